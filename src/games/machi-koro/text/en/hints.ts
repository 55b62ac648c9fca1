import type { HintTexts } from '../types/hints.ts'

/** Why a bot plays as it does, in English. */
export const HINTS: HintTexts = {
  wins: '{card} is the last landmark: it wins the game.',
  landmark: '{card} is one landmark more; {left} to go.',
  'landmark-pays': '{card} is a landmark, and brings about {coins} coins more each round.',
  income: '{card} brings about {coins} coins more each round.',
  counts: '{card} pays for each of {count} cards that are in the town already.',
  feeds: '{card} makes {factory} pay more.',
  takes: '{card} takes about {coins} coins each round from the others.',
  prepares: '{card} is the beginning of something that will pay together.',
  denies: 'This is the last {card}: nobody else can have it now.',
  saves: 'Better to save: {missing} coins are missing for {card}.',
  nothing: 'Nothing on offer is worth its price now.',
  'one-die': 'One die brings about {mean} coins, two dice {other}.',
  'two-dice': 'Two dice bring about {mean} coins, one die {other}.',
  reroll: 'This roll brings {coins} coins, another one {mean} on average.',
  stand: 'This roll brings {coins} coins, another one only {mean} on average.',
  double: 'The double gives another turn.',
  'robs-leader': '{player} is nearest to winning: that costs them {coins} coins.',
  robs: '{player} can pay most: {coins} coins.',
  swap: '{taken} is worth more here than {given}.',
  'no-swap': 'No card of the others is worth one of these.',
  forced: 'There is nothing else to do.',
  easy: 'It looks good for the next round.',
  steady: 'It brings the last landmark nearest at the income there is.',
  list: 'It is what comes next on the shopping list.',
}
