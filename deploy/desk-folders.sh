#!/bin/sh
# Makes the desk's two users, and their folders with the rights that docs/desk.md tells. What is there stays.
set -eu
for user in desk desk-build; do
  id -u "$user" > /dev/null 2>&1 ||
    useradd --system --home-dir /var/lib/desk --shell /usr/sbin/nologin "$user"
done
install -d -o desk -g desk -m 0711 /var/lib/desk
install -d -o desk -g desk-build -m 2750 /var/lib/desk/jobs
install -d -o desk-build -g desk-build -m 0750 /var/lib/desk/candidates
install -d -o desk-build -g desk-build -m 0700 /var/lib/desk/work
install -d -o desk -g desk -m 0700 /var/backups/desk
