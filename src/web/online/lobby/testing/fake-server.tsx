import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { TableNow } from '#wire/moves.ts'
import type { ProblemCode } from '#wire/problem.ts'
import type { ListedTable, Lobby, SeatFacts, TableFacts } from '#wire/tables.ts'
import { texts } from '../../../text/en/shell.ts'
import { TextsProvider } from '../../../text/TextsContext.tsx'

/** Shows a page in English; the answer knows where it went. */
export function show(page: ReactNode, path = '/online/') {
  const memory = memoryLocation({ path, record: true })
  const around = (inside: ReactNode) => (
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <TextsProvider first={texts}>{inside}</TextsProvider>
    </Router>
  )
  const { rerender } = render(around(page))
  return {
    where: () => memory.history?.at(-1),
    showAgain: (changed: ReactNode) => rerender(around(changed)),
  }
}

/** What the server says to one kind of request: JSON, nothing (204), or why not. */
type Answer = (body: unknown) => unknown

export class Refusal {
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    this.code = code
  }
}

interface Asked {
  readonly what: string
  readonly body: unknown
}

/** Stands where the server is: answers by method and path, as in "POST /me", and remembers what it was asked to do. */
export function answering(answers: Record<string, Answer>): readonly Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = `${method} ${url.replace(/^\/api/, '')}`
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    if (method !== 'GET') asked.push({ what, body: sent })
    const answer = answers[what]
    if (answer === undefined) throw new TypeError(`nobody answers ${what}`)
    const said = await answer(sent)
    if (said instanceof Refusal) return Response.json({ code: said.code, message: said.code }, { status: 400 })
    return said === undefined ? new Response(null, { status: 204 }) : Response.json(said)
  })
  return asked
}

export function seat(facts: Partial<SeatFacts>): SeatFacts {
  return {
    kind: 'open',
    name: '',
    isGuest: false,
    bot: null,
    isAway: false,
    isHost: false,
    words: '',
    hasWords: false,
    isAsked: false,
    ...facts,
  }
}

export const ANNA = seat({ kind: 'person', name: 'Anna', isHost: true, hasWords: true })

/** A table of Machi Koro that Anna has made. */
export function waitingTable(seats: readonly SeatFacts[], you: Partial<TableNow['you']> = {}): TableNow {
  const table: TableFacts = {
    id: 't1',
    game: 'machi-koro',
    rulesVersion: 1,
    cards: null,
    options: { players: seats.length },
    visibility: 'private',
    code: 'KQ7TRA',
    status: 'waiting',
    clock: { kind: 'none' },
    seats: [...seats],
    chat: { writers: 'players', silenced: [] },
    commitment: 'f00d'.repeat(16),
    proposal: null,
    vote: null,
    next: null,
    createdAt: 0,
    startedAt: null,
    endedAt: null,
    winners: null,
    isEndedByAgreement: false,
    version: 1,
  }
  return {
    table,
    you: { seat: null, isHost: false, muted: [], blocked: [], ...you },
    seq: 0,
    active: [],
    view: null,
    legal: null,
    left: null,
    now: 0,
    chat: [],
  }
}

export function listedTable(facts: Partial<ListedTable>): ListedTable {
  return {
    id: 't1',
    game: 'machi-koro',
    cards: null,
    options: { players: 2 },
    status: 'playing',
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: 'Anna', isGuest: false, isAway: false },
      { kind: 'person', name: 'Béla', isGuest: true, isAway: false },
    ],
    yourSeat: null,
    active: [],
    winners: null,
    createdAt: 0,
    movedAt: 0,
    ...facts,
  }
}

export function lobbyOf(tables: Partial<Lobby>): Lobby {
  return { open: [], live: [], followed: [], invited: [], online: 0, mine: [], finished: [], ...tables }
}
