#!/bin/sh
# Writes a backup of the inbox into FOLDER, beside those of the last DAYS days. The server may run.
# Backs up what the server's settings name, with the ledger of erasures and holds.
#
#   sh deploy/backup.sh FOLDER [DAYS]
set -eu
folder=${1:?'say where: sh deploy/backup.sh FOLDER [DAYS]'}
days=${2:-14}
project=$(dirname "$0")/..
node=$project/node_modules/node/bin/node
database=$("$node" "$project/deploy/setting.ts" DATABASE_URL)
umask 077
mkdir -p "$folder"

now=$(date -u +%Y-%m-%dT%H%M%SZ)
if [ -n "$database" ]; then
  file=$folder/inbox-$now.dump
  "${PG_DUMP:-pg_dump}" --format=custom --no-owner --dbname="$database" --file="$file.part"
  # What is cut short never looks like a backup; the other command sees to that itself.
  mv "$file.part" "$file"
else
  file=$folder/inbox-$now.db
  "$node" "$project/server/cli/main.ts" backup "$file" >&2
fi
# One made by hand as root is for whoever the folder belongs to, who makes the others.
[ "$(id -u)" != 0 ] || chown --reference="$folder" "$file"
# What was erased or is held must be known to whoever brings an older copy back.
sh "$project/deploy/merge-erasures.sh" "$("$node" "$project/deploy/setting.ts" DATA_DIR)" "$folder"
find "$folder" -name 'inbox-*' -mtime "+$days" -delete
echo "$file"
