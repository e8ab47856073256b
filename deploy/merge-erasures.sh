#!/bin/sh
# Adds to the ledger of erasures and holds in the folder TO what the one in FROM has. Nothing is taken away: an older
# ledger never replaces a newer one.
#
#   sh deploy/merge-erasures.sh FROM TO
set -eu
from=$1
to=$2
umask 077

# Without a last line that a crash has cut short: what it says was never done.
lines() {
  if [ -z "$(tail -c 1 "$1")" ]; then cat "$1"; else sed '$d' "$1"; fi
}

[ -f "$from/ledger.jsonl" ] || exit 0
mkdir -p "$to"
{
  lines "$from/ledger.jsonl"
  [ ! -f "$to/ledger.jsonl" ] || lines "$to/ledger.jsonl"
} | LC_ALL=C sort -u > "$to/ledger.jsonl.part"
[ "$(id -u)" != 0 ] || chown --reference="$to" "$to/ledger.jsonl.part"
mv "$to/ledger.jsonl.part" "$to/ledger.jsonl"
