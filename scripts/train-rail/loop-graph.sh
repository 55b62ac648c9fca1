#!/usr/bin/env bash
# Trains the graph network of The Rail on the Hill: games on all cores beside the fitting of their samples.
#
#   loop-graph.sh SECONDS FOLDER
#
# FOLDER needs graph-samples.mjs (see README.md) and, to go on from other weights, trained-graph.json, which it also ends
# with. NODE, PYTHON and WORKERS may be set from outside.
set -euo pipefail

seconds=$1
folder=$2
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node}
python=${PYTHON:-python3}
workers=${WORKERS:-$(nproc)}
weights=$folder/trained-graph.json
start=()
[[ -f $weights ]] && start=(--start "$weights")

mkdir -p "$folder/graph"
for ((i = 0; i < workers; i++)); do
  "$node" "$folder/graph-samples.mjs" --seconds "$seconds" --seed "graph/$(date +%s)/$i" --weights "$weights" \
    --out "$folder/graph/$(date +%s)-$i.bin" &
done
"$python" "$here/train_graph.py" --shape "$("$node" "$folder/graph-samples.mjs" --shape)" --out "$weights" \
  "${start[@]}" --seconds "$seconds" "$folder/graph" | tee -a "$folder/graph-log.txt"
wait
