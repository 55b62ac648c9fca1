"""How well the expert of The Rail on the Hill would choose its turn with other settings. Needs NumPy.

usage: choices.py study.jsonl [--turns 100 300 600] [--candidates 10] [--unknown 2 4] [--prior 3]

Reads what study.ts wrote. Prints for each combination by how many points the turn chosen with so many turns in futures is
better than the one with the best first estimate. The futures that choose are never those that judge the choice.
"""

import argparse
import itertools
import json
import math

import numpy as np

REPEATS = 40
CHOOSING = 0.625  # The share of the futures that choose.


def choose(values, worths, turns, length, candidates, prior, futures):
    """Sequential halving, as in src/bots/futures.ts."""
    order = np.argsort(-worths, kind="stable")[:candidates]
    sums = {c: prior * worths[c] for c in order}
    tries = {c: prior for c in order}
    running, used = list(order), 0
    stages = max(1, math.ceil(math.log2(len(order))))
    for future in futures:
        for c in running:
            if used >= turns:
                break
            sums[c] += values[c, future]
            tries[c] += 1
            used += length
        staying = max(2, math.ceil(len(order) / 2 ** int(min(1, used / turns) * stages)))
        running = sorted(running, key=lambda c: -sums[c] / tries[c])[:staying]
        if used >= turns:
            break
    return max(running, key=lambda c: sums[c] / tries[c])


def gain(position, turns, candidates, unknown, prior):
    values, worths = np.array(position["values"]), np.array(position["worths"])
    futures, last = values.shape[1], values.shape[2] - 1
    length = min(last, unknown + (1 if position["isBoardKept"] else 0))
    rng = np.random.default_rng(0)
    gains = []
    for _ in range(REPEATS):
        order = rng.permutation(futures)
        cut = int(CHOOSING * futures)
        chosen = choose(values[:, :, length], worths, turns, length, candidates, prior, order[:cut])
        ends = values[:, order[cut:], last].mean(axis=1)
        gains.append(ends[chosen] - ends[worths.argmax()])
    return np.mean(gains)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--turns", type=int, nargs="+", default=[100, 300, 600])
    parser.add_argument("--candidates", type=int, nargs="+", default=[10])
    parser.add_argument("--unknown", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--prior", type=float, nargs="+", default=[3])
    args = parser.parse_args()
    with open(args.file) as file:
        positions = [json.loads(line) for line in file]
    for settings in itertools.product(args.turns, args.candidates, args.unknown, args.prior):
        gains = [gain(position, *settings) for position in positions]
        error = np.std(gains) / math.sqrt(len(gains))
        names = ("turns", "candidates", "unknown", "prior")
        text = ", ".join(f"{value:g} {name}" for name, value in zip(names, settings))
        print(f"{text}: {np.mean(gains):.2f} points, ± {1.96 * error:.2f}", flush=True)


main()
