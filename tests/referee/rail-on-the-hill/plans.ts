import {
  CATEGORIES,
  type Cards,
  LANDMARKS,
  type Landmark,
  LINES,
  type LineName,
  landmarksOf,
  planCard,
} from './cards.ts'
import { frameOf } from './frame.ts'
import type { Player } from './position.ts'
import { landmarksOn } from './requests.ts'
import { touches } from './town.ts'

/** When a Plan card is fulfilled: RH-V3, RH-V4. */

/** No Plan card asks for more than five landmarks. */
const MOST_WILDS = 5

/** The fewest Wild landmarks with which this line fulfils the Plan card: 0 if it needs none, Infinity if none help. */
function wildsNeeded(player: Player, line: LineName, plan: number, cards: Cards): number {
  const landmarks = landmarksOn(player, line, cards)
  const helped = ['three', 'category', 'types', 'pairs'].includes(planCard(cards, plan).kind)
  const most = helped ? MOST_WILDS : 0
  for (let wilds = 0; wilds <= most; wilds++) {
    const some = disguises(wilds).some((disguise) => isMet(player, line, plan, [...landmarks, ...disguise], cards))
    if (some) return wilds
  }
  return Number.POSITIVE_INFINITY
}

/** All ways in which this many Wilds can stand for landmarks, regardless of order. */
function disguises(wilds: number, types: readonly Landmark[] = LANDMARKS): Landmark[][] {
  if (wilds === 0) return [[]]
  return types.flatMap((type, index) => disguises(wilds - 1, types.slice(index)).map((rest) => [type, ...rest]))
}

function isMet(player: Player, line: LineName, plan: number, landmarks: readonly Landmark[], cards: Cards): boolean {
  const { kind, landmarks: wanted } = planCard(cards, plan)
  const { tracks } = player.lines[line]
  const count = (type: Landmark) => landmarks.filter((landmark) => landmark === type).length
  switch (kind) {
    case 'three':
      return wanted.every((type) => count(type) >= 1)
    case 'category':
      return (Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).some(
        (category) => landmarks.filter((landmark) => landmarksOf(category).includes(landmark)).length >= 4,
      )
    case 'types':
      return new Set(landmarks).size >= 5
    case 'pairs': // four of one type are two pairs
      return LANDMARKS.reduce((pairs, type) => pairs + Math.floor(count(type) / 2), 0) >= 2
    case 'tracks':
      return tracks.length >= 7
    case 'tl-br':
      return touchesBoth(tracks, frameOf(player)?.topLeft, frameOf(player)?.bottomRight)
    case 'tr-bl':
      return touchesBoth(tracks, frameOf(player)?.topRight, frameOf(player)?.bottomLeft)
  }
}

function touchesBoth(tracks: readonly string[], one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && touches(tracks, one) && touches(tracks, other)
}

/** A Plan card on a line, with the Wilds that it needs. */
export interface Task {
  line: LineName
  card: number
  needs: number
}

export function tasksOf(player: Player, cards: Cards): Task[] {
  return LINES.flatMap((line) =>
    player.lines[line].plans.map((card) => ({ line, card, needs: wildsNeeded(player, line, card, cards) })),
  )
}

/** Every way to give at most `wilds` Wilds to `count` cards: how many each card gets. */
export function* allAssignments(count: number, wilds: number): Generator<number[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let here = 0; here <= wilds; here++) {
    for (const rest of allAssignments(count - 1, wilds - here)) yield [here, ...rest]
  }
}
