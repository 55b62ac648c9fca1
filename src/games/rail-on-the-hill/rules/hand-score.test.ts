import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { LINES } from '../cards/cards.ts'
import { type HandEntries, scoreByHand } from './hand-score.ts'
import { railOnTheHill } from './rules.ts'

const game = railOnTheHill

describe('a score that is entered by hand', () => {
  it('RH-V1, RH-D2, RH-D3: an upgrade changes the card before it, once', () => {
    const { lines } = scoreByHand({ red: ['6', 'x2', 'x2', '4', '+3', '1', 'plan 8'], blue: ['x2', '5'] })
    expect(lines[0]).toMatchObject({ parts: ['6×2', '4+3', '1'], plans: [8], penalty: 0, points: 12 + 7 + 1 + 8 })
    expect(lines[2]).toMatchObject({ parts: ['5'], points: 5 - 10 })
  })

  it('RH-V5, RH-V6, RH-V7: lines without a Plan lose 10, and two resources make a point', () => {
    const { total, resources, fulfilled } = scoreByHand({
      black: ['plan 6', 'plan 8'],
      requests: ['4', '8'],
      resources: ['5', '2'],
    })
    expect({ total, resources, fulfilled }).toEqual({ total: 14 - 30 + 12 + 3, resources: 3, fulfilled: 2 })
  })

  it('entries that mean nothing are left out', () => {
    expect(scoreByHand({ red: ['', 'x', 'x2', '+3'], other: ['1'] }).total).toBe(-40)
  })

  it('what is read off a finished table comes to the score of the rules', () => {
    for (const seed of ['a', 'b', 'c']) {
      const rng = new Rng(seed)
      const state = game.setup({ players: 4, requests: true }, seed)
      while (game.active(state).length > 0) {
        const [seat] = game.active(state)
        game.play(state, seat, game.sample(state, seat, rng))
      }
      const { scores } = game.standing(state)
      for (const [i, score] of scores.entries()) expect(scoreByHand(entriesOf(state, i + 1)).total).toBe(score.total)
    }
  })
})

/** What a player would tap for a seat. */
function entriesOf(state: Parameters<typeof game.pointSources>[0], seat: number): HandEntries {
  const sources = game.pointSources(state, seat)
  const entries: Record<string, string[]> = Object.fromEntries(LINES.map((line) => [line, []]))
  for (const source of sources) {
    if (source.from === 'plan') entries[source.line].push(`plan ${source.points}`)
    if (source.from === 'card') entries[source.line].push(...tapsFor(source.points))
  }
  const requests = sources.flatMap((source) => (source.from === 'request' ? [String(source.points)] : []))
  return { ...entries, requests, resources: [String(game.position(state).players[seat - 1].resources)] }
}

/** A value as a card with its upgrade. */
function tapsFor(points: number): string[] {
  if (points <= 6) return [String(points)]
  return points % 2 === 0 ? [String(points / 2), 'x2'] : [String(points - 3), '+3']
}
