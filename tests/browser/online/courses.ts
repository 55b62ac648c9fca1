import type { LokoView } from '#games/lokomoto/rules/view.ts'
import type { MachiView } from '#games/machi-koro/rules/position.ts'
import type { RailView } from '#games/rail-on-the-hill/rules/view.ts'
import type { TableNow } from '#wire/moves.ts'
import type { NewTable } from '#wire/tables.ts'
import { tested as loko } from '../lokomoto/game.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { tested as rail } from '../rail-on-the-hill/game.ts'
import type { TestedGame } from '../support/tested-game.ts'

/** How a game of two players is played online. */
export interface Course {
  readonly game: TestedGame
  readonly options: NewTable['options']
  /** Whether the game is nearly over. */
  isLate(now: TableNow): boolean
}

const LAST_ROUND = 12
const FEW_SECTIONS = 8
const MOST_LANDMARKS = 3

/** Every game, with its hardest options: simultaneous turns and secrets. */
export const COURSES: readonly Course[] = [
  {
    game: rail,
    options: { players: 2, first: 1, simultaneous: true },
    isLate: ({ view }) => (view as RailView).round >= LAST_ROUND,
  },
  {
    game: machi,
    options: { players: 2, first: 1 },
    isLate: ({ view }) => (view as MachiView).players.some(({ landmarks }) => landmarks.length >= MOST_LANDMARKS),
  },
  {
    game: loko,
    options: { players: 2, first: 1, hiddenAgendas: true },
    isLate: ({ view }) =>
      Object.values((view as LokoView).sections).filter((mark) => mark === 'free').length <= FEW_SECTIONS,
  },
]
