import type { LineName } from './cards/cards.ts'
import { explainTrackCost, spotsOfTown } from './legality/tracks.ts'
import { formatLink, formatSquare } from './notation.ts'
import { items } from './piles.ts'
import { type PlanProgress, planProgress } from './scoring/plan-progress.ts'
import { type PointSource, pointSources } from './scoring/provenance.ts'
import { LINE_PLANS, lineAt, playerAt, type RailState } from './state.ts'
import { linkOfSpot, squareOfCell } from './town.ts'

/** What the rules have to say about a moment, so that a board need not know them. Nothing in it is secret. */
export interface RailInsight {
  /** Seat 1 first. */
  readonly players: readonly PlayerInsight[]
}

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

export function insightOf(state: RailState): RailInsight {
  return { players: Array.from({ length: state.options.players }, (_, player) => playerInsight(state, player)) }
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
