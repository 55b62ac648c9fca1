import { LANDMARKS, LINES } from '../cards.ts'
import { countLandmarks } from '../conditions.ts'
import { Tally, tally } from '../score.ts'
import {
  DOUBLES,
  LAID_EVER,
  lineAt,
  MAIN,
  PHASE,
  playerAt,
  type RailState,
  RESOURCES,
  ROUND,
  ROUNDS,
  TRACKS_PER_LINE,
  WILDS,
} from '../state.ts'
import { PENALTY } from '../wilds.ts'
import { stepsToMeet } from './plan-steps.ts'
import { ahead, lookAhead, survey } from './reach.ts'
import {
  BONUS_ONE_SHORT,
  BONUS_TWO_SHORT,
  DOUBLE_TRACK,
  EVEN_CHANCE_ROUNDS,
  NEXT_TRACK,
  RESOURCE,
  SECOND_TRACK,
  SPARE_RESOURCE,
  SPARE_WILD,
  SPENDABLE_RESOURCES,
} from './weights.ts'

const sheet = new Tally()
const landmarks = new Int32Array(LANDMARKS.length)

/** The rounds that come after this one. */
export function roundsLeft(words: Int32Array): number {
  return words[PHASE] < MAIN ? ROUNDS : ROUNDS - words[ROUND]
}

/** How sure it is that one more track that is wanted will be laid: 0 after the last round. */
export function chanceOfAStep(rounds: number): number {
  return rounds / (rounds + EVEN_CHANCE_ROUNDS)
}

/**
 * What a player's town is worth when a turn ends like this, in points: what it scores now and what can be hoped for.
 * Only what the player's own table shows is looked at, never a deck.
 */
export function evaluate(state: RailState, player: number): number {
  tally(state, player, sheet)
  const words = state.words
  const rounds = roundsLeft(words)
  if (rounds === 0) return sheet.total
  const chance = chanceOfAStep(rounds)
  const me = playerAt(player)
  let worth = sheet.total - sheet.penalty - sheet.resources
  worth += resourcesWorth(words[me + RESOURCES], chance)
  worth += chance * (DOUBLE_TRACK * Math.min(1, words[me + DOUBLES]) + SPARE_WILD * spareWilds(words[me + WILDS]))
  survey(state, player)
  for (let line = 0; line < LINES.length; line++) {
    lookAhead(state, player, line)
    worth += plansOutlook(state, player, line, chance)
    worth += chance * (NEXT_TRACK * ahead.best + SECOND_TRACK * ahead.second + bonusOutlook(words, player, line))
  }
  return worth
}

function resourcesWorth(resources: number, chance: number): number {
  const spendable = Math.min(resources, SPENDABLE_RESOURCES)
  return resources * SPARE_RESOURCE + spendable * (RESOURCE - SPARE_RESOURCE) * chance
}

function spareWilds(wilds: number): number {
  let spare = wilds
  for (let i = 0; i < sheet.plans.count; i++) spare -= sheet.plans.wilds[i]
  return spare
}

/** The points that a line's open plans promise, and the penalty that threatens while none is met. */
function plansOutlook(state: RailState, player: number, line: number, chance: number): number {
  const plans = sheet.plans
  const tracksLeft = TRACKS_PER_LINE - state.words[lineAt(player, line) + LAID_EVER]
  countLandmarks(state, player, line, landmarks)
  let hoped = 0
  let noneMet = sheet.metOnLine[line] === 0 ? 1 : 0
  for (let i = 0; i < plans.count; i++) {
    if (plans.line[i] !== line || plans.met[i] !== 0) continue
    const needed = stepsToMeet(state, player, line, plans.card[i], landmarks)
    if (needed > tracksLeft) continue
    const likely = chance ** needed
    hoped += likely * plans.points[i]
    noneMet *= 1 - likely
  }
  return hoped - PENALTY * noneMet
}

/** RH-B1: a line that is short of its 3rd or 6th track holds part of the bonus already. */
function bonusOutlook(words: Int32Array, player: number, line: number): number {
  const laid = words[lineAt(player, line) + LAID_EVER]
  if (laid >= 6) return 0
  if (laid % 3 === 2) return BONUS_ONE_SHORT
  return laid % 3 === 1 ? BONUS_TWO_SHORT : 0
}
