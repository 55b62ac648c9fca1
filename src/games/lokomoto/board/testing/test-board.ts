import { vi } from 'vitest'
import { people, QUIET_BOARD } from '#boards/testing/quiet-board.ts'
import type { Seat } from '#engine/game.ts'
import { type Situation, Table } from '../../rules/testing/positions.ts'
import { texts } from '../../text/en/board.ts'
import type { LokoBoardProps } from '../use-turn.ts'

interface TestBoard extends LokoBoardProps {
  readonly take: ReturnType<typeof vi.fn<(action: string) => void>>
  readonly silence: ReturnType<typeof vi.fn<() => void>>
}

/** For the tests of turn and strip: what a board is given in a situation, through the eyes of seat 1 unless others look. */
export function boardAt(situation: Situation, eyes: Seat | 'spectator' = 1): TestBoard {
  const table = Table.at(situation)
  const { game, state } = table
  const view = table.view(eyes)
  return {
    ...QUIET_BOARD,
    cards: game.cards,
    view,
    insight: table.insight(eyes),
    standing: game.standing(state),
    isOver: view.phase === 'over',
    eyes,
    seats: people(view.players.length),
    mayAct: eyes !== 'spectator' && view.active.includes(eyes),
    legal: [],
    take: vi.fn<(action: string) => void>(),
    whyNot: (action) => table.refusal(eyes === 'spectator' ? 1 : eyes, action),
    texts,
    silence: vi.fn<() => void>(),
  }
}
