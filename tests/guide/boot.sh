#!/bin/sh
# Becomes the first process of a machine of its own: the system that runs the tests, in a copy that
# lives in memory, with systemd. It is started in namespaces of its own (machine.ts), so nothing that
# is done there is seen outside, and nothing of it is left.
#
#   sh boot.sh FOLDER REPOSITORY LUGGAGE
set -eu
folder=$1 repository=$2 luggage=$3
root=$folder/root

mount -t tmpfs -o mode=0755 tmpfs "$folder"
mkdir "$folder/changed" "$folder/work" "$folder/packages" "$folder/packages-work" "$root"
mount -t overlay -o "lowerdir=/,upperdir=$folder/changed,workdir=$folder/work" overlay "$root"

# Devices that are no hardware. /sys and the kernel's own settings are for reading only: systemd takes
# that for a container and leaves the machine around it alone.
mount -t tmpfs -o mode=0755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
# In the kernel's eyes the group that we were put into is the first one.
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
for place in run tmp srv; do mount -t tmpfs -o mode=0755 tmpfs "$root/$place"; done
chmod 1777 "$root/tmp"

# What the tests bring along, and the packages as npm would install them.
mkdir -p "$root/mnt/luggage" "$root/mnt/repository" "$root/mnt/packages"
mount --bind "$luggage" "$root/mnt/luggage"
mount --bind -o ro "$repository" "$root/mnt/repository"
mount -t overlay -o \
  "lowerdir=$repository/node_modules,upperdir=$folder/packages,workdir=$folder/packages-work" \
  overlay "$root/mnt/packages"

# Only what the guide starts is started.
mount -t tmpfs tmpfs "$root/usr/lib/systemd/system/sysinit.target.wants"
rm -rf "$root"/etc/systemd/system/*.wants
: > "$root/etc/fstab"
: > "$root/etc/machine-id"

ip link set lo up
cd "$root"
mkdir mnt/host
pivot_root . mnt/host
umount -l /mnt/host
export container=guide
exec /lib/systemd/systemd --system --unit=multi-user.target --log-target=journal
