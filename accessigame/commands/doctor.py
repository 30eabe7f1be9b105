def arguments(parser):
    pass


def run(given, words):
    return 0
