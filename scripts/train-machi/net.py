"""The net of src/games/machi-koro/bot/evaluator.ts and the features of town-features.ts there, for training."""

import torch

from table import CARDS, COSTS, DEVICE, IS, LANDMARKS, STADIUM, STATION, SWAP, TV, WAYS_1, WAYS_2, incomes, tensor, works

TOWN_UNITS = 32
TABLE_UNITS = 32
PURSES = tensor([2, 4, 7, 10, 16, 22, 40])
FEATURES = 2 * len(CARDS) + len(LANDMARKS) + len(PURSES) + 8
WORKS = sum(works(colour) for colour in IS)
ODDS_1, ODDS_2 = WAYS_1 @ WORKS, WAYS_2 @ WORKS


def features(cards, landmarks, coins, players):
    """[..., card], [..., landmark] and [...] become [..., feature]."""
    taken = torch.zeros(len(CARDS), device=DEVICE)
    taken[STADIUM], taken[TV], taken[SWAP] = 1.5 * (players - 1), 4.0, 3.0
    income = incomes(cards, landmarks) + cards * taken
    own = income * (1 - IS['red'])
    blue = income * IS['blue']
    own1, own2, blue1, blue2 = own @ ODDS_1, own @ ODDS_2, blue @ ODDS_1, blue @ ODDS_2
    cost = (1 - landmarks) @ COSTS[len(CARDS) :]
    missing = (1 - landmarks).sum(-1)
    is_two = (landmarks[..., STATION] > 0) & (own2 > own1)
    best = torch.where(is_two, own2, own1)
    rate = best + (players - 1) * 0.5 * (blue1 + blue2)
    rounds = torch.maximum(missing, (cost - coins) / rate.clamp(min=0.3)).clamp(max=40)
    outlook = [own1 / 3, own2 / 3, best / 3, blue1, blue2, is_two.float(), rounds / 10, 3 / (1 + rounds)]
    purse = torch.minimum(coins[..., None], PURSES) / PURSES
    return torch.cat([cards / 3, income / 9, landmarks, purse, torch.stack(outlook, -1)], -1)


class Net(torch.nn.Module):
    def __init__(self, players):
        super().__init__()
        self.players = players

        def weights(*shape, spread=0.0):
            return torch.nn.Parameter((torch.rand(*shape, device=DEVICE) - 0.5) * spread)

        self.town = weights(FEATURES, TOWN_UNITS, spread=0.6)
        self.town_bias = weights(TOWN_UNITS)
        self.table = weights(players, TOWN_UNITS, TABLE_UNITS, spread=0.3)
        self.table_bias = weights(TABLE_UNITS)
        self.place = weights(TABLE_UNITS, players)
        self.place_bias = weights(players)
        self.worth = weights(TOWN_UNITS)

    def read(self, described):
        return torch.relu(described @ self.town + self.town_bias)

    def logits(self, units):
        """[..., place, unit] become [..., place]."""
        table = torch.relu(torch.einsum('...ph,phk->...k', units, self.table) + self.table_bias)
        return table @ self.place + self.place_bias + units @ self.worth

    def forward(self, described):
        return self.logits(self.read(described))

    def chances_after(self, tables, is_again):
        """The chance of place 0 after each thing that it could build."""
        players = self.players
        mine = self.read(features(*tables.towns_after(), players))
        others = self.read(features(tables.cards[:, 1:], tables.landmarks[:, 1:], tables.coins[:, 1:], players))
        others = others[:, None].expand(-1, mine.shape[1], -1, -1)
        mine = mine[:, :, None]
        stays = self.logits(torch.cat([mine, others], 2)).softmax(-1)[..., 0]
        goes = self.logits(torch.cat([others, mine], 2)).softmax(-1)[..., -1]
        return torch.where(is_again[:, None], stays, goes)

    def flat(self):
        """In the order of evaluator.ts, which is the order in which they stand above."""
        return torch.cat([each.detach().flatten() for each in self.parameters()])
