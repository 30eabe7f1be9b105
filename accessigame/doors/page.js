// The page of a guest: blocks come in by an event stream, wishes go out by requests.
//
// 1. News are paragraphs that are added, one every 250 ms, and the buttons follow them: readers
//    speak them once and in order only so. What was missed comes as one block from the table.
//    Nothing is replaced or removed.
// 2. Buttons that mean the same stay the same nodes, so nobody loses their place among them.
// 3. A line that breaks is opened again behind the last number that was heard.
// 4. One's own turn has a sound, as long as the button for it is pressed.
// 5. Wishes go one after another, each with a number, so that one sent twice counts once. Each
//    names the block that it answers, so that the door refuses it once that question has gone.
"use strict";

const PACE = 250, SILENCE = 40000, LOST = 3000, OLDEST = 10000;  // milliseconds
const NO_BREAK = "\u00a0";
const byId = (id) => document.getElementById(id);
const labels = document.body.dataset;
const pause = (time) => new Promise((done) => setTimeout(done, time));

// news --------------------------------------------------------------------------------------------

const waiting = [];
let pacing = false, lastText = "", lastDiffers = false;

// Puts a task in the row of the news.
function inRow(task) {
  waiting.push(task);
  if (!pacing) nextInRow();
}

function nextInRow() {
  let task = waiting.shift();
  while (task && task() === false) task = waiting.shift();  // it had nothing to do
  pacing = task !== undefined;
  if (pacing) setTimeout(nextInRow, PACE);
}

// Adds one paragraph; a reader drops one that equals the one before, so it is made to differ.
function addNews(lines, language) {
  const text = lines.join("\n");
  lastDiffers = text === lastText && !lastDiffers;
  lastText = text;
  const shown = lastDiffers ? differing(text) : text;
  const paragraph = document.createElement("p");
  paragraph.lang = language;
  shown.split("\n").forEach((line, index) => {
    if (index) paragraph.append(document.createElement("br"));
    paragraph.append(line);
  });
  byId("news").append(paragraph);
}

function differing(text) {
  return text.includes(" ") ? text.replace(" ", NO_BREAK) : NO_BREAK + text;
}

const tell = (text) => inRow(() => addNews([text], document.documentElement.lang));

// the question and the buttons --------------------------------------------------------------------

// The code of a card: six digits, or what a French keyboard writes while a scanner types them.
const CODE = /(?:[5789][0-4][01]\d{3}|[(è_ç!][à&é"'][à&][à&é"'(\-è_ç§!]{3})$/, SCAN = 300;
let scanned = 0;
let arriving = false;  // from the form: the focus moves to the first question
let latest = null;  // the newest block
let lastTold = null, lastShown = null;  // the blocks that lines and buttons answer

function showQuestion(question) {
  const asked = question || labels.wait;
  const heading = byId("question");
  if (heading.textContent !== asked) heading.textContent = asked;
  document.title = `${asked} – accessigame`;
}

// Shows buttons; those that mean the same stay. The focus moves only from one that is gone. The one
// that has it stays while nothing is asked, out of use: a reader would speak the heading behind the
// news each time, and "No question now" is no news.
function showButtons(list, buttons) {
  const old = new Map([...list.children].map((item) => [item.dataset.means, item]));
  const wanted = buttons.map((button) => {
    const means = JSON.stringify([button.say, button.intent]);
    return old.get(means) || newButton(button, means);
  });
  const focused = document.activeElement;
  const hadFocus = list.contains(focused);
  const idle = wanted.length === 0 && hadFocus ? focused.closest("li") : null;
  for (const item of old.values()) {
    item.firstChild.setAttribute("aria-disabled", String(item === idle));
    if (item !== idle && !wanted.includes(item)) item.remove();
  }
  wanted.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] || null);
  });
  list.hidden = list.children.length === 0;
  if (!hadFocus || document.activeElement === focused) return;
  (list.contains(focused) ? focused : byId("question")).focus();
}

function newButton(button, means) {
  const item = document.createElement("li"), node = document.createElement("button");
  item.dataset.means = means;
  node.type = "button";
  node.textContent = button.say;
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-disabled") === "true") tell(labels.wait);
    else wish({ intent: button.intent }, lastShown);
  });
  item.append(node);
  return item;
}

// A reader that is flooded drops news that wait when the focus moves. So the question and the buttons
// come after the news, with a pause between, and of several blocks only the last one has them.
function show(block) {
  latest = block;
  inRow(() => tellBlock(block));
  inRow(() => block === latest && showState(block));
}

function tellBlock(block) {
  lastTold = block;
  noteTurn(block);
  const lines = block.question ? [...block.said, block.question] : block.said;
  return lines.length > 0 && addNews(lines, block.lang);
}

function showState(block) {
  lastShown = block;
  showQuestion(block.question);
  showButtons(byId("choices"), block.choices);
  if (arriving) byId("question").focus();
  arriving = false;
}

// the sound of one's own turn ---------------------------------------------------------------------

const NOTES = [[523.3, 50], [659.3, 50], [784, 70]];  // hertz, milliseconds: as at the table
let audio = null, wasAsked = true;

// A browser lets a page sound only after a press, so each press wakes the sound.
function wakeSound() {
  try {
    audio = audio || new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
  } catch { /* a browser without sound */ }
}
for (const press of ["click", "keydown"]) document.addEventListener(press, wakeSound);

const isSounding = () => byId("sound").getAttribute("aria-pressed") === "true";

// Sounds and shakes, shorter than a word and beside a voice, where the guest wants it.
function signal() {
  if (!isSounding()) return;
  if (navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(150);
  if (!audio || audio.state !== "running") return;
  let begin = audio.currentTime;
  for (const [hertz, time] of NOTES) {
    const note = audio.createOscillator(), loudness = audio.createGain(), end = begin + time / 1000;
    note.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.2, begin + 0.005);
    loudness.gain.setValueAtTime(0.2, end - 0.005);
    loudness.gain.linearRampToValueAtTime(0, end);
    note.connect(loudness).connect(audio.destination);
    note.start(begin);
    note.stop(end);
    begin = end;
  }
}

// Signals a turn that begins; a question that is asked again, or stands as the guest comes, is none.
function noteTurn(block) {
  const isAsked = block.question !== "";
  if (isAsked && !wasAsked) signal();
  wasAsked = isAsked;
}

function setSound(on) {
  byId("sound").setAttribute("aria-pressed", String(on));
  memory.sound = on ? "" : "off";
  if (on) signal();
}

// requests ----------------------------------------------------------------------------------------

let token = "", heard = 0, wishes = 0, stuck = false, sending = Promise.resolve();

// Sends a request; rejects when the line is broken.
function post(path, data, signal, more) {
  const headers = { "Content-Type": "application/json", "X-Accessigame": "1",
                    "Accept-Language": document.documentElement.lang, ...more };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(data), signal });
}

async function postSoon(path, data) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), OLDEST);
  try {
    return await post(path, data, controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

// Takes what a guest wants. block: the one that asked. While a wish waits for the line, a second one
// would be an answer to cards that nobody has seen: it is dropped.
function wish(given, block) {
  if (stuck) return tell(labels.dropped);
  const answers = block && block.token === token ? block.number : 0, since = Date.now();
  const numbered = { token, number: ++wishes, answers, ...given };
  sending = sending.then(() => send(numbered, since));
}

async function send(given, since) {
  const slow = setTimeout(noteStuck, LOST);
  const arrived = await arrives(given, since);
  clearTimeout(slow);
  stuck = false;
  if (!arrived && token) tell(labels.unsent);
}

// Sends a wish until it has arrived; one that is old, or was meant for a table before, is given up.
async function arrives(given, since) {
  while (given.token === token) {
    if (await isTaken(given)) {
      if (!lostSince) noteBack();
      return true;
    }
    noteStuck();
    if (Date.now() - since > OLDEST) return false;
    await pause(500);
  }
  return false;
}

async function isTaken(given) {
  try {
    const response = await postSoon("/wish", given);
    return response.status < 500 && ![409, 410, 429].includes(response.status);
  } catch {
    return false;  // the line is broken
  }
}

// Tells that a wish waits for the line, each time that somebody gives one.
function noteStuck() {
  if (stuck || !token) return;
  stuck = told = true;
  tell(labels.lost);
}

// coming in ---------------------------------------------------------------------------------------

// A tab that is loaded again comes back by itself; another tab does not.
const memory = {
  get code() { try { return sessionStorage.getItem("code") || ""; } catch { return ""; } },
  set code(code) { try { sessionStorage.setItem("code", code); } catch { /* not kept, then */ } },
  get sound() { try { return localStorage.getItem("sound") || ""; } catch { return ""; } },
  set sound(sound) { try { localStorage.setItem("sound", sound); } catch { /* not kept, then */ } },
};

async function enter(code) {
  const response = await postSoon("/enter", { code, language: document.documentElement.lang });
  const answer = await response.json().catch(() => ({}));
  if (!answer.token) {
    keepCode(code, !answer.wrong);
    return goOut(answer.refused || labels.unreached);
  }
  keepCode(code, false);
  [token, heard, memory.code] = [answer.token, 0, code];
  document.documentElement.lang = answer.lang;
  goIn(answer.asked, answer.rules);
}

// Leaves a code in its field while it may be right, so that nobody has to type it again.
function keepCode(code, mayBeRight) {
  const field = byId("code"), now = field.value.replace(/\s/g, "");
  if (mayBeRight) field.value = field.value || code;
  else if (now === code) field.value = "";
}

function goIn(asked, rules) {
  arriving = byId("door").contains(document.activeElement);
  byId("door").hidden = true;
  byId("game").hidden = false;
  showButtons(byId("asked"), asked);
  showButtons(byId("rules"), rules);
  byId("rulebook").hidden = rules.length === 0;
  follow();
}

function goOut(why) {
  [token, memory.code] = ["", ""];
  if (why) tell(why);
  inRow(() => {
    if (token) return;  // the guest is in again already
    const moves = byId("game").contains(document.activeElement);
    byId("game").hidden = true;
    byId("door").hidden = false;
    document.title = "accessigame";
    if (moves) byId("code").focus();
  });
}

let entering = false;

// Comes in by a code; not twice at once, since a wrong one would count twice.
async function tryCode(given) {
  if (entering) return;
  entering = true;
  const code = given.replace(/\s/g, "");
  try {
    await enter(code);
  } catch {
    keepCode(code, true);
    tell(labels.unreached);
  } finally {
    entering = false;
  }
}

// the stream --------------------------------------------------------------------------------------

let turn = 0, controller = new AbortController(), lastSign = Date.now(), lostSince = 0, told = false;

// Follows the table until the guest leaves; a newer call takes the place of this one.
async function follow() {
  const mine = ++turn;
  controller.abort();
  for (let wait = 250; token && mine === turn; wait = Math.min(2 * wait, 4000)) {
    const begun = Date.now();
    await listen(mine).catch(() => noteLost());
    if (Date.now() - begun > 5000) wait = 250;
    if (token && mine === turn) await pause(wait);
  }
}

async function listen(mine) {
  controller = new AbortController();
  lastSign = Date.now();
  const last = { "Last-Event-ID": String(heard) };
  const response = await post("/events", { token }, controller.signal, last);
  if (response.status === 410 && memory.code) return enter(memory.code);
  if (!response.ok) throw new Error(String(response.status));
  noteSign();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; mine === turn; ) {
    const { value, done } = await reader.read();
    if (done) throw new Error("the stream has ended");
    noteSign();
    const events = (rest + value).split("\n\n");
    rest = events.pop();
    events.forEach(take);
  }
}

function take(event) {
  const fields = Object.fromEntries(event.split("\n").map((line) => {
    const colon = line.indexOf(": ");
    return [line.slice(0, colon), line.slice(colon + 2)];
  }));
  if (fields.event === "goodbye") return goOut("");
  if (fields.event === "beat") return postSoon("/beat", { token, heard }).catch(() => {});
  if (Number(fields.id) <= heard) return undefined;
  heard = Number(fields.id);
  return show({ ...JSON.parse(fields.data), number: heard, token });
}

function noteSign() {
  lastSign = Date.now();
  lostSince = 0;
  noteBack();
}

function noteBack() {
  if (told) tell(labels.back);
  told = false;
}

// Tells that the line is broken, once, and not when it flickers.
function noteLost() {
  if (!token) return;
  lostSince = lostSince || Date.now();
  if (told || Date.now() - lostSince < LOST) return;
  told = true;
  tell(labels.lost);
}

// the beginning -----------------------------------------------------------------------------------

byId("door").addEventListener("submit", (event) => {
  event.preventDefault();
  const code = byId("code").value;
  if (code.trim()) tryCode(code);  // Enter in an empty field would count as a wrong code
});
byId("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = byId("field").value.trim();
  byId("field").value = "";
  if (line) wish({ line }, lastTold);
});
// A scanner may type nothing behind the code of a card, or a Tab that leaves the field.
byId("field").addEventListener("input", () => {
  clearTimeout(scanned);
  if (!CODE.test(byId("field").value)) return;
  scanned = setTimeout(() => {
    if (!CODE.test(byId("field").value)) return;
    byId("typing").requestSubmit();
    byId("field").focus();
  }, SCAN);
});
document.addEventListener("visibilitychange", () => {
  if (token && document.visibilityState === "visible") follow();
});
window.addEventListener("online", () => { if (token) follow(); });
setInterval(() => { if (token && Date.now() - lastSign > SILENCE) follow(); }, 5000);

byId("sound").addEventListener("click", () => setSound(!isSounding()));
if (memory.sound === "off") byId("sound").setAttribute("aria-pressed", "false");

// The code behind the # is in no log; it is taken out of the address at once. It only fills the
// field in: coming in is a press of its own. Otherwise a reader, which reads a page that opens,
// would say the first news twice, and a preview of a link would take somebody's seat.
function offerCode() {
  const code = location.hash.slice(1);
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (token) return;
  byId("code").value = code;
  byId("enter").focus();
}
window.addEventListener("hashchange", offerCode);
if (memory.code && !location.hash) tryCode(memory.code);
offerCode();
