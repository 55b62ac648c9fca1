import { LINES, X2 } from '../../cards/cards.ts'
import type { RailState } from '../state.ts'
import { tileCard, tileToken } from '../town.ts'

/** RH-V1: a card's value for a line, its upgrade included. */
export function cardValue(state: RailState, tile: number, line: number): number {
  const { value, tokenKind, tokenLine } = state.cards
  const printed = value[tileCard(tile) * LINES.length + line]
  const token = tileToken(tile)
  return token === 0 || tokenLine[token] !== line ? printed : upgradedValue(printed, tokenKind[token])
}

/** RH-D2, RH-D3: what a Town upgrade makes of a printed value; `kind` is its place among TOKEN_KINDS. */
export function upgradedValue(printed: number, kind: number): number {
  return kind === X2 ? printed * 2 : printed + 3
}

export interface TitleStep {
  /** The lowest total that has the title; the first one has none. */
  readonly from: number
  readonly title: string
}

/** RH-Z3: the titles of the solo game, the lowest first. */
const STEPS: readonly TitleStep[] = [
  { from: Number.NEGATIVE_INFINITY, title: 'Unsuited for governance' },
  { from: 81, title: 'Newbie mayor' },
  { from: 101, title: 'Inexperienced mayor' },
  { from: 121, title: 'Average mayor' },
  { from: 141, title: 'Above average mayor' },
  { from: 161, title: 'Skilled mayor' },
  { from: 181, title: 'Highly skilled mayor' },
  { from: 201, title: 'Top mayor' },
  { from: 221, title: 'Legendary mayor' },
  { from: 241, title: 'Inhumanly excellent mayor' },
  { from: 261, title: 'God-level mayor' },
]

/** With Residents' Requests every title takes so much more. */
const WITH_REQUESTS = 20

const STEPS_WITH_REQUESTS = STEPS.map(({ from, title }) => ({ from: from + WITH_REQUESTS, title }))

export function titleSteps(withRequests: boolean): readonly TitleStep[] {
  return withRequests ? STEPS_WITH_REQUESTS : STEPS
}

export function titleOf(total: number, withRequests: boolean): string {
  const reached = titleSteps(withRequests).filter(({ from }) => total >= from)
  return reached[reached.length - 1].title
}
