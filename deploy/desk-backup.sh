#!/bin/sh
# Writes a backup of the desk into FOLDER, beside those of the last DAYS days, while the desk works: its
# database, content with its whole history, and the edition that is live. Everything else is built again.
#
#   sh deploy/desk-backup.sh FOLDER [DAYS]
set -eu
folder=${1:?'say where: sh deploy/desk-backup.sh FOLDER [DAYS]'}
days=${2:-14}
project=$(dirname "$0")/..
node=$project/node_modules/node/bin/node
desk=$("$node" "$project/deploy/setting.ts" DESK_DIR)
umask 077
mkdir -p "$folder"
part=$(mktemp -d "$folder/part-XXXXXX")
trap 'rm -rf "$part"' EXIT

# The database first: what it names is in the content from then on. SQLite's own copy has all that is
# still in its log.
"$node" -e "const [from, to] = process.argv.slice(1)
  const { DatabaseSync } = require('node:sqlite')
  new DatabaseSync(from, { readOnly: true, timeout: 10_000 }).prepare('vacuum into ?').run(to)" \
  "$desk/desk.db" "$part/desk.db"
GIT_DIR=$desk/content.git git bundle create --quiet "$part/content.bundle" --all
# A desk whose first edition is still being built has none.
live=$(readlink "$desk/live" || true)
[ -z "$live" ] || ln -s "$live" "$part/live"
file=$folder/desk-$(date -u +%Y-%m-%dT%H%M%SZ).tar
tar -cf "$part/desk.tar" -C "$part" desk.db content.bundle ${live:+live -C "$(realpath "$desk")" "$live"}
# One made by hand as root is for whoever the folder belongs to, who makes the others.
[ "$(id -u)" != 0 ] || chown --reference="$folder" "$part/desk.tar"
# What is cut short never looks like a backup.
mv "$part/desk.tar" "$file"
find "$folder" -name 'desk-*.tar' -mtime "+$days" -delete
echo "$file"
