import { LANDMARKS, LINES } from '../cards/cards.ts'
import { PENALTY, ROUNDS, TRACKS_PER_BONUS, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { countLandmarks } from '../rules/scoring/plan-conditions.ts'
import { Tally, tally } from '../rules/scoring/score.ts'
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
  WILDS,
} from '../rules/state.ts'
import { bestNextTrack } from './next-track.ts'
import { stepsToMeet } from './plan-steps.ts'
import {
  BONUS_ONE_SHORT,
  BONUS_TWO_SHORT,
  DOUBLE_TRACK,
  EVEN_CHANCE_ROUNDS,
  NEXT_TRACK,
  RESOURCE,
  RESOURCE_IN_THE_END,
  SPARE_WILD,
  USEFUL_RESOURCES,
} from './weights.ts'

const sheet = new Tally()
const landmarks = new Int32Array(LANDMARKS.length)

/**
 * What a player has if the turn ends like this, in points: the score as it stands and what can be hoped for. Only the
 * player's own side of the table is looked at, and of that only what the player sees.
 */
export function evaluate(state: RailState, player: number): number {
  tally(state, player, sheet)
  const words = state.words
  const rounds = words[PHASE] < MAIN ? ROUNDS : ROUNDS - words[ROUND]
  if (rounds === 0) return sheet.total
  const hope = rounds / (rounds + EVEN_CHANCE_ROUNDS)
  let worth = sheet.total - sheet.penalty - sheet.resources
  worth += resourcesWorth(words[playerAt(player) + RESOURCES], hope)
  worth += hope * keptWorth(words, player)
  for (let line = 0; line < LINES.length; line++) {
    worth += plansOutlook(state, player, line, hope)
    worth += hope * (NEXT_TRACK * bestNextTrack(state, player, line) + bonusOutlook(words, player, line))
  }
  return worth
}

function resourcesWorth(resources: number, hope: number): number {
  const useful = Math.min(resources, USEFUL_RESOURCES)
  return RESOURCE_IN_THE_END * resources + hope * (RESOURCE - RESOURCE_IN_THE_END) * useful
}

/** Tokens that may yet be of use; Wilds that already meet a plan are in the score. */
function keptWorth(words: Int32Array, player: number): number {
  const me = playerAt(player)
  let spareWilds = words[me + WILDS]
  for (let i = 0; i < sheet.plans.count; i++) spareWilds -= sheet.plans.wilds[i]
  return SPARE_WILD * spareWilds + (words[me + DOUBLES] > 0 ? DOUBLE_TRACK : 0)
}

/** The points that a line's open plans promise, and the penalty (RH-V5) that threatens while none is met. */
function plansOutlook(state: RailState, player: number, line: number, hope: number): number {
  const plans = sheet.plans
  const tracksLeft = TRACKS_PER_LINE - state.words[lineAt(player, line) + LAID_EVER]
  countLandmarks(state, player, line, landmarks)
  let promised = 0
  let noneMet = sheet.metOnLine[line] === 0 ? 1 : 0
  for (let i = 0; i < plans.count; i++) {
    if (plans.line[i] !== line || plans.met[i] !== 0) continue
    const steps = stepsToMeet(state, player, line, plans.card[i], landmarks)
    if (steps > tracksLeft) continue
    const chance = hope ** steps
    promised += chance * plans.points[i]
    noneMet *= 1 - chance
  }
  return promised - PENALTY * noneMet
}

/** RH-B1: what a line holds of its next bonus. */
function bonusOutlook(words: Int32Array, player: number, line: number): number {
  const laid = words[lineAt(player, line) + LAID_EVER]
  const short = TRACKS_PER_BONUS - (laid % TRACKS_PER_BONUS)
  if (laid + short > TRACKS_PER_LINE) return 0
  if (short === 1) return BONUS_ONE_SHORT
  return short === 2 ? BONUS_TWO_SHORT : 0
}
