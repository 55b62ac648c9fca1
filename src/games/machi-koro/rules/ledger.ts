import { Rng } from '#engine/random.ts'
import type { CardSet } from '../cards/cards.ts'
import { compileCards } from '../cards/tables.ts'
import { isReroll, isRoll } from './actions.ts'
import { payIncome, type Transfer } from './income.ts'
import { parseAction } from './notation.ts'
import { playAction } from './play.ts'
import { stateAt } from './position.ts'
import type { MachiView } from './view.ts'

/** Every payment that an action led to, in the order of the rules; `before` and `after` are the table around it. */
export function ledgerOf(before: MachiView, text: string, after: MachiView, set: CardSet): readonly Transfer[] {
  const ledger: Transfer[] = []
  const cards = compileCards(set)
  const action = parseAction(text, cards)
  if (action === undefined || after.phase === 'reroll') return ledger
  // The dice lie on the table: what they bring can be paid once more without rolling them.
  const isRolled = isRoll(action) || isReroll(action)
  const state = stateAt(isRolled ? { ...before, dice: after.dice } : before, cards, new Rng(''))
  if (isRolled) payIncome(state, ledger)
  else playAction(state, action, ledger)
  return ledger
}
