#!/bin/sh
# Makes the desk's user, and its folders with the rights that docs/desk.md describes. What is there stays.
set -eu
id -u desk > /dev/null 2>&1 ||
  useradd --system --home-dir /var/lib/desk --shell /usr/sbin/nologin desk
install -d -o desk -g desk -m 0711 /var/lib/desk
install -d -o desk -g desk -m 0700 /var/backups/desk
