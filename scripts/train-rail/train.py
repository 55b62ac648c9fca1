"""Fits the network of The Rail on the Hill to the samples of self-play. Needs numpy only.

usage: train.py --shape '{"lines": 4, ...}' --out weights.json [--start weights.json] [--epochs N] samples.bin ...

A sample is the inputs of a network, what the outlook expected and the final score. The network learns the difference. See
src/games/rail-on-the-hill/bot/network.ts for what it computes, and in which order its weights are written.
"""

import argparse
import base64
import json
import time

import numpy as np

HELD_OUT = 0.05
# The first inputs of the town: one for each number of rounds left.
ROUNDS = 14


def layout(shape):
    """The parts of the weights, in the order of the file, each with its own shape."""
    first = shape["lineWidth"] + shape["townWidth"]
    return [
        ("of_lines", (shape["lineInputs"], shape["lineWidth"])),
        ("of_town", (shape["townInputs"], first)),
        ("first_bias", (first,)),
        ("second", (first, shape["secondWidth"])),
        ("second_bias", (shape["secondWidth"],)),
        ("last", (shape["secondWidth"],)),
        ("last_bias", (1,)),
    ]


def fresh(shape, rng):
    """Random weights: as usual for rectifiers, with the fan-in that is not 0 most of the time."""
    weights = {}
    for name, size in layout(shape):
        # The last layer begins at 0, so that there is no correction at first.
        spread = 0.0 if name.endswith("bias") or name == "last" else (2.0 / size[0]) ** 0.5
        weights[name] = np.asarray(rng.normal(0, 1, size) * spread, dtype=np.float32)
    return weights


def begin_with_rounds(shape, weights, inputs, targets):
    """One unit of each layer begins as the average change with this many rounds left."""
    unit = shape["lineWidth"]
    means = [targets[inputs[:, i] > 0] for i in range(ROUNDS + 1)]
    means = np.array([part.mean() if len(part) else 0 for part in means], dtype=np.float32)
    weights["of_town"][:, unit] = 0
    weights["of_town"][: ROUNDS + 1, unit] = means - means.min()
    weights["second"][:, 0] = 0
    weights["second"][unit, 0] = 1
    weights["last"][0] = 1
    weights["last_bias"][0] = means.min()


def read(shape, path):
    with open(path) as file:
        flat = np.frombuffer(base64.b64decode(json.load(file)["weights"]), dtype="<f4")
    weights, at = {}, 0
    for name, size in layout(shape):
        count = int(np.prod(size))
        weights[name] = np.asarray(flat[at : at + count].reshape(size).copy())
        at += count
    assert at == len(flat), "these weights are of another shape"
    return weights


def write(shape, weights, path, about):
    parts = [weights[name].astype("<f4").ravel() for name, _ in layout(shape)]
    text = base64.b64encode(np.concatenate(parts).tobytes()).decode()
    with open(path, "w") as file:
        json.dump({**about, "weights": text}, file, indent=2)
        file.write("\n")


def forward(shape, weights, inputs):
    """The activations that the backward pass needs; the last one is the output."""
    count, width = len(inputs), shape["lineWidth"]
    town = inputs[:, : shape["townInputs"]]
    lines = inputs[:, shape["townInputs"] :].reshape(count * shape["lines"], shape["lineInputs"])
    base = town @ weights["of_town"] + weights["first_bias"]
    of_lines = (lines @ weights["of_lines"]).reshape(count, shape["lines"], width) + base[:, None, :width]
    of_lines = np.maximum(of_lines, 0)
    first = np.concatenate([of_lines.sum(axis=1), np.maximum(base[:, width:], 0)], axis=1)
    hidden = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    return town, lines, of_lines, first, hidden, hidden @ weights["last"] + weights["last_bias"]


def gradients(shape, weights, inputs, targets):
    """The derivative of the Huber loss."""
    count, width = len(inputs), shape["lineWidth"]
    town, lines, of_lines, first, hidden, output = forward(shape, weights, inputs)
    off = output - targets
    slope = np.clip(off, -4, 4) / count
    d_hidden = slope[:, None] * weights["last"] * (hidden > 0)
    d_first = d_hidden @ weights["second"].T
    d_lines = d_first[:, None, :width] * (of_lines > 0)
    d_town = d_first[:, width:] * (first[:, width:] > 0)
    d_base = np.concatenate([d_lines.sum(axis=1), d_town], axis=1)
    return off, {
        "of_lines": lines.T @ d_lines.reshape(count * shape["lines"], width),
        "of_town": town.T @ d_base,
        "first_bias": d_base.sum(axis=0),
        "second": first.T @ d_hidden,
        "second_bias": d_hidden.sum(axis=0),
        "last": hidden.T @ slope,
        "last_bias": slope.sum(keepdims=True),
    }


class Adam:
    def __init__(self, weights, decay):
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.decay, self.steps = decay, 0

    def step(self, weights, slopes, rate):
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            change = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            weights[name] -= rate * (change + self.decay * weights[name])


def load(shape, paths):
    inputs = shape["townInputs"] + shape["lines"] * shape["lineInputs"]
    rows = []
    for path in paths:
        flat = np.fromfile(path, dtype="<f4")
        # A worker that was stopped may have left a row unfinished.
        rows.append(flat[: len(flat) // (inputs + 2) * (inputs + 2)].reshape(-1, inputs + 2))
    data = np.concatenate(rows)
    return data[:, :inputs], (data[:, inputs + 1] - data[:, inputs]) / shape["scale"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--shape", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--about", default="{}")
    args = parser.parse_args()
    begin = time.time()
    shape = json.loads(args.shape)
    rng = np.random.default_rng(1)
    inputs, targets = load(shape, args.samples)
    order = rng.permutation(len(inputs))
    held = max(1, int(len(order) * HELD_OUT))
    test, order = order[:held], order[held:]
    inputs, targets = np.asarray(inputs), np.asarray(targets)
    weights = read(shape, args.start) if args.start else fresh(shape, rng)
    if not args.start:
        begin_with_rounds(shape, weights, inputs, targets)
    adam = Adam(weights, args.decay)
    batches = max(1, len(order) // args.batch)
    total, done, best, best_weights = args.epochs * batches, 0, 1e9, weights
    for epoch in range(args.epochs):
        rng.shuffle(order)
        errors = 0.0
        for i in range(batches):
            part = np.asarray(order[i * args.batch : (i + 1) * args.batch])
            off, slopes = gradients(shape, weights, inputs[part], targets[part])
            errors += float((off * off).mean())
            share = max(done / total, (time.time() - begin) / args.seconds)
            warm = min(1.0, (done + 1) / 200)
            adam.step(weights, slopes, args.rate * warm * max(0.02, 1 - share))
            done += 1
        off = forward(shape, weights, inputs[np.asarray(test)])[-1] - targets[np.asarray(test)]
        error = float((off * off).mean()) ** 0.5 * shape["scale"]
        trained = (errors / batches) ** 0.5 * shape["scale"]
        if error < best:
            best, best_weights = error, {name: array.copy() for name, array in weights.items()}
        if epoch % 4 == 0 or epoch == args.epochs - 1:
            print(f"  epoch {epoch + 1}: {trained:.2f} points off in training, {error:.2f} held out", flush=True)
        if time.time() - begin > args.seconds:
            break
    write(shape, best_weights, args.out, json.loads(args.about))
    print(f"  {len(order)} samples, {best:.2f} held out, {time.time() - begin:.0f} s", flush=True)


main()
