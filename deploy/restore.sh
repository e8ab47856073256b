#!/bin/sh
# Brings a backup back: into a folder that is not there yet, or into an empty PostgreSQL.
# Reads DATABASE_URL or DATA_DIR as the server does. Stop the server first.
#
#   sh deploy/restore.sh BACKUP
set -eu
backup=${1:?'say which: sh deploy/restore.sh BACKUP'}
umask 077

if [ -n "${DATABASE_URL:-}" ]; then
  "${PG_RESTORE:-pg_restore}" --exit-on-error --single-transaction --no-owner \
    --dbname="$DATABASE_URL" "$backup"
else
  folder=${DATA_DIR:-data}
  # A log left beside another file's copy would damage it.
  for file in "$folder"/inbox.db*; do
    if [ -e "$file" ]; then
      echo "$folder holds an inbox already: move it away first." >&2
      exit 1
    fi
  done
  mkdir -p "$folder"
  cp "$backup" "$folder/inbox.db"
fi
