import type { BoardProps } from '#boards/board.ts'
import type { Refusal, Seat } from '#engine/game.ts'
import { trainOf } from '../cards/cards.ts'
import type { LokoTypes } from '../rules/facts.ts'
import type { LokoInsight, ShapePlace } from '../rules/insight.ts'
import { formatMove } from '../rules/notation.ts'
import type { LokoView } from '../rules/view.ts'

/** What a player thinks of doing. */
export interface Choice {
  /** Sections to draw, reserve or block, in the order in which they were tapped. While there are any, a payment waits. */
  readonly picked: readonly string[]
  /** Sections to pay with, as they were chosen one by one; null where the page is to propose them. */
  readonly byHand: readonly string[] | null
  readonly train: number | null
  /** The purchase that was chosen among the ways to pay; null for the first that fits what was chosen by hand. */
  readonly purchase: string | null
}

export const NOTHING_CHOSEN: Choice = { picked: [], byHand: null, train: null, purchase: null }

/** What a section is to the player who taps it. */
export type Tap = 'block' | 'free' | 'reserved' | 'solid' | 'closed'

export function tapOn({ phase, sections }: LokoView, eyes: Seat, section: string): Tap {
  const state = sections[section]
  if (phase === 'block') return state === 'free' ? 'block' : 'closed'
  if (state === 'free') return 'free'
  if (state === undefined || state === 'black' || state.seat !== eyes) return 'closed'
  return state.solid ? 'solid' : 'reserved'
}

/** Whether there is a payment to go back to. */
export function isPaying({ train, byHand }: Choice): boolean {
  return train !== null || (byHand !== null && byHand.length > 0)
}

/** What is chosen after a tap; undefined where the tap is to be done at once. `paying` pay now, no matter who chose them. */
export function afterTap(
  choice: Choice,
  tap: Tap,
  section: string,
  paying: readonly string[],
  isFree: (section: string) => boolean,
): Choice | undefined {
  const { picked } = choice
  switch (tap) {
    case 'closed':
      return undefined
    case 'solid':
      return { ...choice, picked: [], byHand: toggled(paying, section), purchase: null }
    case 'free': {
      const next = afterFreeTap(picked.filter(isFree), section)
      return next && { ...choice, picked: next }
    }
    default:
      // One section at a time can be blocked, or drawn where it was reserved.
      return picked.includes(section) ? undefined : { ...choice, picked: [section] }
  }
}

/** One step back: from what is picked to the payment that waits, and from there to nothing. */
export function afterCancel(choice: Choice): Choice {
  return choice.picked.length > 0 ? { ...choice, picked: [] } : NOTHING_CHOSEN
}

/** Two free sections can be reserved; a third one takes the place of the first. */
function afterFreeTap(picked: readonly string[], section: string): readonly string[] | undefined {
  if (!picked.includes(section)) return [...picked.slice(-1), section]
  return picked.length === 1 ? undefined : toggled(picked, section)
}

function toggled(sections: readonly string[], section: string): readonly string[] {
  return sections.includes(section) ? sections.filter((each) => each !== section) : [...sections, section]
}

/** A way to pay for a train. */
export interface Way {
  readonly train: number
  readonly sections: readonly string[]
  /** The shape that is taken too, and where it lies. */
  readonly shape: ShapePlace | undefined
  /** What train and shape are worth together. */
  readonly points: number
  /** How many sections more than the price it takes. */
  readonly extra: number
  readonly isByHand: boolean
  /** In the game's notation. */
  readonly action: string
  /** Why it cannot be done; only what was chosen by hand can be wrong. */
  readonly refusal: Refusal | undefined
}

type Table = Pick<BoardProps<LokoTypes, LokoInsight>, 'cards' | 'insight' | 'whyNot'>

/** How a train can be paid for: as the page proposes it, and with the sections that were chosen by hand. */
export function waysToPay(table: Table, train: number, byHand: Choice['byHand']): readonly Way[] {
  const proposed = table.insight.proposals(train).map(({ sections, shape }) => {
    const place = table.insight.shapesIn(sections).find((each) => each.shape === shape)
    return wayOf(table, train, sections, place, false)
  })
  const known = new Set(proposed.map(({ action }) => action))
  const own = byHand === null || byHand.length === 0 ? [] : waysByHand(table, train, byHand)
  return [...proposed, ...own.filter(({ action }) => !known.has(action))]
}

/** Every purchase with exactly these sections, with the most valuable shape first; where there is none, a wrong one. */
function waysByHand(table: Table, train: number, sections: readonly string[]): readonly Way[] {
  const places = table.insight.shapesIn(sections)
  const tried = [...places, undefined]
    .map((place) => wayOf(table, train, sections, place, true))
    .sort((one, other) => other.points - one.points)
  const possible = tried.filter(({ refusal }) => refusal === undefined)
  // With a shape laid on the map, say why it cannot be taken.
  return possible.length > 0 ? possible : tried.slice(0, 1)
}

function wayOf(
  { cards, insight, whyNot }: Table,
  train: number,
  sections: readonly string[],
  shape: ShapePlace | undefined,
  isByHand: boolean,
): Way {
  const { price } = trainOf(cards, train)
  const action = formatMove({ kind: 'buy', train, sections, shape: shape?.shape })
  return {
    train,
    sections,
    shape,
    points: insight.points(train, shape?.shape),
    extra: Math.max(0, sections.length - price),
    isByHand,
    action,
    refusal: isByHand ? whyNot(action) : undefined,
  }
}

/** The way that is meant now: what was chosen among all, else what was chosen by hand, else the best. */
export function currentWay(ways: readonly Way[], { byHand, purchase }: Choice): Way | undefined {
  const chosen = ways.find(({ action }) => action === purchase)
  if (chosen !== undefined || byHand === null) return chosen ?? ways[0]
  return ways.filter(({ sections }) => isSame(sections, byHand)).sort((one, other) => other.points - one.points)[0]
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}
