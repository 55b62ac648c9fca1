"""Fits the network of The Rail on the Hill to the samples of self-play. Needs PyTorch; uses a GPU if there is one.

usage: train.py --shape '{"lines": 4, ...}' --start old.json --out new.json --seconds N --fit-seconds M FOLDER

A sample is the inputs of the network, what the outlook expected and the score to learn. The network learns the difference.
See src/games/rail-on-the-hill/bot/network.ts for what it computes, and in which order its weights are written.

Follows the files that self-play appends to, and writes better weights every few seconds for self-play to use. In the end
it goes on with the samples that there are, more and more slowly.
"""

import argparse
import base64
import glob
import json
import math
import os
import time

import numpy as np
import torch

HELD_OUT = 50  # One sample of so many is never trained on.
BATCH = 1024
# The unit of the weights in a file.
WEIGHT_UNIT = 2**-13


class Model(torch.nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        first = shape["lineWidth"] + shape["townWidth"]
        sizes = {
            "of_lines": (shape["lineInputs"], shape["lineWidth"]),
            "of_town": (shape["townInputs"], first),
            "first_bias": (first,),
            "second": (first, shape["secondWidth"]),
            "second_bias": (shape["secondWidth"],),
            "last": (shape["secondWidth"],),
            "last_bias": (1,),
        }
        for name, size in sizes.items():
            # The last layer begins small, so that there is hardly any correction at first.
            scale = 0.0 if name.endswith("bias") else 0.05 if name == "last" else (1.0 / size[0]) ** 0.5
            self.register_parameter(name, torch.nn.Parameter(torch.randn(size) * scale))

    def forward(self, inputs):
        shape, width = self.shape, self.shape["lineWidth"]
        town = inputs[:, : shape["townInputs"]]
        lines = inputs[:, shape["townInputs"] :].reshape(-1, shape["lines"], shape["lineInputs"])
        base = town @ self.of_town + self.first_bias
        of_lines = torch.relu(lines @ self.of_lines + base[:, None, :width]).sum(dim=1)
        first = torch.cat([of_lines, torch.relu(base[:, width:])], dim=1)
        hidden = torch.relu(first @ self.second + self.second_bias)
        return hidden @ self.last + self.last_bias


def write(model, path):
    flat = np.concatenate([part.detach().cpu().numpy().ravel() for part in model.parameters()])
    units = np.clip(np.round(flat / WEIGHT_UNIT), -32768, 32767).astype("<i2")
    text = base64.b64encode(units.tobytes()).decode()
    with open(path + ".new", "w") as file:
        json.dump({"weights": text}, file, indent=2)
        file.write("\n")
    os.replace(path + ".new", path)


def read(model, path):
    with open(path) as file:
        flat = np.frombuffer(base64.b64decode(json.load(file)["weights"]), dtype="<i2").astype("f4") * WEIGHT_UNIT
    at = 0
    for part in model.parameters():
        part.data.copy_(torch.from_numpy(flat[at : at + part.numel()]).reshape(part.shape))
        at += part.numel()
    assert at == len(flat), "these weights are of another shape"


class Samples:
    """All samples read so far, on the device; the oldest are dropped when there is no more room."""

    def __init__(self, shape, folder, room, device):
        self.width = shape["townInputs"] + shape["lines"] * shape["lineInputs"]
        self.scale, self.folder, self.room = shape["scale"], folder, room
        self.inputs = torch.zeros((room, self.width), dtype=torch.float16, device=device)
        self.targets = torch.zeros(room, device=device)
        self.offsets, self.total = {}, 0

    def __len__(self):
        return min(self.total, self.room)

    def look(self):
        row = (self.width + 2) * 4
        for path in sorted(glob.glob(self.folder + "/*.bin")):
            offset = self.offsets.get(path, 0)
            count = (os.path.getsize(path) - offset) // row
            if count == 0:
                continue
            rows = np.fromfile(path, dtype="<f4", count=count * row // 4, offset=offset).reshape(count, self.width + 2)
            self.offsets[path] = offset + count * row
            where = torch.arange(self.total, self.total + count) % self.room
            where = where.to(self.inputs.device)
            self.inputs[where] = torch.from_numpy(rows[:, : self.width]).to(self.inputs.device, torch.float16)
            off = (rows[:, self.width + 1] - rows[:, self.width]) / self.scale
            self.targets[where] = torch.from_numpy(off.copy()).to(self.inputs.device)
            self.total += count

    def batch(self):
        which = torch.randint(len(self), (BATCH,), device=self.inputs.device)
        which = which[which % HELD_OUT != 0]
        return self.inputs[which].float(), self.targets[which]

    def errors(self, model):
        """The mean error in points on samples held out: at the end of a turn, and in the middle of one."""
        which = torch.arange(0, len(self), HELD_OUT, device=self.inputs.device)
        with torch.no_grad():
            off = (model(self.inputs[which].float()) - self.targets[which]) * self.scale
        goes_on = self.inputs[which, model.shape["goesOn"]] > 0
        return [float((off[part] ** 2).mean() ** 0.5) for part in (~goes_on, goes_on)]


def step(model, adam, samples):
    inputs, targets = samples.batch()
    loss = torch.nn.functional.huber_loss(model(inputs), targets, delta=1.0)
    adam.zero_grad(set_to_none=True)
    loss.backward()
    adam.step()


def average(slow, model, rate):
    with torch.no_grad():
        for old, new in zip(slow.parameters(), model.parameters()):
            old.lerp_(new, rate)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--shape", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--fit-seconds", type=float, default=30)
    parser.add_argument("--room", type=int, default=1_600_000)
    # How often each sample is used while following.
    parser.add_argument("--uses", type=float, default=50)
    args = parser.parse_args()
    shape = json.loads(args.shape)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    samples = Samples(shape, args.folder, args.room, device)
    model, slow = Model(shape).to(device), Model(shape).to(device)
    read(model, args.start)
    slow.load_state_dict(model.state_dict())
    adam = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.01)
    begin, used, written, steps = time.time(), 0, 0.0, 0
    while time.time() - begin < args.seconds:
        samples.look()
        if samples.total < 20_000 or used > args.uses * samples.total:
            time.sleep(1)
            continue
        for _ in range(200):
            step(model, adam, samples)
            average(slow, model, 0.003 if steps > 2000 else 0.01)
            steps += 1
        used += 200 * BATCH
        if time.time() - written > 20:
            ends, middles = samples.errors(slow)
            written = time.time()
            write(slow, args.out)
            print(f"{written - begin:.0f} s: {samples.total} samples, {steps} steps, {ends:.2f} {middles:.2f} off", flush=True)
    samples.look()
    fit(slow, samples, args)


def fit(model, samples, args):
    """Goes on more and more slowly, with the samples that there are."""
    adam = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.01)
    begin, steps = time.time(), 0
    while (share := (time.time() - begin) / args.fit_seconds) < 1:
        for group in adam.param_groups:
            group["lr"] = 1e-3 * min(1, (steps + 1) / 500) * (0.5 + 0.5 * math.cos(math.pi * share))
        step(model, adam, samples)
        steps += 1
    ends, middles = samples.errors(model)
    write(model, args.out.replace(".json", "-fit.json"))
    print(f"fit: {len(samples)} samples, {steps} steps, {ends:.2f} {middles:.2f} off", flush=True)


if __name__ == "__main__":
    main()
