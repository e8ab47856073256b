#!/bin/sh
# Adds to the ledger of erasures in the folder TO what the one in FROM has. Nothing is taken away: an older ledger
# never replaces a newer one.
#
#   sh deploy/merge-erasures.sh FROM TO
set -eu
from=$1
to=$2
umask 077

[ -f "$from/erasures.jsonl" ] || exit 0
mkdir -p "$to"
if [ -e "$to/erasures.key" ] && ! cmp -s "$from/erasures.key" "$to/erasures.key"; then
  echo "The erasures in $from and in $to have different keys: move those in $to away," >&2
  echo "do this again, and erase these people once more." >&2
  exit 1
fi
cp "$from/erasures.key" "$to/erasures.key.part"
cat "$from/erasures.jsonl" "$to/erasures.jsonl" 2> /dev/null | sort -u > "$to/erasures.jsonl.part"
[ "$(id -u)" != 0 ] || chown --reference="$to" "$to"/erasures.*.part
mv "$to/erasures.key.part" "$to/erasures.key"
mv "$to/erasures.jsonl.part" "$to/erasures.jsonl"
