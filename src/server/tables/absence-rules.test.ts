import { expect, it } from 'vitest'
import type { Vote } from '#wire/tables.ts'
import {
  isReplaceable,
  type Moment,
  missingConsent,
  PATIENCE_MS,
  type Player,
  patienceOf,
  voteRefusal,
} from './absence-rules.ts'

const NOW = 10_000_000

const here = (seat: number): Player => ({ seat, isAway: false, isHere: true, since: 0 })
const gone = (seat: number, ms: number): Player => ({ seat, isAway: false, isHere: false, since: NOW - ms })
const at = (players: readonly Player[], more: Partial<Moment> = {}): Moment => ({
  players,
  active: [2],
  seq: 50,
  now: NOW,
  patience: PATIENCE_MS,
  anewUntil: null,
  isRated: false,
  ...more,
})
const vote = (kind: Vote['kind'], agreed: number[]): Vote => ({
  id: 1,
  kind,
  seat: agreed[0],
  absent: kind === 'bot' ? 2 : null,
  agreed,
})

it.each([
  ['is here', [here(1), here(2)], {}, false],
  ['left a moment ago', [here(1), gone(2, PATIENCE_MS - 1)], {}, false],
  ['has been away for the stated time', [here(1), gone(2, PATIENCE_MS)], {}, true],
  ['is not waited for', [here(1), gone(2, PATIENCE_MS)], { active: [1] }, false],
  ['has a bot already', [here(1), { ...gone(2, PATIENCE_MS), isAway: true }], {}, false],
  ['has no seat', [here(1)], {}, false],
] as const)('a bot can play for a player who %s: %#', (_, players, more, expected) => {
  expect(isReplaceable(2, at(players, more))).toBe(expected)
})

it('a bot plays for an absent player when all players who are here agree', () => {
  const players = [here(1), gone(2, PATIENCE_MS), here(3), gone(4, 0)]
  expect(missingConsent(vote('bot', [1]), at(players))).toEqual([3])
  expect(missingConsent(vote('bot', [1, 3]), at(players))).toEqual([])
  expect(missingConsent(vote('bot', [1]), at(players.slice(0, 2)))).toEqual([])
})

it('the end needs the consent of players who are here or left a moment ago', () => {
  const players = [here(1), here(2), gone(3, PATIENCE_MS - 1), gone(4, PATIENCE_MS)]
  expect(missingConsent(vote('end', [1]), at(players))).toEqual([2, 3])
  expect(missingConsent(vote('end', [1, 2]), at(players, { now: NOW + 1 }))).toEqual([])
})

it('the end of a rated game needs the consent of absent players too, unless it is their turn or a bot plays for them', () => {
  const players = [here(1), gone(2, PATIENCE_MS), gone(3, PATIENCE_MS), { ...gone(4, PATIENCE_MS), isAway: true }]
  expect(missingConsent(vote('end', [1]), at(players, { isRated: true }))).toEqual([3])
})

it('a vote waits for an open one, unless the absent player of that one has returned', () => {
  const asked = { kind: 'end', seat: 1, absent: null } as const
  const absent = at([here(1), gone(2, PATIENCE_MS)])
  expect(voteRefusal(asked, vote('bot', [1]), undefined, absent)?.code).toBe('vote-open')
  expect(voteRefusal(asked, vote('bot', [1]), undefined, at([here(1), here(2)]))).toBeUndefined()
})

it('a player whose vote was declined waits for 20 moves or 10 minutes', () => {
  const asked = { kind: 'end', seat: 1, absent: null } as const
  const refusal = (seq: number, ms: number) =>
    voteRefusal(asked, null, { seq: 50, at: NOW }, at([here(1), here(2)], { seq, now: NOW + ms }))?.code
  expect(refusal(69, 599_999)).toBe('asked-recently')
  expect(refusal(70, 0)).toBeUndefined()
  expect(refusal(50, 600_000)).toBeUndefined()
})

it('the clock of a table gives players more time to be absent, never less', () => {
  expect(patienceOf({ kind: 'none' }, PATIENCE_MS)).toBe(PATIENCE_MS)
  expect(patienceOf({ kind: 'none', patience: 3600 }, PATIENCE_MS)).toBe(3_600_000)
  expect(patienceOf({ kind: 'turn', seconds: 60 }, PATIENCE_MS)).toBe(PATIENCE_MS)
  expect(patienceOf({ kind: 'turn', seconds: 86_400 }, PATIENCE_MS)).toBe(86_400_000)
})

it('no player can ask for a bot on their own seat', () => {
  const asked = { kind: 'bot', seat: 2, absent: 2 } as const
  expect(voteRefusal(asked, null, undefined, at([here(1), gone(2, PATIENCE_MS)]))?.code).toBe('still-here')
})
