#!/bin/sh
# Brings a backup back: into the folder of the server's settings, which holds no inbox yet, or into
# their empty PostgreSQL, with the ledger of erasures and holds beside it: when the inbox is opened, what was erased since
# is erased again, and what is held stays. Stop the server first.
#
#   sh deploy/restore.sh BACKUP
set -eu
backup=${1:?'say which: sh deploy/restore.sh BACKUP'}
project=$(dirname "$0")/..
node=$project/node_modules/node/bin/node
umask 077

refuse() {
  echo "$1" >&2
  exit 1
}

[ -f "$backup" ] || refuse "There is no backup $backup."
[ -r "$backup" ] || refuse "$(id -un) may not read $backup: run this as root, or give the file to $(id -un)."
database=$("$node" "$project/deploy/setting.ts" DATABASE_URL)
folder=$("$node" "$project/deploy/setting.ts" DATA_DIR)
kind=$(head -c 5 "$backup")

merge_erasures() {
  sh "$project/deploy/merge-erasures.sh" "$(dirname "$backup")" "$folder"
}

if [ -n "$database" ]; then
  [ "$kind" = PGDMP ] || refuse "$backup is no dump of PostgreSQL, and DATABASE_URL names one."
  merge_erasures
  "${PG_RESTORE:-pg_restore}" --exit-on-error --single-transaction --no-owner \
    --dbname="$database" "$backup"
else
  [ "$kind" != PGDMP ] || refuse "$backup is a dump of PostgreSQL: name an empty one with DATABASE_URL."
  # A log left beside another file's copy would damage it.
  for file in "$folder"/inbox.db*; do
    [ ! -e "$file" ] || refuse "$folder holds an inbox already: move it away first."
  done
  mkdir -p "$folder"
  merge_erasures
  cp "$backup" "$folder/restored.part"
  # Brought back by root it is for whoever the folder belongs to: the server.
  [ "$(id -u)" != 0 ] || chown --reference="$folder" "$folder/restored.part"
  # What is cut short never looks like an inbox.
  mv "$folder/restored.part" "$folder/inbox.db"
fi
