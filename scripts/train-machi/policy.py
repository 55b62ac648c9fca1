"""The net of src/games/machi-koro/bot/policy.ts, for training: what to build, and how likely that is to win."""

import torch

from net import FEATURES, features
from table import CARDS, DEVICE, ITEMS

CHOICES = len(ITEMS) + 1
TOWN_UNITS = 64
TABLE_UNITS = 128
MANY_COPIES = 6


class Policy(torch.nn.Module):
    def __init__(self, players):
        super().__init__()
        self.players = players

        def weights(*shape, spread=0.0):
            return torch.nn.Parameter((torch.rand(*shape, device=DEVICE) - 0.5) * spread)

        self.town = weights(FEATURES, TOWN_UNITS, spread=0.6)
        self.town_bias = weights(TOWN_UNITS)
        self.table = weights(players, TOWN_UNITS, TABLE_UNITS, spread=0.3)
        self.supply = weights(len(CARDS), TABLE_UNITS, spread=0.3)
        self.again = weights(TABLE_UNITS, spread=0.3)
        self.table_bias = weights(TABLE_UNITS)
        self.choice = weights(TABLE_UNITS, CHOICES)
        self.own_choice = weights(TOWN_UNITS, CHOICES)
        self.choice_bias = weights(CHOICES)
        self.chance = weights(TABLE_UNITS)
        self.chance_bias = weights(1)

    def _read(self, towns, supply):
        units = torch.relu(towns @ self.town + self.town_bias)
        table = torch.einsum('...ph,phk->...k', units, self.table) + supply / MANY_COPIES @ self.supply + self.table_bias
        return units[..., 0, :], table

    def _chance(self, table):
        return table @ self.chance + self.chance_bias

    def forward(self, towns, supply, is_again):
        """For place 0, which may build: the preference for each choice, and the logit of the chance to win."""
        own, table = self._read(towns, supply)
        table = torch.relu(table + is_again[..., None].float() * self.again)
        return table @ self.choice + own @ self.own_choice + self.choice_bias, self._chance(table)

    def chances(self, _games, cards, landmarks, coins, supply):
        """The chance of place 0 to win when it may build next, without and with another turn after this one."""
        _, table = self._read(features(cards, landmarks, coins, self.players), supply)
        return [self._chance(torch.relu(each)).sigmoid() for each in (table, table + self.again)]

    def flat(self):
        """In the order of policy.ts, which is the order in which they stand above."""
        return torch.cat([each.detach().flatten() for each in self.parameters()])
