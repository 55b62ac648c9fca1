#!/usr/bin/env bash
# Trains the network of The Rail on the Hill: alternates self-play and fitting for a number of minutes.
#
#   loop.sh MINUTES FOLDER
#
# FOLDER keeps everything, and another run goes on from there. It needs self-play.mjs in it (see README.md); where it has
# an outlook.json, those are the weights of the outlook. It ends with best.json, the network that played best, if any played
# better than none, and log.txt. NODE, PYTHON, WORKERS, PLAY_SECONDS, FIT_SECONDS and KEPT (how many
# generations of samples are fitted) may be set from outside.
set -euo pipefail

minutes=$1
folder=$2
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node}
python=${PYTHON:-python3}
workers=${WORKERS:-$(nproc)}
play_seconds=${PLAY_SECONDS:-40}
fit_seconds=${FIT_SECONDS:-25}
kept=${KEPT:-5}
stop=$(($(date +%s) + minutes * 60))
shape=$("$node" "$folder/self-play.mjs" --shape)

mkdir -p "$folder/samples"
generation=$(cat "$folder/generation" 2>/dev/null || echo 0)
best=$(cat "$folder/best.mean" 2>/dev/null || echo 0)

say() { echo "$*" | tee -a "$folder/log.txt"; }

# Plays with the latest weights; prints the mean score of the plain solo games and their number.
play() { # seconds, what to write, more flags
  local flags=()
  [ -f "$folder/outlook.json" ] && flags+=(--outlook "$folder/outlook.json")
  [ -f "$folder/latest.json" ] && flags+=(--weights "$folder/latest.json")
  for ((i = 0; i < workers; i++)); do
    "$node" "$folder/self-play.mjs" ${flags[@]+"${flags[@]}"} --seconds "$1" --seed "$2/$generation/$i" "${@:3}" \
      ${samples:+--out "$samples-$i.bin"} >"$folder/totals-$i.txt" &
  done
  wait
  cat "$folder"/totals-*.txt | tr ' ' '\n' | awk 'NF { sum += $1; n++ } END { printf "%.2f %d", n ? sum / n : 0, n }'
  rm -f "$folder"/totals-*.txt
}

# Logs the score of the latest weights, and keeps them if they are the best so far.
judge() { # mean, games
  say "generation $generation: mean $1 of $2 solo games"
  if awk -v now="$1" -v best="$best" 'BEGIN { exit !(now > best) }'; then
    best=$1
    echo "$best" >"$folder/best.mean"
    if [ -f "$folder/latest.json" ]; then cp "$folder/latest.json" "$folder/best.json"; fi
  fi
}

while [ "$(date +%s)" -lt $((stop - play_seconds * 2 - fit_seconds)) ]; do
  samples="$folder/samples/$(printf %03d "$generation")"
  read -r mean games < <(play "$play_seconds" train; echo)
  judge "$mean" "$games"
  mapfile -t files < <(find "$folder/samples" -name '*.bin' | sort | awk -F/ -v from="$(printf %03d $((generation - kept + 1 > 0 ? generation - kept + 1 : 0)))" '$NF >= from')
  generation=$((generation + 1))
  start=()
  [ -f "$folder/latest.json" ] && start=(--start "$folder/latest.json")
  "$python" "$here/train.py" --shape "$shape" --out "$folder/next.json" ${start[@]+"${start[@]}"} \
    --epochs "${EPOCHS:-30}" --seconds "$fit_seconds" --about "{\"generation\": $generation}" "${files[@]}" | tee -a "$folder/log.txt"
  mv "$folder/next.json" "$folder/latest.json"
  echo "$generation" >"$folder/generation"
done

samples=
read -r mean games < <(play "$play_seconds" measure --measure; echo)
judge "$mean" "$games"
say "best mean $best"
