#!/bin/sh
# Proves that a backup can be restored: brings it back beside the running server, lets the inbox
# read it, says how much it holds, and throws it away. For the embedded store; nothing is mailed.
#
#   sh deploy/restore-drill.sh BACKUP
set -eu
backup=${1:?'say which: sh deploy/restore-drill.sh BACKUP'}
node=node_modules/node/bin/node
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export DATABASE_URL='' SMTP_URL='' DATA_DIR="$folder/data"
sh deploy/restore.sh "$backup"
"$node" server/cli.ts stats
echo "restored: $backup"
