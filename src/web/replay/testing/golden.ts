import { readFileSync } from 'node:fs'
import type { GameRecord } from '#engine/record.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { Session } from '../../table/session.ts'
import { fakeFace } from './fake-face.ts'

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
