#!/bin/sh
# Writes a backup of the inbox into FOLDER, beside those of the last DAYS days. The server may run.
# Reads DATABASE_URL or DATA_DIR as the server does.
#
#   sh deploy/backup.sh FOLDER [DAYS]
set -eu
folder=${1:?'say where: sh deploy/backup.sh FOLDER [DAYS]'}
days=${2:-14}
node=node_modules/node/bin/node
umask 077
mkdir -p "$folder"

now=$(date -u +%Y-%m-%dT%H%M%SZ)
if [ -n "${DATABASE_URL:-}" ]; then
  file=$folder/inbox-$now.dump
  "${PG_DUMP:-pg_dump}" --format=custom --no-owner --dbname="$DATABASE_URL" --file="$file.part"
else
  file=$folder/inbox-$now.db
  "$node" server/cli.ts backup "$file.part" --yes >&2
fi
# What is cut short never looks like a backup.
mv "$file.part" "$file"
find "$folder" -name 'inbox-*' -mtime "+$days" -delete
echo "$file"
