import type { RefusalTexts } from '../types/refusals.ts'

/** Refusals in English. `{name}` stands for a value of the refusal. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'this is no action of the game',
  'no-such-seat': 'there is no such seat at this table',
  'game-over': 'the game is over',
  'not-your-turn': "it is another player's turn",
  'roll-first': 'a turn begins with the dice',
  'rolled-already': 'the dice of this turn are rolled',
  'no-second-die': 'only a Train Station allows two dice',
  'reroll-or-stand': 'first decide whether this roll stands',
  'no-reroll': 'only a Radio Tower allows a second roll',
  'no-reroll-now': 'this roll stands: the Radio Tower works once a turn, before any income',
  'tv-first': 'first the TV Station takes coins from a player of your choice',
  'no-tv-now': 'no TV Station is at work now',
  'not-from-oneself': 'the TV Station takes from another player',
  'nobody-there': 'nobody sits on seat {seat}',
  'swap-first': 'first the Business Center swaps two cards, or not',
  'no-swap-now': 'no Business Center is at work now',
  'not-with-oneself': 'cards are swapped with another player',
  'purple-stays': 'purple cards are never swapped',
  'not-owned': 'there is no {given} in this town to give',
  'not-theirs': 'seat {seat} has no {taken} to give',
  'too-expensive': '{card} costs {cost}, and there are only {coins} coins',
  'sold-out': '{card} is sold out',
  'one-per-town': 'a town has only one {card}',
  'built-already': '{card} stands already',
}
