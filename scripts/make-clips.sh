#!/usr/bin/env bash
# Speaks the twenty requests of the first-light numbers by five synthesizer voices into
# test/data/clips: 16 kHz mono WAV and manifest.json. Wordings and voices were fixed before anything
# was heard. Every sentence has one voice (set "twenty"); the four literal requests are spoken by all
# the others too (set "literal").
# Needs espeak-ng, flite and sox:  apt-get install espeak-ng flite sox
set -euo pipefail
cd "$(dirname "$0")/.."

out=test/data/clips
voices=(espeak-en-us espeak-en-gb flite-slt flite-rms flite-awb)
names=(calendar safari reminder mail)
# One request a row, the literal one first, then four other ways to say it.
requests=(
  "what's on my calendar tomorrow|what do I have tomorrow|show me tomorrow's appointments|do I have anything on tomorrow|tell me what's in my calendar for tomorrow"
  "open Safari|launch Safari|start Safari please|can you open up Safari for me|bring up Safari"
  "remind me to call mum at five|remind me at five to call mum|set a reminder to call mum at five|can you remind me to phone mum at five|don't let me forget to call mum at five"
  "any new mail from Anna|do I have new mail from Anna|has Anna sent me any mail|check my mail for anything new from Anna|did I get an email from Anna"
)

for tool in espeak-ng flite sox; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install espeak-ng flite sox" >&2; exit 1; }
done

raw="$(mktemp -d)"
trap 'rm -rf "$raw"' EXIT
mkdir -p "$out"
rm -f "$out"/*.wav "$out"/manifest.json
lines=()

speak() { # voice text file
  case "$1" in
    espeak-*) espeak-ng -v "${1#espeak-}" -w "$raw/raw.wav" "$2" ;;
    flite-*) flite -voice "${1#flite-}" -t "$2" -o "$raw/raw.wav" ;;
  esac
  sox -D "$raw/raw.wav" -r 16000 -c 1 -b 16 "$3" # no dither: the same bytes each time
}

add() { # request wording voice text set
  local file="${names[$1]}-$2-$3.wav"
  speak "$3" "$4" "$out/$file"
  lines+=("  {\"file\": \"$file\", \"text\": \"$4\", \"voice\": \"$3\", \"request\": \"${names[$1]}\", \"set\": \"$5\"}")
}

for request in "${!requests[@]}"; do
  IFS='|' read -ra wordings <<<"${requests[$request]}"
  for wording in "${!wordings[@]}"; do
    chosen=$(((request + wording) % ${#voices[@]}))
    add "$request" "$wording" "${voices[$chosen]}" "${wordings[$wording]}" twenty
    ((wording == 0)) || continue
    for voice in "${voices[@]}"; do
      [[ "$voice" == "${voices[$chosen]}" ]] || add "$request" "$wording" "$voice" "${wordings[$wording]}" literal
    done
  done
done

{ echo '['; (IFS=$'\n'; printf '%s\n' "${lines[*]}" | sed '$!s/$/,/'); echo ']'; } >"$out/manifest.json"
echo "${#lines[@]} clips in $out"
