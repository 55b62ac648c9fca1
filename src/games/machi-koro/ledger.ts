import { Rng } from '../../engine/random.ts'
import { isReroll, isRoll, isTv, STAND, tvPlayer } from './actions.ts'
import { type CardSet, compileCards } from './cards/cards.ts'
import { payIncome, type Transfer, takeFromOne } from './income.ts'
import { parseAction } from './notation.ts'
import { stateAt } from './position.ts'
import type { MachiView } from './view.ts'

const NOTHING: readonly Transfer[] = []

/** Every payment that an action led to, in the order of the rules; `before` and `after` are the table around it. */
export function ledgerOf(before: MachiView, text: string, after: MachiView, set: CardSet): readonly Transfer[] {
  const action = parseAction(text)
  if (action === undefined) return NOTHING
  const stands = action === STAND || isReroll(action) || (isRoll(action) && after.phase !== 'reroll')
  if (!stands && !isTv(action)) return NOTHING
  const ledger: Transfer[] = []
  const state = stateAt({ ...before, dice: after.dice }, compileCards(set), new Rng(''))
  if (isTv(action)) takeFromOne(state, tvPlayer(action), ledger)
  else payIncome(state, ledger)
  return ledger
}
