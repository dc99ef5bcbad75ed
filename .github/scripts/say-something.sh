#!/usr/bin/env bash
# The voice program of a Mac, as sotto calls it: more than the head of a file has to come out.
set -euo pipefail
file=$(mktemp -d)/said.wav
echo "hello there" | say -o "$file" --file-format=WAVE --data-format=LEI16@22050 -f -
bytes=$(wc -c <"$file")
echo "say wrote $bytes bytes"
((bytes > 10000))
