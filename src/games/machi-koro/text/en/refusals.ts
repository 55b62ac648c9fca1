import type * as reasons from '../../rules/legality/reasons.ts'

/** A text for every reason, in one language: the compiler sees to it that none is missing. */
export type RefusalTexts = Readonly<Record<(typeof reasons)[keyof typeof reasons]['reason'], string>>

/** Refusals in English. `{name}` stands for a value of the refusal. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'this is not an action of this game',
  'no-such-seat': 'there is no such seat at this table',
  'game-over': 'the game is over',
  'not-your-turn': 'it is another player’s turn',
  'roll-first': 'roll the dice first',
  'rolled-already': 'you have already rolled this turn',
  'no-second-die': 'no landmark in this town allows two dice',
  'reroll-or-stand': 'decide first whether to keep this roll',
  'no-reroll': 'no landmark in this town allows a second roll',
  'no-reroll-now': 'you keep this roll: you may roll again only once per turn, before any income',
  'tv-first': 'choose the player to take coins from first',
  'no-tv-now': 'there is no player to choose now',
  'not-from-oneself': 'coins are taken from another player',
  'nobody-there': 'there is no player on seat {seat}',
  'swap-first': 'decide first whether to swap two cards',
  'no-swap-now': 'no card allows a swap now',
  'not-with-oneself': 'cards are swapped with another player',
  'purple-stays': 'purple cards are never swapped',
  'not-owned': 'there is no {given} in this town to give',
  'not-theirs': 'there is no {taken} in that town to take',
  'too-expensive': '{card} costs {cost} coins; you have {coins}',
  'sold-out': '{card} is sold out',
  'one-per-town': 'a town has only one {card}',
  'built-already': 'you have already built {card}',
}
