import { describe, expect, test } from 'vitest'
import type { Options } from './position.ts'
import { refereeTrace } from './referee.ts'
import { SAMPLE_CARDS, sampleTrace } from './sample.ts'

const PLAIN: Options = { players: 2, requests: false, noRotation: false, simultaneous: false }

describe('complete traces', () => {
  const trace = sampleTrace({ ...PLAIN, requests: true }, 7)

  /** Without a problem, a trace that is cut here has only the problem that its game stops. */
  const CUT = 60
  const CUT_SHORT = `game 1 n ${CUT - 1}: the game stops in phase main`

  /** The problems after `change` has modified a copy of the trace, or of so many of its lines. */
  function problemsAfter(change: (copy: typeof trace) => void, lines = trace.length): string {
    const copy = structuredClone(trace.slice(0, lines))
    change(copy)
    return refereeTrace(JSON.parse(JSON.stringify(copy)), SAMPLE_CARDS).join('\n')
  }

  /** The index of the first line that meets the condition. */
  function lineWhere(condition: (line: (typeof trace)[number]) => boolean): number {
    const index = trace.findIndex(condition)
    expect(index).toBeGreaterThanOrEqual(0)
    return index
  }

  test('no change, no problem', () => {
    expect(problemsAfter(() => {})).toBe('')
  })

  test('an extra resource', () => {
    const n = lineWhere((line) => line.action?.startsWith('place') === true && line.position.round === 3)
    const text = problemsAfter((copy) => {
      for (const line of copy.slice(n + 1)) line.position.players[0].resources += 1
    })
    expect(text).toMatch(new RegExp(`^game 1 n ${n}: after seat . "place .*": seat 1 resources is`))
  })

  test('a missing, an illegal and a misplaced legal action', () => {
    const n = lineWhere((line) => line.action?.startsWith('lay') === true)
    const seat = String(trace[n].seat)
    const [first, ...rest] = trace[n].legal[seat]
    const wrong = (change: (legal: (typeof trace)[number]['legal']) => void) =>
      problemsAfter((copy) => change(copy[n].legal), CUT)
    expect(wrong((legal) => legal[seat].shift())).toBe(
      `game 1 n ${n}: legal set of seat ${seat} lacks "${first}"\n${CUT_SHORT}`,
    )
    expect(wrong((legal) => legal[seat].push('take 9'))).toContain('has "take 9", which is not legal')
    expect(wrong((legal) => Object.assign(legal, { [seat]: [...rest, first] }))).toContain('not sorted')
    expect(wrong((legal) => Object.assign(legal, { 4: [] }))).toContain('seat 4, which is not active')
  })

  test('a wrong score and a wrong winner', () => {
    const end = trace.length - 1
    const text = problemsAfter((copy) => {
      const score = copy[end].score
      if (score === undefined) return
      Object.assign(score.scores['2'] as object, { total: 999 })
      score.winners = [1, 2]
    })
    expect(text).toMatch(
      /score of seat 2: total is 999, should be -?\d+\n.*winners are \[1 2\], should be \[.\] \(RH-V8\)$/,
    )
  })

  test('a deck in another order, a card in two places, a wrong active seat, a missing field', () => {
    const n = lineWhere((line) => line.position.phase === 'main')
    const wrong = (change: (position: (typeof trace)[number]['position']) => void) =>
      problemsAfter((copy) => change(copy[n].position), CUT)
    expect(wrong(({ townDeck }) => townDeck.reverse())).toContain('townDeck is')
    const twice = wrong(({ players, townDeck }) => players[0].hand.splice(0, 1, townDeck[0]))
    expect(twice).toMatch(/Town card \d+ is in 2 places/)
    expect(wrong((position) => Object.assign(position, { active: [1, 2] }))).toContain('active is [1 2]')
    const bare = wrong(({ players }) => Object.assign(players[1], { kept: undefined }))
    expect(bare).toContain(`game 1 n ${n}: players[1].kept is no list`)
  })

  test('RH-R3: a refilled pile that does not hold the discard', () => {
    const long = sampleTrace({ ...PLAIN, players: 4 }, 44)
    const n = long.findIndex(
      (line, index) => index > 0 && line.position.devDiscard.length < long[index - 1].position.devDiscard.length - 1,
    )
    expect(n).toBeGreaterThan(0)
    const copy = structuredClone(long.slice(0, n + 1))
    expect(refereeTrace(JSON.parse(JSON.stringify(copy)), SAMPLE_CARDS)).toEqual([
      `game 1 n ${n}: the game stops in phase main`,
    ])
    copy[n].position.devDiscard.push(...copy[n].position.devPile.splice(0, 1))
    expect(refereeTrace(JSON.parse(JSON.stringify(copy)), SAMPLE_CARDS).join('\n')).toContain('devPile is')
  })

  test('RH-S3, RH-S5: a wrong setup, and a game that is cut short', () => {
    const wrong = (change: (copy: typeof trace) => void) => problemsAfter(change, CUT)
    expect(wrong(([{ position }]) => Object.assign(position.players[0], { resources: 3 }))).toContain('RH-S3')
    const other = wrong(([{ position }]) => Object.assign(position.options, { first: 3 - position.starter }))
    expect(other).toContain('RH-S5')
    expect(wrong(() => {})).toBe(CUT_SHORT)
    expect(wrong((copy) => copy.splice(5, 1))).toContain('n should be 5')
  })

  test('the referee stops after 20 problems', () => {
    const text = problemsAfter((copy) => {
      for (const line of copy) line.legal = { 1: [], 2: [] }
    })
    expect(text.split('\n')).toHaveLength(20)
  })
})
