"""Learns to predict the winner of Machi Koro, from games of the net against itself and shopping lists (TD(lambda)).

    python3 scripts/train-machi/train.py PLAYERS SECONDS FILE

writes the weights to FILE as 64-bit numbers; scripts/make-machi-weights.ts puts them into the repository. A few minutes
on one GPU are some millions of games.
"""

import copy
import sys
import time

import torch

from net import Net, features
from table import DEVICE, LIST_NAMES, PASS, Tables, choose_by_list

GAMES = 16384
LAMBDA = 0.8
ANY_BUILDING = 0.03
BATCH = 16384
FIRST_RATE, LAST_RATE = 2e-3, 5e-5
AVERAGING = 0.999
NET = -1
FIELDS = {
    2: [(name,) for name in LIST_NAMES],
    3: [('cheese', 'bakery'), ('store', 'spread')],
    4: [('cheese', 'store', 'spread'), ('bakery', 'furniture', 'mine')],
}


def longest(players):
    """Each seat is played by the net or by a list: `lists` has the number of the list, or NET."""
    return 26 * players + 10


def choose(net, tables, legal, is_again, lists, any_building):
    """Seats play by the net or by a list; `lists` has its number, or NET, for each seat."""
    chances = net.chances_after(tables, is_again).masked_fill(~legal, -1)
    choice = chances.argmax(1)
    which = lists.gather(1, tables.seats[:, :1])[:, 0]
    choice = torch.where(which == NET, choice, choose_by_list(tables, legal, which.clamp(min=0)))
    wins = legal[:, -5:-1] & (tables.landmarks[:, :1].sum(2) == 3)
    choice = torch.where(wins.any(1), PASS - 4 + wins.float().argmax(1), choice)
    random = torch.multinomial(legal.float(), 1)[:, 0]
    return torch.where(torch.rand_like(tables.coins[:, 0]) < any_building, random, choice)


@torch.no_grad()
def play(net, lists, any_building, moments=None):
    """Plays games to their end and stores each position before a roll in `moments`."""
    tables = Tables(lists.shape[0], net.players)
    for _ in range(longest(net.players)):
        if moments is not None:
            described = features(tables.cards, tables.landmarks, tables.coins, net.players)
            moments.append((described, tables.seats, ~tables.over))
        is_again = tables.roll_and_pay()
        choice = choose(net, tables, tables.buildable(), is_again, lists, any_building)
        tables.build(choice, is_again)
    return tables


def seats_for_training(players):
    """In half of the games the net plays all seats; in the others each seat may be a list."""
    lists = torch.randint(0, len(LIST_NAMES), (GAMES, players), device=DEVICE)
    is_net = (torch.rand(GAMES, players, device=DEVICE) < 0.5) | (torch.rand(GAMES, 1, device=DEVICE) < 0.5)
    return torch.where(is_net, NET, lists)


@torch.no_grad()
def lessons(net, moments, tables):
    """From the end to the beginning: the target of each position is a mixture of the values after it."""
    players = net.players
    truth = torch.nn.functional.one_hot(tables.winner.clamp(min=0), players).float()
    finished = tables.winner >= 0
    described, targets = [], []
    for position, seats, going in reversed(moments):
        target = truth.gather(1, seats)
        kept = going & finished
        described.append(position[kept])
        targets.append(target[kept])
        seen = net(position).softmax(-1)
        mixed = LAMBDA * target + (1 - LAMBDA) * seen
        truth = torch.where(going[:, None], torch.zeros_like(truth).scatter(1, seats, mixed), truth)
    return torch.cat(described), torch.cat(targets)


def measure(net, fields, games=16384):
    for field in fields:
        lists = tuple(LIST_NAMES.index(name) for name in field)
        rotations = [torch.tensor(([NET, *lists] * 2)[i : i + net.players], device=DEVICE) for i in range(net.players)]
        seats = torch.stack(rotations).repeat(games // net.players, 1)
        tables = play(net, seats, 0.0)
        won = seats.gather(1, tables.winner.clamp(min=0)[:, None])[:, 0]
        share = ((won == NET) & (tables.winner >= 0)).float().mean().item()
        print(f'  against {", ".join(field)}: {100 * share:.1f} %', flush=True)


def main(players, seconds, file):
    torch.manual_seed(players)
    net = Net(players)
    average = copy.deepcopy(net)
    optimizer = torch.optim.Adam(net.parameters(), FIRST_RATE)
    begin = time.time()
    rounds, told = 0, 0
    while (share := (time.time() - begin) / seconds) < 1:
        for group in optimizer.param_groups:
            group['lr'] = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share
        moments = []
        tables = play(net, seats_for_training(players), ANY_BUILDING, moments)
        described, targets = lessons(net, moments, tables)
        order = torch.randperm(len(described), device=DEVICE)
        total = 0.0
        for part in order.split(BATCH):
            loss = torch.nn.functional.cross_entropy(net(described[part]), targets[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            with torch.no_grad():
                for mean, each in zip(average.parameters(), net.parameters()):
                    mean.lerp_(each, 1 - AVERAGING)
            total += loss.detach() * len(part)
        rounds += 1
        if share >= told:
            told += 0.1
            finished = tables.winner >= 0
            turns = sum(going[finished].float().mean() for _, _, going in moments)
            print(f'{time.time() - begin:.0f} s, {rounds * GAMES} games, loss {total / len(order):.4f}, {turns:.1f} turns', flush=True)
    measure(average, FIELDS[players])
    average.flat().double().cpu().numpy().tofile(file)


if __name__ == '__main__':
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3])
