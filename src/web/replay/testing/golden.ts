import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import type { GameFace } from '#boards/board.ts'
import type { GameRecord } from '#engine/record.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { Session } from '../../table/session.ts'

export function goldenRecord(name: string): GameRecord {
  return JSON.parse(readFileSync(`tests/golden/${railOnTheHill.id}/${name}.json`, 'utf8'))
}

export function sessionOf(record: GameRecord, seats = 4): Session {
  const people = Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `P${i + 1}` }) as const)
  const saved = { id: 'golden', record, seats: people, startedAt: 0, changedAt: 0 }
  const opened = Session.open(railOnTheHill, fakeFace, saved)
  if (!opened.ok) throw new Error(opened.error)
  return opened.value
}

interface View {
  readonly round: number
  readonly active: readonly number[]
}

/** A face for any game: what the shell puts into a board is shown as it is. */
export const fakeFace: GameFace = {
  Board: ({ eyes, shown, log, controls, notice, news }) =>
    createElement(
      'div',
      { 'data-eyes': eyes, 'data-shown': shown, 'data-log': log.length, 'data-news': news },
      notice,
      controls,
    ),
  loadResult: async () => ({ Sheet: () => null, Poster: () => null }),
  insight: () => undefined,
  progress: () => 0,
  secretOf: () => undefined,
  turnOf: (view) => (view as View).round * 10 + ((view as View).active[0] ?? 0),
  explain: ({ reason }) => reason,
  narrate: ({ seat, action }) => `${seat}: ${action}`,
  headline: () => ({ points: 1, title: undefined }),
  loadRules: async () => [],
  loadHints: async () => ({ describe: (action) => action, explain: ({ reason }) => reason }),
}
