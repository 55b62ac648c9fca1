"""Learns what to build in Machi Koro from games against itself and against shopping lists (proximal policy optimization).

    python3 scripts/train-machi/train_policy.py PLAYERS SECONDS FILE

writes the weights to FILE as 64-bit numbers; scripts/make-machi-weights.ts puts them into the repository.
"""

import copy
import sys
import time

import torch

from net import features
from policy import Policy
from table import DEVICE, LIST_NAMES, PASS, Tables, choose_by_list, tensor

GAMES = 16384
BATCH = 32768
EPOCHS = 2
FIRST_RATE, LAST_RATE = 1.5e-3, 5e-5
# The weight of exploration.
FIRST_CURIOSITY, LAST_CURIOSITY = 0.01, 0.0005
LAMBDA = 0.95
CLIP = 0.2
AVERAGING = 0.998
# Seats of the net that learns, and of a rival net; the others have the number of their list.
NET, RIVAL = -1, -2
# Shares of games: the net has all seats; some, among any lists; one; one, among the lists of the first field.
KINDS = [0.2, 0.2, 0.35, 0.25]
ALL, SOME, AMONG_ANY, IN_FIELD = range(4)
NEVER = -1e9
FIELDS = {
    2: [(name,) for name in LIST_NAMES],
    3: [('cheese', 'store'), ('spread', 'furniture'), ('bakery', 'mine')],
    4: [('cheese', 'store', 'spread'), ('bakery', 'furniture', 'mine'), ('furniture', 'cheese', 'store'), ('store',) * 3, ('furniture',) * 3],
}


def longest(players):
    """The few games that take more turns are left unfinished."""
    return 26 * players + 10


def between(first, last, share):
    return first * (last / first) ** share


def seats_for_training(players):
    kind = torch.multinomial(tensor(KINDS), GAMES, replacement=True)[:, None]
    any_lists = torch.randint(0, len(LIST_NAMES), (GAMES, players), device=DEVICE)
    # One list of the field occurs twice; the net takes its seat.
    field = tensor([LIST_NAMES.index(name) for name in FIELDS[players][0]], torch.long)
    order = torch.rand(GAMES, players - 1, device=DEVICE).argsort(1)
    seat = torch.randint(0, players, (GAMES, 1), device=DEVICE)
    places = (torch.arange(players, device=DEVICE) - seat) % players
    in_field = field[order].gather(1, (places - 1).clamp(min=0))
    lists = torch.where(kind == IN_FIELD, in_field, any_lists)
    is_one = places == 0
    is_some = (torch.rand(GAMES, players, device=DEVICE) < 0.5) & (kind == SOME)
    return torch.where(is_one | is_some | (kind == ALL), NET, lists)


def chances_of(net, rival, which):
    """For dice: the chances of the net or of the rival, whose turn it is."""

    def chances(games, *towns):
        is_rival = (which[games] == RIVAL)[:, None]
        return [torch.where(is_rival, its, own) for own, its in zip(net.chances(games, *towns), rival.chances(games, *towns))]

    return net.chances if rival is None else chances


@torch.no_grad()
def play(net, lists, is_curious, steps=None, rival=None):
    """Plays games to their end, each seat by the net, the rival or a list, and stores the net's decisions in `steps`."""
    tables = Tables(lists.shape[0], net.players)
    for _ in range(longest(net.players)):
        which = lists.gather(1, tables.seats[:, :1])[:, 0]
        is_again = tables.roll_and_pay(chances_of(net, rival, which), which < 0)
        legal = tables.buildable()
        towns = features(tables.cards, tables.landmarks, tables.coins, net.players)
        liked, logit = net(towns, tables.supply, is_again)
        liked = liked.masked_fill(~legal, NEVER)
        luck = -torch.empty_like(liked).exponential_().log() if is_curious else 0.0
        choice = (liked + luck).argmax(1)
        wins = legal[:, -5:-1] & (tables.landmarks[:, :1].sum(2) == 3)
        is_open = (which == NET) & ~tables.over & ~wins.any(1)
        if steps is not None:
            log_odds = liked.log_softmax(-1).gather(1, choice[:, None])[:, 0]
            seen = (towns, tables.supply.clone(), is_again, legal, choice, log_odds)
            steps.append((*(each[is_open] for each in seen), logit.sigmoid(), tables.seats[:, 0], is_open))
        choice = torch.where(which == NET, choice, choose_by_list(tables, legal, which.clamp(min=0)))
        if rival is not None:
            its_liked, _ = rival(towns, tables.supply, is_again)
            choice = torch.where(which == RIVAL, its_liked.masked_fill(~legal, NEVER).argmax(1), choice)
        choice = torch.where(wins.any(1), PASS - 4 + wins.float().argmax(1), choice)
        tables.build(choice, is_again)
    return tables


def lessons(tables, steps):
    """From the end to the beginning: the advantage of each decision over the estimate before it."""
    won = torch.nn.functional.one_hot(tables.winner.clamp(min=0), tables.players).float()
    later, surprise = won * (tables.winner >= 0)[:, None], torch.zeros_like(won)
    all_seen = []
    for *seen, chance, seat, is_open in reversed(steps):
        at, kept = seat[:, None], is_open[:, None]
        gain = later.gather(1, at)[:, 0] - chance + LAMBDA * surprise.gather(1, at)[:, 0]
        later = torch.where(kept, later.scatter(1, at, chance[:, None]), later)
        surprise = torch.where(kept, surprise.scatter(1, at, gain[:, None]), surprise)
        all_seen.append((*seen, gain[is_open], (gain + chance)[is_open].clamp(0, 1)))
    return [torch.cat(each) for each in zip(*all_seen)]


def loss_of(net, curiosity, towns, supply, is_again, legal, choice, log_odds, gain, outcome):
    liked, logit = net(towns, supply, is_again)
    now = liked.masked_fill(~legal, NEVER).log_softmax(-1)
    ratio = (now.gather(1, choice[:, None])[:, 0] - log_odds).exp()
    better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    openness = -(now.exp() * now.clamp(min=-30)).sum(1).mean()
    return torch.nn.functional.binary_cross_entropy_with_logits(logit, outcome) - better - curiosity * openness


def share_of(net, others, rival=None, games=32768):
    """The share of games that the net wins in each seat among these others: lists by number, or RIVAL."""
    turned = [torch.tensor(([NET, *others] * 2)[i : i + net.players], device=DEVICE) for i in range(net.players)]
    seats = torch.stack(turned).repeat(games // net.players, 1)
    tables = play(net, seats, is_curious=False, rival=rival)
    won = seats.gather(1, tables.winner.clamp(min=0)[:, None])[:, 0]
    return ((won == NET) & (tables.winner >= 0)).float().mean().item()


def measure(net, fields):
    for field in fields:
        share = share_of(net, [LIST_NAMES.index(name) for name in field])
        print(f'  against {", ".join(field)}: {100 * share:.1f} %', flush=True)


def train(net, seconds, seats, rival, tell):
    """`seats` gives those of the next games, `tell` reports ten times. Returns the average of late nets."""
    average = copy.deepcopy(net)
    optimizer = torch.optim.Adam(net.parameters(), FIRST_RATE, eps=1e-5)
    begin = time.time()
    rounds, told = 0, 0
    while (share := (time.time() - begin) / seconds) < 1:
        for group in optimizer.param_groups:
            group['lr'] = between(FIRST_RATE, LAST_RATE, share)
        steps = []
        tables = play(net, seats(), is_curious=True, steps=steps, rival=rival)
        *seen, gain, outcome = lessons(tables, steps)
        gain = (gain - gain.mean()) / gain.std()
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gain), device=DEVICE).split(BATCH):
                loss = loss_of(net, between(FIRST_CURIOSITY, LAST_CURIOSITY, share), *(each[part] for each in seen), gain[part], outcome[part])
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                optimizer.step()
                with torch.no_grad():
                    for mean, each in zip(average.parameters(), net.parameters()):
                        mean.lerp_(each, 1 - AVERAGING)
        rounds += 1
        if share >= told:
            told += 0.1
            print(f'{time.time() - begin:.0f} s, {rounds * GAMES} games, {len(gain)} decisions', flush=True)
            tell()
    return average


def main(players, seconds, file):
    torch.manual_seed(players)
    net = Policy(players)
    average = train(net, seconds, lambda: seats_for_training(players), None, lambda: measure(net, FIELDS[players][:1]))
    print('at the end, and the average of late nets:')
    measure(net, FIELDS[players])
    measure(average, FIELDS[players])
    average.flat().double().cpu().numpy().tofile(file)


if __name__ == '__main__':
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3])
