import { countBits, lowestBit } from '#engine/bits.ts'
import { LANDMARKS, LINES, SEVEN_TRACKS, TL_BR, TR_BL } from '../cards/cards.ts'
import { SPOT_CELLS } from '../rules/grid.ts'
import { trackCost } from '../rules/legality/tracks.ts'
import { PENALTY, PLAN_NEEDS, ROUNDS, TRACKS_PER_BONUS, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { cornersOf, isFullSize } from '../rules/scoring/frame.ts'
import { countLandmarks, wildsNeeded } from '../rules/scoring/plan-conditions.ts'
import { Tally, tally } from '../rules/scoring/score.ts'
import {
  DOUBLES,
  LAID_EVER,
  lineAt,
  MAIN,
  NEXT_SPOTS,
  OCCUPIED,
  PHASE,
  playerAt,
  type RailState,
  RESOURCES,
  ROUND,
  TOUCHED,
  TOWN,
  TOWN_SPOTS,
  TRACKS,
  WILDS,
} from '../rules/state.ts'
import { cardValue } from '../rules/town.ts'
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
 * The value of a position at the end of a turn, in points: the current score plus expected gains. It reads only the
 * player's own side of the table, and only what the player sees.
 */
export function plainWorth(state: RailState, player: number): number {
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

/** The value of tokens that may still be useful; the score already includes Wilds that meet a plan. */
function keptWorth(words: Int32Array, player: number): number {
  const me = playerAt(player)
  let spareWilds = words[me + WILDS]
  for (let i = 0; i < sheet.plans.count; i++) spareWilds -= sheet.plans.wilds[i]
  return SPARE_WILD * spareWilds + (words[me + DOUBLES] > 0 ? DOUBLE_TRACK : 0)
}

/** The expected points of a line's open plans, minus the expected penalty (RH-V5) if none is met. */
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

/** RH-B1: the part of its next bonus that a line counts. */
function bonusOutlook(words: Int32Array, player: number, line: number): number {
  const laid = words[lineAt(player, line) + LAID_EVER]
  const short = TRACKS_PER_BONUS - (laid % TRACKS_PER_BONUS)
  if (laid + short > TRACKS_PER_LINE) return 0
  if (short === 1) return BONUS_ONE_SHORT
  return short === 2 ? BONUS_TWO_SHORT : 0
}

/**
 * How many landmarks, corners or tracks a Plan card still needs, ignoring how far away they are. `landmarks` counts
 * those that the line touches.
 */
function stepsToMeet(state: RailState, player: number, line: number, card: number, landmarks: Int32Array): number {
  const kind = state.cards.planKind[card]
  if (kind === SEVEN_TRACKS) return PLAN_NEEDS.tracks - state.words[lineAt(player, line) + TRACKS]
  if (kind === TL_BR || kind === TR_BL) return missingCorners(state, player, line, kind)
  return wildsNeeded(state, player, line, card, landmarks)
}

/** Until the town is full size, its corners are unknown and both count as missing. */
function missingCorners(state: RailState, player: number, line: number, kind: number): number {
  const words = state.words
  const me = playerAt(player)
  if (!isFullSize(words, me)) return 2
  return countBits(cornersOf(words, me, kind) & ~words[lineAt(player, line) + TOUCHED])
}

/** The gain of a line's best next track minus its cost; 0 if there is none. */
function bestNextTrack(state: RailState, player: number, line: number): number {
  const words = state.words
  const me = playerAt(player)
  const mine = lineAt(player, line)
  let best = 0
  for (let word = 0; word < 2; word++) {
    const free = words[me + TOWN_SPOTS + word] & ~words[me + OCCUPIED + word]
    for (let rest = free & words[mine + NEXT_SPOTS + word]; rest !== 0; rest &= rest - 1) {
      const spot = word * 32 + lowestBit(rest)
      best = Math.max(best, gain(state, player, line, spot) - RESOURCE * trackCost(state, player, spot))
    }
  }
  return best
}

/** The value to the line of the cards that a track on the spot would newly touch. */
function gain(state: RailState, player: number, line: number, spot: number): number {
  const words = state.words
  const touched = words[lineAt(player, line) + TOUCHED]
  let value = 0
  for (let end = 0; end < 2; end++) {
    const cell = SPOT_CELLS[spot * 2 + end]
    if (((touched >> cell) & 1) === 0) value += cardValue(state, words[playerAt(player) + TOWN + cell], line)
  }
  return value
}
