"""Fits the graph network of The Rail on the Hill. Needs PyTorch, and in practice a GPU.

usage: train_graph.py --shape '{"width": 16, ...}' --out trained-graph.json --seconds N [--start old.json] FOLDER

Follows the files that graph-samples.ts appends to. A state learns from the end of the next turn: partly from what the
network says of it, partly from what that one learns in turn; the last one learns the final score. The network learns the
difference to what the judge of the search expects. See src/games/rail-on-the-hill/bot/graph-network.ts for what it
computes, and in which order its weights are written.
"""

import argparse
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from train import read, write

HELD_OUT = 40  # One game of so many is never trained on.
HEAD = 16
INPUT_UNIT, NODE_UNIT = 1 / 1024, 1 / 16
LINES, CELLS, SPOTS = 4, 16, 64
MOST_TURNS = 15  # Ends of turns in a game, the opening included.
LOOK_EVERY = 40  # Seconds between looks for new samples.


def spots_between():
    """The spot that joins two cells, or SPOTS; as in src/games/rail-on-the-hill/rules/grid.ts."""
    table = torch.full((CELLS, CELLS), SPOTS, dtype=torch.long)
    cell = lambda column, row: ((row & 3) << 2) | (column & 3)
    for row in range(4):
        for column in range(4):
            corner, east = cell(column, row), cell(column + 1, row)
            south, south_east = cell(column, row + 1), cell(column + 1, row + 1)
            pairs = [(corner, east), (corner, south), (corner, south_east), (south, east)]
            for kind, (one, other) in enumerate(pairs):
                table[one, other] = table[other, one] = kind * CELLS + corner
    return table.reshape(-1)


class Model(torch.nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        width, line, last, kinds = (shape[name] for name in ("width", "lineWidth", "lastWidth", "kinds"))
        self.add("context_of_line", (shape["lineInputs"], width), 0.05)
        self.add("context_of_town", (shape["townInputs"], width), 0.05)
        self.add("of_node", (shape["nodeInputs"], width))
        self.add("node_bias", (width,), 0)
        for i in range(shape["layers"]):
            self.add(f"own{i}", (width, width))
            self.add(f"around{i}", (kinds * width, width), (0.3 / width) ** 0.5)
            self.add(f"of_cell{i}", (width, width), 0.2 / width**0.5)
            self.add(f"bias{i}", (width,), 0)
        self.add("of_pool", (3 * width, line), 0.15 / width**0.5)
        self.add("pool_of_line", (shape["lineInputs"], line))
        self.add("pool_of_town", (shape["townInputs"], line))
        self.add("pool_bias", (line,), 0)
        self.add("second", (line, last))
        self.add("second_bias", (last,), 0)
        # The last layer begins small, so that there is hardly any correction at first.
        self.add("last", (last, 1), 0.02)
        self.add("last_bias", (1,), 0)
        self.register_buffer("between", spots_between())

    def add(self, name, size, scale=None):
        scale = size[0] ** -0.5 if scale is None else scale
        self.register_parameter(name, torch.nn.Parameter(torch.randn(size) * scale))

    def forward(self, inputs, nodes, edges):
        shape, count, p = self.shape, len(inputs), dict(self.named_parameters())
        width, kinds = shape["width"], shape["kinds"]
        town = inputs[:, : shape["townInputs"]]
        lines = inputs[:, shape["townInputs"] :].reshape(count, LINES, -1)
        by_spot = F.pad(edges.reshape(count, LINES, SPOTS), (0, 1), value=kinds)
        by_pair = by_spot[:, :, self.between].reshape(count * LINES, CELLS, CELLS)
        joined = torch.stack([by_pair == kind for kind in range(kinds)], dim=1).to(inputs.dtype)
        joined = joined.reshape(count * LINES, kinds * CELLS, CELLS)
        context = lines @ self.context_of_line + (town @ self.context_of_town)[:, None]
        h = torch.relu(nodes @ self.of_node + context[:, :, None] + self.node_bias)
        for i in range(shape["layers"]):
            around = torch.bmm(joined, h.reshape(count * LINES, CELLS, width))
            around = around.reshape(count, LINES, kinds, CELLS, width).transpose(2, 3).reshape(count, LINES, CELLS, -1)
            of_cell = (h.sum(1) @ p[f"of_cell{i}"])[:, None]
            new = torch.relu(h @ p[f"own{i}"] + around @ p[f"around{i}"] + of_cell + p[f"bias{i}"])
            h = new if i == 0 else h + new
        touched, end = (nodes[..., shape[name], None] for name in ("touched", "end"))
        pooled = torch.cat([h.sum(2), (h * touched).sum(2), (h * end).sum(2)], dim=-1) / 4
        of_town = (town @ self.pool_of_town + self.pool_bias)[:, None]
        of_lines = torch.relu(lines @ self.pool_of_line + of_town + pooled @ self.of_pool).sum(1)
        return (torch.relu(of_lines @ self.second + self.second_bias) @ self.last + self.last_bias)[:, 0]


class Samples:
    """All samples read so far, on the device, up to the room there is."""

    def __init__(self, shape, folder, room, device):
        self.folder, self.room, self.device, self.scale = folder, room, device, shape["scale"]
        self.node_shape = (-1, LINES, CELLS, shape["nodeInputs"])
        parts = [shape["townInputs"] + LINES * shape["lineInputs"], LINES * CELLS * shape["nodeInputs"], LINES * SPOTS]
        self.cuts = np.cumsum([HEAD, 2 * parts[0], parts[1], parts[2]])
        empty = lambda size, kind: torch.zeros(size, dtype=kind, device=device)
        self.inputs, self.nodes = empty((room, parts[0]), torch.int16), empty((room, parts[1]), torch.int8)
        self.edges = empty((room, parts[2]), torch.uint8)
        self.judged, self.final, self.best_next = (empty(room, torch.float32) for _ in range(3))
        self.estimate, self.target = (empty(room, torch.float32) for _ in range(2))
        self.is_last, self.is_held = empty(room, torch.bool), empty(room, torch.bool)
        self.count, self.offsets = 0, {}

    def look(self):
        size = self.cuts[-1]
        for path in sorted(glob.glob(self.folder + "/*.bin")):
            offset = self.offsets.get(path, 0)
            count = min((os.path.getsize(path) - offset) // size, self.room - self.count)
            rows = np.fromfile(path, dtype=np.uint8, count=count * size, offset=offset).reshape(count, size)
            heads = rows[:, :HEAD].copy().view("<f4")
            lasts = np.nonzero(heads[:, 2])[0]
            if len(lasts) == 0:
                continue
            count = lasts[-1] + 1  # Only whole games.
            self.offsets[path] = offset + count * size
            part = lambda i, kind: torch.from_numpy(rows[:count, self.cuts[i] : self.cuts[i + 1]].copy().view(kind).copy())
            where = slice(self.count, self.count + count)
            self.inputs[where], self.nodes[where] = part(0, "<i2").to(self.device), part(1, "i1").to(self.device)
            self.edges[where] = part(2, "u1").to(self.device)
            head = torch.from_numpy(heads[:count].copy()).to(self.device)
            self.judged[where], self.final[where], self.is_last[where] = head[:, 0], head[:, 1], head[:, 2] > 0
            self.estimate[where], self.best_next[where] = head[:, 0], head[:, 3]
            games = np.concatenate([[0], np.cumsum(heads[: count - 1, 2] > 0)])
            self.is_held[where] = torch.from_numpy(games % HELD_OUT == 0).to(self.device)
            self.count += count

    def data(self, which):
        nodes = self.nodes[which].float().reshape(self.node_shape) * NODE_UNIT
        return self.inputs[which].float() * INPUT_UNIT, nodes, self.edges[which].long()

    @torch.no_grad()
    def estimate_all(self, model):
        for which in torch.arange(self.count, device=self.device).split(16384):
            self.estimate[which] = self.judged[which] + self.scale * model(*self.data(which))

    def set_targets(self, share):
        """
        `share` of what a state learns comes from what the next one learns, the rest from its estimate. If the next turn was
        not the best one, the state learns the worth of that one.
        """
        parts = (self.final, self.is_last, self.estimate, self.best_next)
        final, is_last, estimate, best_next = (part[: self.count] for part in parts)
        target = final.clone()
        for _ in range(MOST_TURNS):
            target = torch.where(is_last, final, (1 - share) * torch.roll(estimate, -1) + share * torch.roll(target, -1))
            target = torch.where(best_next != 0, best_next, target)
        self.target[: self.count] = target

    @torch.no_grad()
    def errors(self, model):
        """The mean squared errors of the judge and of the network, on games held out."""
        held = torch.nonzero(self.is_held[: self.count])[:, 0]
        found = [self.judged[which] + self.scale * model(*self.data(which)) for which in held.split(8192)]
        return [float(((self.target[held] - each) ** 2).mean()) for each in (self.judged[held], torch.cat(found))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--shape", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--falling", type=float, default=0.5, help="the share of the time in which the rate falls to 0")
    parser.add_argument("--share", type=float, default=0.4)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--room", type=int, default=4_000_000)
    parser.add_argument("--fewest", type=int, default=1, help="how many samples to wait for")
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(1)
    shape = json.loads(args.shape)
    samples = Samples(shape, args.folder, args.room, device)
    model, slow = Model(shape).to(device), Model(shape).to(device)
    if args.start:
        read(model, args.start)
    slow.load_state_dict(model.state_dict())
    adam = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    begin, looked, steps = time.time(), -math.inf, 0
    while (gone := time.time() - begin) < args.seconds:
        if gone > looked + LOOK_EVERY:
            looked = gone
            samples.look()
            if samples.count < args.fewest:
                time.sleep(LOOK_EVERY)
                continue
            if steps > 0 or args.start:
                samples.estimate_all(slow)
            samples.set_targets(args.share)
            trained = torch.nonzero(~samples.is_held[: samples.count])[:, 0]
            before, after = samples.errors(slow)
            print(f"{gone:.0f} s: {samples.count} samples, {steps} steps, {before:.2f} {after:.2f} off", flush=True)
            write(slow, args.out)
        falling = max(0, (gone / args.seconds - 1 + args.falling) / args.falling)
        for group in adam.param_groups:
            group["lr"] = args.rate * min(1, (steps + 1) / 300) * (0.5 + 0.5 * math.cos(math.pi * falling))
        which = trained[torch.randint(len(trained), (args.batch,), device=device)]
        wanted = (samples.target[which] - samples.judged[which]) / shape["scale"]
        loss = F.huber_loss(model(*samples.data(which)), wanted, delta=1.5)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        with torch.no_grad():
            for old, new in zip(slow.parameters(), model.parameters()):
                old.lerp_(new, 0.005 if steps > 1000 else 0.02)
        steps += 1
    write(slow, args.out)


if __name__ == "__main__":
    main()
