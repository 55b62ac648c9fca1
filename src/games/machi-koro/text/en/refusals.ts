import type * as reasons from '../../rules/legality/reasons.ts'

/** A text for every reason, in one language: the compiler sees to it that none is missing. */
export type RefusalTexts = Readonly<Record<(typeof reasons)[keyof typeof reasons]['reason'], string>>

/** Refusals in English. `{name}` stands for a value of the refusal. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'this is no action of the game',
  'no-such-seat': 'there is no such seat at this table',
  'game-over': 'the game is over',
  'not-your-turn': "it is another player's turn",
  'roll-first': 'a turn begins with the dice',
  'rolled-already': 'the dice of this turn are rolled',
  'no-second-die': 'no landmark in this town allows two dice',
  'reroll-or-stand': 'first decide whether this roll stands',
  'no-reroll': 'no landmark in this town allows a second roll',
  'no-reroll-now': 'this roll stands: rolling again is possible once a turn, before any income',
  'tv-first': 'first choose the player to take coins from',
  'no-tv-now': 'no card takes coins from a player of your choice now',
  'not-from-oneself': 'coins are taken from another player',
  'nobody-there': 'nobody sits on seat {seat}',
  'swap-first': 'first decide whether to swap two cards',
  'no-swap-now': 'no card allows a swap now',
  'not-with-oneself': 'cards are swapped with another player',
  'purple-stays': 'purple cards are never swapped',
  'not-owned': 'there is no {given} in this town to give',
  'not-theirs': 'there is no {taken} in that town to take',
  'too-expensive': '{card} costs {cost}, and there are only {coins} coins',
  'sold-out': '{card} is sold out',
  'one-per-town': 'a town has only one {card}',
  'built-already': '{card} stands already',
}
