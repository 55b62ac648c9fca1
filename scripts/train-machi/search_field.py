"""The best possible win rate against given shopping lists: plays the expert's net with a search too slow for any bot.

    python3 scripts/train-machi/search_field.py SECONDS [TRIES] [LIST LIST LIST]

Before each thing that it builds, the net plays every choice that it likes TRIES times to the end of the game, with the same
dice for all of them, knowing which lists the others follow, and builds what won most. It needs a GPU.
"""

import base64
import json
import sys
import time

import torch

from net import features
from policy import Policy
from table import DEVICE, GAME, LIST_NAMES, PASS, Tables, choose_by_list, tensor
from train_policy import FIELDS, NET, NEVER, longest

GAMES = 1024
CHOICES = 5
# A choice is not tried if its preference is lower than the best by more than this.
MARGIN = 8.0
# The weight of the preference, as in preferring.ts, and the number of tries it counts for.
STEP, TRUST = 0.005, 100
# The number of games played at the same time.
MOST_COPIES = 1_500_000
# Finished games are removed once in this many turns.
SWEEP = 3


def learned(players):
    """The net that the bots play with."""
    packed = json.loads((GAME / 'bot/weights.json').read_text())['policy'][str(players)]
    weights = (tensor(list(base64.b64decode(packed))) - 128) / 64
    net = Policy(players)
    torch.nn.utils.vector_to_parameters(weights, net.parameters())
    return net


class Copies(Tables):
    """Games that continue from some rows of other tables. Several of them may share their dice."""

    STATE = ('cards', 'landmarks', 'coins', 'supply', 'seats', 'over', 'winner')

    def __init__(self, source, rows, dice, luck):
        self.players, self.games = source.players, len(rows)
        for name in self.STATE:
            setattr(self, name, getattr(source, name)[rows].clone())
        self.dice, self.luck, self.turn, self.throw = dice, luck, -1, 0

    def begin_turn(self):
        self.turn, self.throw = self.turn + 1, 0

    def _throw(self, is_two):
        first, second = self.dice[self.turn, self.throw][:, self.luck].long()
        self.throw += 1
        return torch.where(is_two, first + second, first), is_two & (first == second)

    def keep(self, rows):
        for name in (*self.STATE, 'luck'):
            setattr(self, name, getattr(self, name)[rows])
        self.games = len(rows)


def take_turn(net, tables, lists):
    """Rolls for all players; returns where the net has a choice, its preferences, and what each player would build."""
    which = lists.gather(1, tables.seats[:, :1])[:, 0]
    is_again = tables.roll_and_pay(net.chances, which == NET)
    legal = tables.buildable()
    wins = legal[:, -5:-1] & (tables.landmarks[:, :1].sum(2) == 3)
    rows = ((which == NET) & ~tables.over & ~wins.any(1)).nonzero()[:, 0]
    towns = features(tables.cards[rows], tables.landmarks[rows], tables.coins[rows], net.players)
    liked = net(towns, tables.supply[rows], is_again[rows])[0].masked_fill(~legal[rows], NEVER)
    choice = choose_by_list(tables, legal, which.clamp(min=0)).index_copy(0, rows, liked.argmax(1))
    choice = torch.where(wins.any(1), PASS - 4 + wins.float().argmax(1), choice)
    return rows, liked, is_again, choice


def play_on(net, copies, lists, seats):
    """Which copies are won by `seats`."""
    won = torch.zeros(copies.games, device=DEVICE)
    rows = torch.arange(copies.games, device=DEVICE)
    for turn in range(len(copies.dice) + 1):
        if turn % SWEEP == 0 or turn == len(copies.dice):
            won[rows] = (copies.winner == seats[rows]).float()
            going = (~copies.over).nonzero()[:, 0]
            if len(going) == 0 or turn == len(copies.dice):
                return won
            copies.keep(going)
            rows = rows[going]
        copies.begin_turn()
        _, _, is_again, choice = take_turn(net, copies, lists[rows])
        copies.build(choice, is_again)


def best_of_tries(net, tables, lists, rows, liked, is_again, tries):
    """What to build in each of the rows."""
    likings, choices = liked.topk(CHOICES, 1)
    is_tried = likings > likings[:, :1] - MARGIN
    best = choices[:, 0].clone()
    for part in (is_tried.sum(1) > 1).nonzero()[:, 0].split(max(1, MOST_COPIES // (CHOICES * tries))):
        games, places = is_tried[part].nonzero(as_tuple=True)
        dice = torch.randint(1, 7, (longest(net.players), 2, 2, len(part) * tries), device=DEVICE, dtype=torch.int8)
        luck = (games[:, None] * tries + torch.arange(tries, device=DEVICE)).flatten()
        sources = rows[part][games].repeat_interleave(tries)
        copies = Copies(tables, sources, dice, luck)
        copies.build(choices[part][games, places].repeat_interleave(tries), is_again[sources])
        share = play_on(net, copies, lists[sources], tables.seats[sources, 0]).view(-1, tries).mean(1)
        found = torch.zeros_like(likings[part]).index_put((games, places), share)
        thought = found[:, :1] - STEP * (likings[part][:, :1] - likings[part])
        worth = ((found * tries + thought * TRUST) / (tries + TRUST)).masked_fill(~is_tried[part], NEVER)
        best[part] = choices[part].gather(1, worth.argmax(1, keepdim=True))[:, 0]
    return best


@torch.no_grad()
def main(seconds, tries=1024, *field):
    field = field or FIELDS[4][0]
    net = learned(1 + len(field))
    lists = [NET, *(LIST_NAMES.index(name) for name in field)]
    turned = [torch.tensor((lists * 2)[i : i + net.players], device=DEVICE) for i in range(net.players)]
    seats = torch.stack(turned).repeat(GAMES // net.players, 1)
    begin, games, wins, changed, decided = time.time(), 0, 0, 0, 0
    while time.time() - begin < seconds:
        tables = Tables(len(seats), net.players)
        for _ in range(longest(net.players)):
            rows, liked, is_again, choice = take_turn(net, tables, seats)
            best = best_of_tries(net, tables, seats, rows, liked, is_again, tries)
            changed += (best != liked.argmax(1)).sum().item()
            decided += len(rows)
            tables.build(choice.index_copy(0, rows, best), is_again)
            if tables.over.all():
                break
        won = seats.gather(1, tables.winner.clamp(min=0)[:, None])[:, 0]
        games += len(seats)
        wins += ((won == NET) & (tables.winner >= 0)).sum().item()
        share = wins / games
        error = 1.96 * (share * (1 - share) / games) ** 0.5
        print(
            f'{time.time() - begin:.0f} s: {100 * share:.1f} % of {games} games (95 %: ± {100 * error:.1f}), '
            f'of {decided} decisions {100 * changed / decided:.0f} % not as the net likes best',
            flush=True,
        )


if __name__ == '__main__':
    main(float(sys.argv[1]), *(int(each) if each.isdigit() else each for each in sys.argv[2:]))
