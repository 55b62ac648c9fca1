"""Many games of Machi Koro at once, one turn after the other, as tensors.

The player who rolls has place 0 in every tensor, the next player place 1, and so on, as the net sees a table. It follows
docs/rules/machi-koro.md except that cards are never swapped: good players do not build a Business Center.
"""

import json
from pathlib import Path

import torch

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / 'src/games/machi-koro'
SET = json.loads((GAME / 'cards/standard.json').read_text())
LISTS = json.loads((GAME / 'bot/shopping-lists.json').read_text())

CARDS = [card['id'] for card in SET['establishments']]
LANDMARKS = [card['id'] for card in SET['landmarks']]
ITEMS = CARDS + LANDMARKS
STADIUM, TV, SWAP = (CARDS.index(name) for name in ('stadium', 'tv-station', 'business-center'))
STATION, MALL, PARK, TOWER = range(4)
ROLLS = 13
PURPLE_ROLL = 6

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


def tensor(values, dtype=torch.float32):
    return torch.tensor(values, dtype=dtype, device=DEVICE)


def works(colour):
    return tensor([[float(c['colour'] == colour and roll in c['rolls']) for c in SET['establishments']] for roll in range(ROLLS)])


COSTS = tensor([card['cost'] for card in SET['establishments'] + SET['landmarks']])
COPIES = tensor([card['copies'] for card in SET['establishments']])
INCOMES = tensor([card['income'] for card in SET['establishments']])
BLUE, GREEN, RED = works('blue'), works('green'), works('red')
IS = {colour: tensor([float(c['colour'] == colour) for c in SET['establishments']]) for colour in ('blue', 'green', 'red', 'purple')}
COUNTED = tensor([[float(other in c.get('per', [])) for other in CARDS] for c in SET['establishments']])
IS_COUNTING = COUNTED.sum(1) > 0
GETS_MORE = tensor([float('kind' in c) for c in SET['establishments']])
WAYS_1 = tensor([0.0] + [1 / 6] * 6 + [0.0] * 6)
WAYS_2 = tensor([0.0, 0.0] + [(6 - abs(roll - 7)) / 36 for roll in range(2, ROLLS)])

DOUBLES = tensor([float(roll > 0 and roll % 2 == 0) / 36 for roll in range(ROLLS)])


def incomes(cards, landmarks):
    """The income of all copies of each card when they are activated."""
    times = torch.where(IS_COUNTING, cards @ COUNTED.T, torch.ones_like(cards))
    return cards * (INCOMES * times + GETS_MORE * landmarks[..., MALL : MALL + 1]) * (1 - IS['purple'])


class Tables:
    def __init__(self, games, players):
        self.games, self.players = games, players
        self.cards = torch.zeros(games, players, len(CARDS), device=DEVICE)
        self.cards[..., CARDS.index('wheat-field')] = 1
        self.cards[..., CARDS.index('bakery')] = 1
        self.landmarks = torch.zeros(games, players, 4, device=DEVICE)
        self.coins = torch.full((games, players), 3.0, device=DEVICE)
        self.supply = COPIES.repeat(games, 1)
        # The seat at each place, and whether each game is over.
        self.seats = torch.arange(players, device=DEVICE).repeat(games, 1)
        self.over = torch.zeros(games, dtype=torch.bool, device=DEVICE)
        self.winner = torch.full((games,), -1, dtype=torch.long, device=DEVICE)

    def roll_and_pay(self, value_of=None, asking=None):
        """Rolls the better number of dice, rerolls where that is better, and pays; returns who has another turn.

        Where `asking` says so, dice are judged by `value_of` what they leave instead of by coins: it is given the numbers
        of these games and their towns, and returns values without and with another turn.
        """
        income = incomes(self.cards, self.landmarks)
        blue, red = income @ BLUE.T, income @ RED.T
        green = income[:, 0] @ GREEN.T
        gains = blue[:, 0] + green - torch.minimum(red[:, 1:].sum(1), self.coins[:, :1])
        gains[:, PURPLE_ROLL] += self._purple_gain()
        has = self.landmarks[:, 0] > 0
        one = gains @ WAYS_1
        two = gains @ WAYS_2 * torch.where(has[:, PARK], 1.2, 1.0)
        is_two = has[:, STATION] & (two > one)
        mean = torch.where(is_two, two, one)
        plain = gains
        double = gains + torch.where(has[:, PARK], mean, 0.0)[:, None]
        is_second_two = is_two
        if value_of is not None:
            asked = (asking & ~self.over & (has[:, STATION] | has[:, TOWER])).nonzero()[:, 0]
            values = self._values_of_rolls(asked, value_of, red, blue, green)
            judged_plain, judged_double, judged_two, judged_second_two, judged_mean = judge_dice(*values, has[asked])
            plain, double = plain.index_copy(0, asked, judged_plain), double.index_copy(0, asked, judged_double)
            is_two, is_second_two = is_two.clone().index_copy_(0, asked, judged_two), is_two.index_copy(0, asked, judged_second_two)
            mean = mean.index_copy(0, asked, judged_mean)
        roll, is_double = self._throw(is_two)
        at = roll[:, None]
        worth = torch.where(is_double, double.gather(1, at)[:, 0], plain.gather(1, at)[:, 0])
        second, is_second_double = self._throw(is_second_two)
        is_again = has[:, TOWER] & (worth < mean)
        roll = torch.where(is_again, second, roll)
        is_double = torch.where(is_again, is_second_double, is_double)
        self._pay(roll, red, blue, green)
        return is_double & has[:, PARK]

    def _values_of_rolls(self, games, value_of, red, blue, green):
        """The result of `value_of` after each roll is paid, [game, roll], and whether the player has another turn."""
        red, blue, green = red[games], blue[games], green[games]
        coins = self.coins[games][:, None].repeat(1, ROLLS, 1)
        for place in range(self.players - 1, 0, -1):
            paid = torch.minimum(red[:, place], coins[..., 0])
            coins[..., 0] -= paid
            coins[..., place] += paid
        coins += blue.transpose(1, 2)
        coins[..., 0] += green
        own, others = self.cards[games, 0], coins[:, PURPLE_ROLL, 1:]
        paid = others.clamp(max=2) * own[:, STADIUM, None]
        others -= paid
        richest = others.argmax(1, keepdim=True)
        taken = others.gather(1, richest).clamp(max=5) * own[:, TV, None]
        others.scatter_add_(1, richest, -taken)
        coins[:, PURPLE_ROLL, 0] += paid.sum(1) + taken[:, 0]
        cards = self.cards[games][:, None].expand(-1, ROLLS, -1, -1)
        landmarks = self.landmarks[games][:, None].expand(-1, ROLLS, -1, -1)
        supply = self.supply[games][:, None].expand(-1, ROLLS, -1)
        missing = 1 - landmarks[..., 0, :]
        wins = (missing.sum(-1) == 1) & (coins[..., 0] >= missing @ COSTS[len(CARDS) :])
        return [torch.where(wins, 1.0, value) for value in value_of(games, cards, landmarks, coins, supply)]

    def _throw(self, is_two):
        dice = torch.randint(1, 7, (2, self.games), device=DEVICE)
        return torch.where(is_two, dice[0] + dice[1], dice[0]), is_two & (dice[0] == dice[1])

    def _purple_gain(self):
        own = self.cards[:, 0]
        others = self.coins[:, 1:]
        return own[:, STADIUM] * others.clamp(max=2).sum(1) + own[:, TV] * others.max(1).values.clamp(max=5)

    def _pay(self, roll, red, blue, green):
        at = roll[:, None]
        coins = self.coins
        for place in range(self.players - 1, 0, -1):
            paid = torch.minimum(red[:, place].gather(1, at)[:, 0], coins[:, 0])
            coins[:, 0] -= paid
            coins[:, place] += paid
        coins += blue.gather(2, at[:, None].expand(-1, self.players, 1))[..., 0]
        coins[:, 0] += green.gather(1, at)[:, 0]
        is_purple = (roll == PURPLE_ROLL).float()
        paid = coins[:, 1:].clamp(max=2) * (is_purple * self.cards[:, 0, STADIUM])[:, None]
        coins[:, 1:] -= paid
        coins[:, 0] += paid.sum(1)
        richest = coins[:, 1:].argmax(1, keepdim=True) + 1
        taken = coins.gather(1, richest).clamp(max=5) * (is_purple * self.cards[:, 0, TV])[:, None]
        coins.scatter_add_(1, richest, -taken)
        coins[:, 0] += taken[:, 0]

    def buildable(self):
        """[game, item]; the last item is to build nothing, which is always allowed."""
        has_coins = self.coins[:, :1] >= COSTS
        has_cards = (self.supply > 0) & ~((IS['purple'] > 0) & (self.cards[:, 0] > 0))
        return torch.cat([has_coins & torch.cat([has_cards, self.landmarks[:, 0] == 0], 1), torch.ones_like(self.over)[:, None]], 1)

    def towns_after(self):
        """The town of place 0 after each possible building: cards, landmarks and coins, [game, item, ...]."""
        built = torch.cat([torch.eye(len(ITEMS), device=DEVICE), torch.zeros(1, len(ITEMS), device=DEVICE)])
        cards = self.cards[:, :1] + built[:, : len(CARDS)]
        landmarks = (self.landmarks[:, :1] + built[:, len(CARDS) :]).clamp(max=1)
        coins = (self.coins[:, :1] - built @ COSTS).clamp(min=0)
        return cards, landmarks, coins

    def build(self, choice, is_again):
        """Builds in all games that are not over, then goes to the next player."""
        going = ~self.over
        built = torch.nn.functional.one_hot(choice, len(ITEMS) + 1).float()[:, :-1] * going[:, None]
        self.cards[:, 0] += built[:, : len(CARDS)]
        self.supply -= built[:, : len(CARDS)]
        self.landmarks[:, 0] += built[:, len(CARDS) :]
        self.coins[:, 0] -= built @ COSTS
        wins = going & (self.landmarks[:, 0].sum(1) == 4)
        self.winner = torch.where(wins, self.seats[:, 0], self.winner)
        self.over |= wins
        for name in ('cards', 'landmarks', 'coins', 'seats'):
            now = getattr(self, name)
            stays = is_again.view(-1, *[1] * (now.dim() - 1))
            setattr(self, name, torch.where(stays, now, now.roll(-1, 1)))


def judge_dice(plain, double, landmarks):
    """From the values of rolls: values with and without a double, dice of the first and of the second throw, and what that is worth."""
    has = landmarks > 0
    double = torch.where(has[:, PARK, None], double, plain)
    one, two = plain @ WAYS_1, plain @ (WAYS_2 - DOUBLES) + double @ DOUBLES
    is_second_two = has[:, STATION] & (two > one)
    second = torch.where(is_second_two, two, one)
    best_plain, best_double = torch.maximum(plain, second[:, None]), torch.maximum(double, second[:, None])
    first_one, first_two = best_plain @ WAYS_1, best_plain @ (WAYS_2 - DOUBLES) + best_double @ DOUBLES
    is_first_two = has[:, STATION] & torch.where(has[:, TOWER], first_two > first_one, two > one)
    return plain, double, is_first_two, is_second_two, second


LONGEST_LIST = max(len(lines) for lines in LISTS.values())
PASS = len(ITEMS)


def padded(lines):
    return [(ITEMS.index(item), count) for item, count in lines] + [(PASS, 99)] * (LONGEST_LIST + 1 - len(lines))


LIST_NAMES = list(LISTS)
LIST_LINES = tensor([padded(lines) for lines in LISTS.values()], torch.long)


def choose_by_list(tables, legal, which):
    """What each game builds by its shopping list, given by number."""
    lines = LIST_LINES[which]
    has = torch.cat([tables.cards[:, 0], tables.landmarks[:, 0], torch.zeros_like(tables.coins[:, :1])], 1)
    items = lines[..., 0]
    wanted = legal.gather(1, items) & (has.gather(1, items) < lines[..., 1])
    return items.gather(1, wanted.float().argmax(1, keepdim=True))[:, 0]
