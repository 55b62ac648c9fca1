import type { Seat } from '#engine/game.ts'
import { LINES, type LineName } from '../cards/cards.ts'
import { explainTrackCost, nearestTrack, spotsOfTown } from './legality/tracks.ts'
import { formatLink, formatSquare } from './notation.ts'
import { items } from './piles.ts'
import { type PlanProgress, planProgress } from './scoring/plan-conditions.ts'
import { type PointSource, pointSources } from './scoring/provenance.ts'
import {
  FACE_UP_PLANS,
  LINE_PLANS,
  lineAt,
  PENDING,
  PENDING_CARDS,
  PLAN_HAND,
  PLANS_PENDING,
  playerAt,
  type RailState,
} from './state.ts'
import { linkOfSpot, squareOfCell } from './town.ts'

/** What the rules tell a board about a moment, so that the board need not know them. Only `prospects` may be secret. */
export interface RailInsight {
  /** Seat 1 first. */
  readonly players: readonly PlayerInsight[]
  /**
   * For every Plan card that the viewer could gain or has in hand: how far each of the viewer's lines would be with it.
   * Empty for a spectator.
   */
  readonly prospects: Prospects
  /**
   * For each line of the viewer, the spot where a track is nearest to being legal: if none can be laid, the refusal of
   * this one says why. Empty in a town without spots, and for a spectator.
   */
  readonly nearestTracks: NearestTracks
}

type NearestTracks = Readonly<Partial<Record<LineName, string>>>

type Prospects = Readonly<Record<number, Prospect>>

export type Prospect = Readonly<Record<LineName, PlanProgress>>

export interface PlayerInsight {
  /** Every spot between two cards of the town, as in the notation, with what a track there costs now and why. */
  readonly spots: Readonly<Record<string, SpotInsight>>
  /** For each line its Plan cards in their order, with how far the line is. */
  readonly plans: Readonly<Record<LineName, readonly LinePlan[]>>
  readonly sources: readonly PointSource[]
}

export interface SpotInsight {
  /** RH-T2, RH-T4 */
  readonly cost: number
  /** The squares whose half of the spot is open land: 1 resource each. */
  readonly openSquares: readonly string[]
  /** It crosses another track: 2 resources. */
  readonly crosses: boolean
}

export interface LinePlan extends PlanProgress {
  readonly card: number
}

/** Omits hidden information unless a seat is given. */
export function insightOf(state: RailState, eyes: Seat | 'spectator' = 'spectator'): RailInsight {
  return {
    players: Array.from({ length: state.options.players }, (_, player) => playerInsight(state, player)),
    prospects: eyes === 'spectator' ? {} : prospectsOf(state, eyes - 1),
    nearestTracks: eyes === 'spectator' ? {} : nearestTracksOf(state, eyes - 1),
  }
}

function prospectsOf(state: RailState, player: number): Prospects {
  const { words } = state
  const me = playerAt(player)
  const drawn = words[me + PENDING] === PLANS_PENDING ? items(words, me + PENDING_CARDS) : []
  const cards = [...items(words, FACE_UP_PLANS), ...items(words, me + PLAN_HAND), ...drawn]
  return Object.fromEntries(
    cards.map((card) => {
      const line = (i: number) => planProgress(state, player, i, card)
      return [card, { red: line(0), yellow: line(1), blue: line(2), black: line(3) } satisfies Prospect]
    }),
  )
}

function nearestTracksOf(state: RailState, player: number): NearestTracks {
  const links = LINES.map((line, i) => [line, nearestTrack(state, player, i)] as const)
  return Object.fromEntries(links.flatMap(([line, link]) => (link === undefined ? [] : [[line, formatLink(link)]])))
}

function playerInsight(state: RailState, player: number): PlayerInsight {
  const plans = (line: number) =>
    items(state.words, lineAt(player, line) + LINE_PLANS).map((card) => ({
      card,
      ...planProgress(state, player, line, card),
    }))
  return {
    spots: spotInsights(state, player),
    plans: { red: plans(0), yellow: plans(1), blue: plans(2), black: plans(3) } satisfies Record<LineName, LinePlan[]>,
    sources: pointSources(state, player),
  }
}

function spotInsights(state: RailState, player: number): Record<string, SpotInsight> {
  const me = playerAt(player)
  const named = spotsOfTown(state.words, player).map((spot) => {
    const { cost, openCells, crosses } = explainTrackCost(state, player, spot)
    const openSquares = openCells.map((cell) => formatSquare(squareOfCell(state.words, me, cell)))
    return [formatLink(linkOfSpot(state.words, me, spot)), { cost, openSquares, crosses }] as const
  })
  return Object.fromEntries(named)
}
