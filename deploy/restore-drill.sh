#!/bin/sh
# Proves that a backup can be restored: brings it back beside the running server, lets the inbox read
# it, without whoever was erased since, and says how much it holds. One of the embedded store comes into a folder that is thrown away
# afterwards, a dump of PostgreSQL into the empty database that the second argument names. Nothing is
# mailed.
#
#   sh deploy/restore-drill.sh BACKUP [DATABASE_URL]
set -eu
backup=${1:?'say which: sh deploy/restore-drill.sh BACKUP [DATABASE_URL]'}
database=${2:-}
project=$(dirname "$0")/..
node=$project/node_modules/node/bin/node
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sh "$project/deploy/merge-erasures.sh" "$("$node" "$project/deploy/setting.ts" DATA_DIR)" "$folder/data"
# The environment wins over the settings file, also where it says nothing.
export DATABASE_URL="$database" SMTP_URL='' DATA_DIR="$folder/data"
if [ -z "$database" ] && [ "$(head -c 5 "$backup")" = PGDMP ]; then
  echo "$backup is a dump of PostgreSQL. Name an empty database to try it in:" >&2
  echo "sh deploy/restore-drill.sh $backup postgres://user:password@host:5432/drill" >&2
  exit 1
fi
sh "$project/deploy/restore.sh" "$backup"
"$node" "$project/server/cli/main.ts" count
echo "restored: $backup"
