#!/bin/sh
# Brings a backup of the desk back: into the folder of the desk's settings, or FOLDER, which holds no desk
# yet, and says what it holds. Stop the desk first, or name a folder that is thrown away: a drill. What is
# damaged is not brought back.
#
#   sh deploy/desk-restore.sh BACKUP [FOLDER]
set -eu
backup=${1:?'say which: sh deploy/desk-restore.sh BACKUP [FOLDER]'}
project=$(dirname "$0")/..
node=$project/node_modules/node/bin/node
folder=${2:-$("$node" "$project/deploy/setting.ts" DESK_DIR)}
umask 027

refuse() {
  echo "$1" >&2
  exit 1
}

[ -r "$backup" ] || refuse "There is no backup $backup, or $(id -un) may not read it."
for name in desk.db desk.db-wal content.git editions live; do
  [ ! -e "$folder/$name" ] || refuse "$folder holds a desk already: move it away first."
done
mkdir -p "$folder"
part=$(mktemp -d "$folder/restored-XXXXXX")
# Editions are read-only.
trap 'chmod -R u+w "$part"; rm -rf "$part"' EXIT

tar -xpf "$backup" -C "$part"
git init --quiet --bare --initial-branch=draft "$part/content.git"
export GIT_DIR="$part/content.git"
git fetch --quiet "$part/content.bundle" '+refs/*:refs/*'
git fsck --no-dangling --no-progress
"$node" -e "const { DatabaseSync } = require('node:sqlite')
  const db = new DatabaseSync(process.argv[1], { readOnly: true })
  const { integrity_check: found } = db.prepare('pragma integrity_check').get()
  if (found !== 'ok') throw new Error('desk.db is damaged: ' + found)
  const { people, editions, last } = db.prepare('select (select count(*) from people) as people, ' +
    '(select count(*) from editions) as editions, (select max(at) from audit) as last').get()
  console.log(people + ' people, ' + editions + ' editions, last entry ' +
    (last ? new Date(last).toISOString() : 'none'))" "$part/desk.db"
echo "$(git ls-tree -r --name-only live | wc -l) files in $(git rev-list --count --all) commits, live: $(readlink "$part/live" || echo none)"
rm "$part/content.bundle"
# Brought back by root it is for whoever the folder belongs to: the desk.
[ "$(id -u)" != 0 ] || chown -hR --reference="$folder" "$part"
# The database last: without it there is no desk.
for name in content.git editions live desk.db; do
  if [ -e "$part/$name" ] || [ -L "$part/$name" ]; then mv "$part/$name" "$folder/$name"; fi
done
