import {
  CATEGORY,
  LANDMARKS,
  LANDMARKS_PER_CATEGORY,
  LINES,
  NO_LANDMARK,
  PAIRS,
  PLAN_KINDS,
  SEVEN_TRACKS,
  THREE,
  TL_BR,
  TYPES,
} from '../cards/cards.ts'
import { CELLS, SPOT_CELLS, SPOTS, spotBit, spotWord } from '../rules/grid.ts'
import { TOWN_SIZE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { cornerCells, cornersOf, isFullSize } from '../rules/scoring/frame.ts'
import {
  EAST,
  LAID_EVER,
  lineAt,
  NORTH,
  OCCUPIED,
  playerAt,
  ROAD_SPOTS,
  SOUTH,
  TOWN,
  TOWN_SPOTS,
  TRACK_SPOTS,
  WEST,
} from '../rules/state.ts'
import { tileCard } from '../rules/town.ts'
import { roundsLeft } from './judge.ts'
import type { Survey } from './survey.ts'

/**
 * A player's town as a graph: for each line one node for each cell, and one edge for each spot that leads from cell to
 * cell. Cells lie on a torus (see rules/grid.ts), so that a town that is not 4 wide or tall yet can grow on both sides.
 */

/** The kinds of edges. Spots outside the town, and with a track of another line, are no edges. */
export const EDGE_KINDS = ['free', 'one', 'more', 'own', 'road', 'open'] as const
const MORE = EDGE_KINDS.indexOf('more')
const OWN = EDGE_KINDS.indexOf('own')
const ROAD = EDGE_KINDS.indexOf('road')
const OPEN = EDGE_KINDS.indexOf('open')
const NO_EDGE: number = EDGE_KINDS.length

export const NODE_INPUTS = 24
/** Two of them: whether the line touches the cell, and whether it is one of its ends. */
export const IS_TOUCHED = 2
export const IS_END = 3
/** All node inputs are whole numbers of this unit. */
export const NODE_UNITS = 16

export class TownGraph {
  /** Indexed by (line * 16 + cell) * NODE_INPUTS. */
  readonly nodes: Float32Array
  /** Indexed by line * 64 + spot: the kind of the edge, or `NO_EDGE`. */
  readonly edges: Uint8Array

  constructor(
    nodes: Float32Array = new Float32Array(LINES.length * CELLS * NODE_INPUTS),
    edges: Uint8Array = new Uint8Array(LINES.length * SPOTS),
  ) {
    this.nodes = nodes
    this.edges = edges
  }

  describe(survey: Survey): void {
    this.#describeSpots(survey)
    this.nodes.fill(0)
    for (let line = 0; line < LINES.length; line++) this.#describeLine(survey, line)
  }

  #describeSpots({ state, player, town }: Survey): void {
    const { words } = state
    const me = playerAt(player)
    const { edges } = this
    const isWide = words[me + EAST] - words[me + WEST] === TOWN_SIZE - 1
    const isTall = words[me + SOUTH] - words[me + NORTH] === TOWN_SIZE - 1
    for (let spot = 0; spot < SPOTS; spot++) {
      const word = spotWord(spot)
      const bit = spotBit(spot)
      const one = SPOT_CELLS[spot * 2]
      const other = SPOT_CELLS[spot * 2 + 1]
      let kind = NO_EDGE
      if ((words[me + TOWN_SPOTS + word] & bit) !== 0) {
        if ((words[me + OCCUPIED + word] & bit) === 0) kind = Math.min(MORE, town.cost[one * CELLS + other])
      } else if (!(isWide && isSeam(one & 3, other & 3, words[me + EAST] & 3))) {
        if (!(isTall && isSeam(one >> 2, other >> 2, words[me + SOUTH] & 3))) {
          kind = (words[me + ROAD_SPOTS + word] & bit) !== 0 ? ROAD : OPEN
        }
      }
      for (let line = 0; line < LINES.length; line++) {
        const isOwn = (words[lineAt(player, line) + TRACK_SPOTS + word] & bit) !== 0
        edges[line * SPOTS + spot] = isOwn ? OWN : kind
      }
    }
  }

  #describeLine({ state, player, town, sheet, plans, lines }: Survey, line: number): void {
    const { words, cards } = state
    const me = playerAt(player)
    const { map } = lines[line]
    const counts = sheet.landmarks[line]
    const laid = words[lineAt(player, line) + LAID_EVER]
    const { nodes } = this
    const isFull = isFullSize(words, me)
    let corners = 0
    const open = new Uint8Array(PLAN_KINDS.length)
    const wanted = new Uint8Array(LANDMARKS.length)
    const last = new Uint8Array(LANDMARKS.length)
    for (let i = 0; i < sheet.plans.count; i++) {
      if (sheet.plans.line[i] !== line || plans[i].isMet || !plans[i].isPossible) continue
      const card = sheet.plans.card[i]
      const kind = cards.planKind[card]
      open[kind] = 1
      if (kind >= TL_BR && isFull) corners |= cornersOf(words, me, kind)
      if (kind !== THREE) continue
      for (let which = card * 3; which < card * 3 + 3; which++) {
        const landmark = cards.planLandmarks[which]
        if (counts[landmark] > 0) continue
        wanted[landmark]++
        if (plans[i].missing === 1) last[landmark] = 1
      }
    }
    const allCorners = isFull ? cornerCells(words, me) : 0
    for (let cell = 0; cell < CELLS; cell++) {
      let at = (line * CELLS + cell) * NODE_INPUTS
      const bit = 1 << cell
      const tile = words[me + TOWN + cell]
      const isBuilt = tile !== 0
      nodes[at++] = isBuilt ? 1 : 0
      nodes[at++] = isBuilt ? town.value[line * CELLS + cell] / 4 : 0
      nodes[at++] = (map.touched & bit) !== 0 ? 1 : 0
      nodes[at++] = (map.ends & bit) !== 0 ? 1 : 0
      let others = 0
      for (let one = 0; one < LINES.length; one++) if (one !== line && (lines[one].map.touched & bit) !== 0) others++
      nodes[at++] = others / 2
      const landmark = isBuilt ? cards.landmark[tileCard(tile)] : NO_LANDMARK
      if (landmark !== NO_LANDMARK) {
        nodes[at] = wanted[landmark]
        nodes[at + 1] = last[landmark]
        nodes[at + 2] = counts[landmark] > 0 ? 1 : 0
        nodes[at + 3] = counts[landmark] === 1 ? 1 : 0
        nodes[at + 4] = 1
        nodes[at + 5 + Math.floor(landmark / LANDMARKS_PER_CATEGORY)] = 1
      }
      at += 8
      nodes[at++] = (corners & bit) !== 0 ? 1 : 0
      nodes[at++] = (allCorners & bit) !== 0 ? 1 : 0
      nodes[at++] = (map.reach & bit) !== 0 ? 1 : 0
      nodes[at++] = (map.ring[0] & bit) !== 0 ? 1 : 0
      nodes[at++] = (TRACKS_PER_LINE - laid) / TRACKS_PER_LINE
      nodes[at++] = roundsLeft(words) / NODE_UNITS
      nodes[at++] = open[CATEGORY]
      nodes[at++] = open[TYPES]
      nodes[at++] = open[PAIRS]
      nodes[at++] = open[SEVEN_TRACKS]
      nodes[at++] = laid === 0 ? 1 : 0
    }
  }
}

/** Whether two neighbouring columns or rows are the last and the first of a town of full size. */
function isSeam(one: number, other: number, last: number): boolean {
  const first = (last + 1) & 3
  return (one === last && other === first) || (one === first && other === last)
}
