import type { PointSource, Seat, Standing } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { CardSet, LandmarkId } from '../cards/cards.ts'
import { compileCards, FIRST_LANDMARK } from '../cards/tables.ts'
import { isReroll, isRoll } from './actions.ts'
import { payIncome, type Transfer } from './income.ts'
import { parseAction } from './notation.ts'
import { playAction } from './play.ts'
import { type MachiView, stateAt } from './position.ts'
import { COINS, hasItem, type MachiState, playerAt } from './state.ts'

/** Every payment of an action, in the order of the rules; `before` and `after` are the table around it. */
export function ledgerOf(before: MachiView, text: string, after: MachiView, set: CardSet): readonly Transfer[] {
  const ledger: Transfer[] = []
  const cards = compileCards(set)
  const action = parseAction(text, cards)
  if (action === undefined || after.phase === 'reroll') return ledger
  // The dice are known from the view, so their income can be computed without rolling again.
  const isRolled = isRoll(action) || isReroll(action)
  const state = stateAt(isRolled ? { ...before, dice: after.dice } : before, cards, new Rng(''))
  if (isRolled) payIncome(state, ledger)
  else playAction(state, action, ledger)
  return ledger
}

/** MK-W1: only landmarks decide; coins show how close it was. */
export interface MachiScore {
  readonly landmarks: number
  readonly coins: number
}

/** A landmark counts one: the player who has all of them wins. */
export interface LandmarkSource extends PointSource {
  readonly from: LandmarkId
}

/** The winner when the game is over; before that, the player with the most landmarks, and among equals the richest. */
export function standingOf(state: MachiState): Standing<MachiScore> {
  const scores = Array.from({ length: state.options.players }, (_, player) => scoreOf(state, player))
  const most = Math.max(...scores.map(({ landmarks }) => landmarks))
  const leading = scores.filter(({ landmarks }) => landmarks === most)
  const richest = Math.max(...leading.map(({ coins }) => coins))
  const isAhead = ({ landmarks, coins }: MachiScore) => landmarks === most && coins === richest
  return { winners: scores.flatMap((score, i): Seat[] => (isAhead(score) ? [i + 1] : [])), scores }
}

function scoreOf(state: MachiState, player: number): MachiScore {
  return { landmarks: landmarksOf(state, player).length, coins: state.words[playerAt(player) + COINS] }
}

export function landmarkSources(state: MachiState, player: number): LandmarkSource[] {
  return landmarksOf(state, player).map((from) => ({ from, points: 1 }))
}

function landmarksOf({ words, cards: { set } }: MachiState, player: number): LandmarkId[] {
  return set.landmarks.flatMap(({ id }, i) => (hasItem(words, player, FIRST_LANDMARK + i) ? [id] : []))
}
