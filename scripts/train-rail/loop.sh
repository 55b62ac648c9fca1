#!/usr/bin/env bash
# Trains the network of The Rail on the Hill: self-play on all cores beside the fitting of its samples.
#
#   loop.sh SECONDS FIT_SECONDS FOLDER
#
# FOLDER needs self-play.mjs (see README.md) and latest.json, the weights to begin with. Another run goes on from there and
# with its samples. It ends with latest.json, latest-fit.json and log.txt. NODE, PYTHON and WORKERS may be set from outside.
set -euo pipefail

seconds=$1
fit_seconds=$2
folder=$3
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node}
python=${PYTHON:-python3}
workers=${WORKERS:-$(nproc)}
shape=$("$node" "$folder/self-play.mjs" --shape)
run=$(date +%s)

mkdir -p "$folder/samples"
for ((i = 0; i < workers; i++)); do
  "$node" "$folder/self-play.mjs" --weights "$folder/latest.json" --seconds "$seconds" --seed "train/$run/$i" \
    --placed 2 --later 2 --out "$folder/samples/$run-$i.bin" >"$folder/totals-$i.txt" &
done
"$python" "$here/train.py" --shape "$shape" --start "$folder/latest.json" --out "$folder/latest.json" \
  --seconds "$seconds" --fit-seconds "$fit_seconds" "$folder/samples" | tee -a "$folder/log.txt"
wait
