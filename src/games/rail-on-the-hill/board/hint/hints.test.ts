import { expect, describe as group, it } from 'vitest'
import { LINES } from '../../cards/cards.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import { texts } from '../../text/en/board.ts'
import { HINTS } from '../../text/en/help.ts'
import { texts as hungarian } from '../../text/hu/board.ts'
import { texts as japanese } from '../../text/ja/board.ts'
import { loadHints } from './hints.ts'

const { cards } = railOnTheHill
const { describe, explain } = await loadHints(texts)
const seats = [{ name: 'Anna', kind: 'person' as const }]
const view = railOnTheHill.view(railOnTheHill.setup({ players: 1 }, 'hint'), 1)
const player = { ...view.players[0], pending: { kind: 'upgrade' as const, token: 1 } }
const MOMENT = { ...view, board: { ...view.board, b: 17 } }

const ACTIONS = [
  ['take 1', 'Take set 1'],
  ['place 17 e5 r0', 'Place card 17 (school) on e5'],
  ['place 17 e5 r90', 'Place card 17 (school) on e5, rotated 90°'],
  ['upgrade e4', 'Put the upgrade of your set on the card at e4'],
  ['plan 42 red', 'Put Plan 42 (corners top left and bottom right) on the red line'],
  ['acquire b', 'Acquire card 17 (school) at location b (Plan)'],
  ['lay red d4-e5', 'Lay a red track from d4 to e5'],
  ['collect', 'Take the 2 resources of your location'],
  ['develop 31', 'Take the token Wild landmark'],
  ['develop 1 d4', 'Take the token ×2 on red and put it on d4'],
  ['keep 26', 'Keep the token Double Track'],
  ['keep 2 e4', 'Keep the token ×2 on red and put it on e4'],
  ['bonus resources', 'Take 2 resources as your bonus'],
  ['bonus track', 'Choose one more track as your bonus'],
  ['bonus plans', 'Draw 2 Plan cards as your bonus'],
  ['buy', 'Buy a token for 3 resources'],
  ['scrap red d4-e5', 'Scrap the red track from d4 to e5 for 2 resources'],
  ['end', 'End your turn'],
] as const

group('an action as an instruction', () => {
  it.each(ACTIONS)('%s', (action, instruction) => {
    expect(describe(action, MOMENT, texts, cards, seats)).toBe(instruction)
  })

  it('says what is discarded, and which upgrade waits', () => {
    expect(describe('plan 42 red -13', MOMENT, texts, cards, seats)).toMatch(
      /^Put Plan 42 \(.+\) on the red line and discard Plan 13 \(.+\)$/,
    )
    const waiting = { ...view, active: [1], players: [player] }
    expect(describe('upgrade e4', waiting, texts, cards, seats)).toBe('Put ×2 on red on the card at e4')
  })

  it.each([
    ['Hungarian', hungarian],
    ['Japanese', japanese],
  ])('has words of its own in %s', async (_, language) => {
    const hints = await loadHints(language)
    for (const [action, english] of [...ACTIONS, ['plan 42 red -13', ''] as const]) {
      const text = hints.describe(action, MOMENT, language, cards, seats)
      expect(text, action).not.toBe(english)
      expect(text, action).not.toMatch(/undefined|NaN|\bred\b|\{|\.$/)
    }
  })
})

group('why it is advised', () => {
  const values = { line: 'red', card: 42, points: 8, missing: 2, request: 'F', token: 1, resources: 3 }

  it('calls lines and tokens by their names', () => {
    const why = (reason: string) => explain({ reason, values }, texts, cards, seats)
    expect(why('plan-met')).toBe('Fulfils Plan 42 on red: 8 points.')
    expect(why('token')).toContain('×2 on red')
  })

  it.each([
    ['English', texts],
    ['Hungarian', hungarian],
    ['Japanese', japanese],
  ])('is a whole sentence for every reason in %s', async (_, language) => {
    const hints = await loadHints(language)
    for (const reason of Object.keys(HINTS)) {
      for (const line of LINES) {
        expect(hints.explain({ reason, values: { ...values, line } }, language, cards, seats)).toMatch(
          /^[^{}]{8,}[.。]$/,
        )
      }
    }
  })

  it('is empty where the texts have no words for it', () => {
    expect(explain({ reason: 'a whim', values: {} }, texts, cards, seats)).toBe('')
    expect(explain({ reason: 'toString', values: {} }, texts, cards, seats)).toBe('')
  })
})
