import { describe, expect, it, test } from 'vitest'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { casualBot } from '../bot/levels.ts'
import { readMove } from '../rules/notation.ts'
import { railOnTheHill } from '../rules/rules.ts'
import type { RailOptions } from '../rules/state.ts'
import { type Habit, playThrough } from '../rules/testing/play-through.ts'
import { line, plainGame, type Situation, Table, town } from '../rules/testing/positions.ts'
import type { RailView } from '../rules/view.ts'
import { log, texts } from '../text/en/board.ts'
import { words } from '../text/en/words.ts'
import { texts as hungarian } from '../text/hu/board.ts'
import { texts as japanese } from '../text/ja/board.ts'
import { explainRefusal, narrate } from './narrate.ts'

const seats = ['Anna', 'Béla', 'Chiyo', 'Dora'].map((name) => ({ name, kind: 'person' as const }))

function tell(seat: number, action: string, before: RailView, next: RailView, cards = railOnTheHill.cards): string {
  return narrate({ seat, action, before }, next, log, words, cards, seats)
}

const plain = plainGame({ towns: { 17: { landmark: 'zoo' } } })

/** What is said about the last of these actions of seat 1. */
function said(situation: Situation, ...actions: string[]): string {
  const table = Table.at(situation, plain)
  let text = ''
  for (const action of actions) {
    const before = plain.view(table.state, 'spectator')
    const parsed = plain.parse(action)
    if (parsed === undefined) throw new Error(`no action: ${action}`)
    const refusal = plain.refusal(table.state, 1, parsed)
    if (refusal !== undefined) throw new Error(`${action}: ${plain.explain(refusal)}`)
    plain.play(table.state, 1, parsed)
    text = tell(1, action, before, plain.view(table.state, 'spectator'), plain.cards)
  }
  return text
}

const BOARD = { a: 17, b: 18, c: 19, d: 20 }
const SQUARE = town('d4', '1 2', '3 4')

describe('one sentence for each kind of action', () => {
  test('the setup', () => {
    const sets = [{ towns: [17, 18, 19], dev: 1 }, null]
    const draft: Situation = { phase: 'draft', round: 0, sets, players: [{ town: {}, hand: [] }, { hand: [] }] }
    expect(said(draft, 'take 1')).toBe('Anna takes set 1: card 17 (zoo), card 18, card 19, and ×2 on red.')
    const pending = { kind: 'upgrade', token: 1 } as const
    const setup: Situation = { phase: 'setup', round: 0, players: [{ pending, hand: [17] }, {}] }
    expect(said(setup, 'upgrade e4')).toBe('Anna puts ×2 on red on e4.')
  })

  test('a turn with its tracks and resources', () => {
    const start: Situation = { board: BOARD, players: [{ town: SQUARE, hand: [21], resources: 5 }] }
    expect(said(start, 'acquire a')).toBe('Anna acquires card 17 (zoo) at Resources.')
    expect(said(start, 'acquire b')).toBe('Anna acquires card 18 at Plan.')
    expect(said(start, 'acquire a', 'place 17 f4 r90')).toBe('Anna places card 17 (zoo) on f4, rotated 90°.')
    expect(said(start, 'acquire a', 'place 21 f4 r0')).toBe('Anna places card 21 on f4.')
    expect(said(start, 'acquire a', 'collect')).toBe('Anna takes 2 resources.')
    expect(said(start, 'acquire a', 'lay red d4-e5')).toBe('Anna lays red d4–e5 for free.')
    expect(said(start, 'acquire a', 'place 21 f4 r0', 'end')).toBe('Anna ends the turn.')
  })

  test('tracks with a price, a bonus or a Double Track', () => {
    const lines = { red: line('d4-e5') }
    const crossing: Situation = { board: BOARD, players: [{ town: SQUARE, lines, resources: 5 }] }
    expect(said(crossing, 'acquire c', 'lay blue d5-e4')).toBe('Anna lays blue d5–e4 for 2 resources.')
    expect(said(crossing, 'acquire c', 'scrap red d4-e5')).toBe('Anna scraps red d4–e5 for 2 resources.')
    const third = { red: line('d4-e5 d4-d5') }
    const bonus: Situation = { board: BOARD, players: [{ town: SQUARE, lines: third }] }
    const lay = ['acquire c', 'lay red e4-e5']
    expect(said(bonus, ...lay)).toBe('Anna lays red e4–e5 for free, and earns a bonus.')
    expect(said(bonus, ...lay, 'bonus resources')).toBe('Anna takes 2 resources as a bonus.')
    expect(said(bonus, ...lay, 'bonus track')).toBe('Anna chooses one more track as a bonus.')
    expect(said(bonus, ...lay, 'bonus plans')).toBe('Anna draws 2 Plan cards as a bonus.')
    const double: Situation = { board: BOARD, players: [{ town: SQUARE, lines, kept: [25] }] }
    expect(said(double, 'acquire c', 'lay blue d4-e5')).toBe('Anna lays blue d4–e5 for free, with Double Track.')
  })

  test('Plan cards', () => {
    const room: Situation = { board: BOARD, plans: [42, 1], players: [{}] }
    expect(said(room, 'acquire b', 'plan 42 red')).toBe(
      'Anna puts Plan 42 (corners top left and bottom right) on the red line.',
    )
    const full = { red: line('', { plans: [13, 14, 15, 16] }) }
    expect(said({ ...room, players: [{ lines: full }] }, 'acquire b', 'plan 42 red -13')).toMatch(
      /^Anna puts Plan 42 \(corners .*\) on the red line, discarding Plan 13 \(.+\)\.$/,
    )
    const drawn: Situation = {
      board: BOARD,
      planDeck: [41],
      players: [{ lines: { red: line('d4-e4', { laid: 2 }) }, town: SQUARE }],
    }
    expect(said(drawn, 'acquire b', 'lay red d4-d5', 'bonus plans')).toBe('Anna draws 1 Plan card as a bonus.')
  })

  test('tokens', () => {
    const start: Situation = { board: BOARD, devs: [1, 31], devPile: [2, 13, 26], players: [{ resources: 3 }] }
    expect(said(start, 'acquire d', 'develop 31')).toBe('Anna takes Wild landmark.')
    expect(said(start, 'acquire d', 'develop 1 d4')).toBe('Anna takes ×2 on red and puts it on d4.')
    expect(said(start, 'acquire d', 'buy')).toBe('Anna buys for 3 resources: draws 2 tokens.')
    expect(said(start, 'acquire d', 'buy', 'keep 2 e4')).toBe('Anna keeps ×2 on red and puts it on e4.')
    const used: Situation = { ...start, players: [{ town: town('d4', '1+3 2+4') }] }
    expect(said(used, 'acquire d', 'develop 1')).toBe('Anna takes ×2 on red. No card can take it, so it is discarded.')
    const one: Situation = { ...start, devPile: [26], players: [{ resources: 3 }] }
    expect(said(one, 'acquire d', 'buy')).toBe('Anna buys for 3 resources: draws 1 token.')
    expect(said(one, 'acquire d', 'buy', 'keep 26')).toBe('Anna keeps Double Track.')
  })
})

interface Told {
  readonly kind: string
  readonly sentence: string
}

/** Every sentence of a game, told to a spectator. */
function steadyGame(options: RailOptions, seed: string): Told[] {
  const match = new Match(railOnTheHill, options, seed)
  const rng = new Rng(seed)
  const told: Told[] = []
  while (!match.isOver) {
    const [seat] = railOnTheHill.active(match.state)
    const before = railOnTheHill.view(match.state, 'spectator')
    const chosen = casualBot.choose({ game: railOnTheHill, view: railOnTheHill.view(match.state, seat), seat, rng })
    const action = railOnTheHill.format(chosen)
    match.take(seat, chosen)
    const next = railOnTheHill.view(match.state, 'spectator')
    told.push({ kind: readMove(action).kind, sentence: tell(seat, action, before, next) })
  }
  return told
}

/** The same of a game by a habit, with simultaneous turns. */
function habitGame(habit: Habit): Told[] {
  const moments: { seat: number; action: string; before: RailView }[] = []
  let last: RailView | undefined
  playThrough({ players: 2, simultaneous: true }, `narrate ${habit}`, habit, (state, next) => {
    const before = railOnTheHill.view(state, 'spectator')
    if (next === undefined) last = before
    else moments.push({ ...next, before })
  })
  return moments.map(({ seat, action, before }, i) => ({
    kind: readMove(action).kind,
    sentence: tell(seat, action, before, moments[i + 1]?.before ?? last ?? before),
  }))
}

const SENTENCE = /^(Anna|Béla|Chiyo|Dora) [^{}]+\.$/
/** What a missing word leaves behind. */
const HOLES = /undefined|NaN|null|\(\)|-\d|card 0| {2}| ,/

const KINDS = 'acquire bonus buy collect develop end keep lay place plan scrap take upgrade'.split(' ')

test('whole games are told in whole sentences, whatever is done', () => {
  const told = [
    ...steadyGame({ players: 2, requests: true }, 'narrate'),
    ...(['building', 'planning', 'buying', 'scrapping'] as const).flatMap(habitGame),
  ]
  const isWrong = ({ sentence }: Told) => !SENTENCE.test(sentence) || HOLES.test(sentence)
  expect(told.filter(isWrong)).toEqual([])
  expect([...new Set(told.map(({ kind }) => kind))].sort()).toEqual(KINDS)
})

const TAKEN = { rule: 'RH-T6', reason: 'not-at-an-end', values: { spot: 'd4-e5', line: 'red' } }

it('makes a sentence of a refusal, and leaves squares as they are written', () => {
  expect(explainRefusal(TAKEN, texts)).toBe('d4-e5 does not continue the red line from one of its ends.')
  const over = { rule: 'RH-R6', reason: 'game-over', values: {} }
  expect(explainRefusal(over, texts)).toBe('The game is over.')
})

it('names lines in the language of the reader', () => {
  for (const language of [hungarian, japanese]) {
    const text = explainRefusal(TAKEN, language)
    expect(text).not.toContain('red')
    expect(text).not.toContain('{')
    expect(text).toMatch(/[.。]$/)
  }
})
