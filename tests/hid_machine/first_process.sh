#!/bin/busybox sh
# The first process of the machine: this system's files under a layer in memory, then the job.
# The kernel's command line names the job, a script; what it prints and its status go to ttyS1.
/bin/busybox --install -s /bin
export PATH=/bin
mkdir -p /proc /sys /dev /host /layer /root
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
stty -F /dev/ttyS1 raw -echo
exec </dev/null >/dev/ttyS1 2>&1
while read -r module options; do
    insmod "/modules/$module" $options
done </modules/order
mount -t tmpfs layer /layer
mkdir /layer/new /layer/work
mount -t 9p -o ro,trans=virtio,version=9p2000.L,msize=512000,cache=loose host /host
mount -t overlay -o lowerdir=/host,upperdir=/layer/new,workdir=/layer/work files /root
for folder in proc sys dev; do
    mount --bind "/$folder" "/root/$folder"
done
ln -s /proc/self/fd /dev/fd
mkdir -p /dev/pts /dev/shm
mount -t devpts -o ptmxmode=666 pts /root/dev/pts
mount -t tmpfs -o mode=1777 shm /root/dev/shm
mount -t tmpfs -o mode=755 run /root/run
mount -t configfs configfs /root/sys/kernel/config
ifconfig lo 127.0.0.1 up
job=$(sed 's/.*job=\([^ ]*\).*/\1/' /proc/cmdline)
cp "/root/$job" /root/run/job
chroot /root /bin/sh /run/job
echo "status $?"
sync
poweroff -f
