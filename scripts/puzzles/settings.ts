import type { PlayedTurn, Puzzle, Spot } from '#bots/puzzle.ts'
import { widerRailTurns } from './rail-turns.ts'

/** How puzzles are looked for in one game, and how clear they must be. */
export interface Mining {
  /** How many puzzles are looked for; the game that lacks most comes next. So many of them are selected at most. */
  readonly wanted: number
  readonly most: number
  /** The numbers of players, in turns. */
  readonly players: readonly number[]
  /** How much the players of the games think about a turn. */
  readonly playing: number
  /** The least difference between the best turn and those that are clearly worse, in points or in chances to win. */
  readonly margin: number
  /** Turns that are not worse than this are as good as the best one. */
  readonly tolerance: number
  /** The nodes of the three tests. */
  readonly screen: number
  readonly check: number
  readonly deep: number
  /** Bots from weak to strong, each with its nodes: how often they find the best turn is the difficulty. */
  readonly ladder: readonly (readonly [bot: string, nodes: number])[]
  /** Whether a puzzle may also begin within a turn, after something was drawn: not where bots think less about the rest. */
  readonly withinTurns?: boolean
  /** More turns to compare with the best one, if the game has a wider search than the expert's. */
  readonly widerTurns?: (spot: Spot) => readonly PlayedTurn[]
}

export const MININGS: Readonly<Record<string, Mining>> = {
  'rail-on-the-hill': {
    wanted: 116,
    most: 110,
    players: [1, 2, 1, 3],
    playing: 300,
    margin: 0.8,
    tolerance: 0.4,
    screen: 4000,
    check: 25_000,
    deep: 250_000,
    ladder: [
      ['steady', 0],
      ['strong', 1000],
      ['expert', 4000],
      ['expert', 12_000],
      ['expert', 30_000],
    ],
    widerTurns: widerRailTurns,
  },
  lokomoto: {
    wanted: 70,
    most: 66,
    players: [3, 2, 4],
    playing: 60,
    margin: 1,
    tolerance: 0.2,
    screen: 1500,
    check: 8000,
    deep: 40_000,
    ladder: [
      ['steady', 0],
      ['strong', 100],
      ['strong', 1000],
      ['expert', 1000],
      ['expert', 5000],
    ],
  },
  'machi-koro': {
    wanted: 48,
    most: 46,
    players: [2, 3, 4],
    playing: 60,
    margin: 0.03,
    tolerance: 0.005,
    screen: 1000,
    check: 6000,
    deep: 40_000,
    ladder: [
      ['steady', 0],
      ['strong', 100],
      ['expert', 200],
      ['expert', 1000],
      ['expert', 5000],
    ],
    withinTurns: true,
  },
}

/** In each of the last tests the margin may be a little smaller than in their mean. */
export const EACH = 0.7
/** How often the weakest bot is asked; it plays with some randomness. */
export const EASY_TRIES = 3

/** A line of the miner's file. */
export interface Found extends Puzzle {
  readonly game: string
}
