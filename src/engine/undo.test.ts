import { describe, expect, it } from 'vitest'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { afterReshuffle } from '#games/rail-on-the-hill/rules/testing/reshuffle.ts'
import { DRAWN, type Game, type GameTypes, NOTHING_NEW, type Outcome, REVEALED, type Seat } from './game.ts'
import { Match } from './match.ts'
import { lastChoices, viewChanges } from './undo.ts'

describe('the last choice, as far as the log alone shows', () => {
  const entry = (seat: Seat, outcome: Outcome, active: readonly Seat[]) => ({ seat, outcome, active })
  const open = (seat: Seat, ...others: Seat[]) => entry(seat, NOTHING_NEW, [seat, ...others])

  it.each([
    ['is the last action', [open(1), open(1)], [1]],
    ['is nothing before anything was done', [], undefined],
    ['is nothing where something was drawn', [open(1), entry(1, DRAWN, [1])], undefined],
    ['is nothing where something was revealed', [open(1), entry(1, REVEALED, [1, 2])], undefined],
    ['is nothing where another seat had to wait for it', [open(1), open(2)], undefined],
    ['is the one before what another seat did at the same time', [open(1, 2), open(2, 1)], [0]],
    ['is the one before what another seat drew at the same time', [open(1), entry(2, DRAWN, [1, 2])], [0]],
    ['is nothing where one of the others had to wait', [open(1), open(2, 3), open(3, 1)], undefined],
  ])('%s', (_, log, places) => {
    expect(lastChoices(log, { seats: [1] }, 1)).toEqual(places)
  })

  it('is several where several are asked for, and nothing where there are fewer', () => {
    const log = [open(2), open(1, 2), open(2, 1), open(1, 2)]
    expect(lastChoices(log, { seats: [1] }, 2)).toEqual([1, 3])
    expect(lastChoices(log, { seats: [1] }, 3)).toBeUndefined()
  })

  it('goes back with what was forced after it, unless that drew something', () => {
    const isChosen = (place: number) => place < 1
    expect(lastChoices([open(1), open(1), open(1)], { seats: [1], isChosen }, 1)).toEqual([0, 1, 2])
    expect(lastChoices([open(1), entry(1, DRAWN, [1])], { seats: [1], isChosen }, 1)).toBeUndefined()
    expect(lastChoices([open(1), open(1)], { seats: [1], isChosen: () => false }, 1)).toBeUndefined()
  })

  it('goes back with what bots answered, where they do not mind, unless that drew something', () => {
    const log = [open(1), open(1), open(2), open(3)]
    const isChosen = (place: number) => log[place].seat === 1
    expect(lastChoices(log, { seats: [1, 2, 3], isChosen }, 1)).toEqual([1, 2, 3])
    expect(lastChoices(log, { seats: [1, 2, 3], isChosen }, 2)).toEqual([0, 1, 2, 3])
    log.push(entry(2, DRAWN, [2]))
    expect(lastChoices(log, { seats: [1, 2, 3], isChosen }, 1)).toBeUndefined()
  })
})

/** A match in which these actions were played. */
function played<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  actions: readonly (readonly [seat: Seat, text: string])[],
): Match<T> {
  const match = new Match(game, options, 'seed')
  for (const [seat, text] of actions) {
    const refusal = match.take(seat, game.parse(text))
    if (refusal !== undefined) throw new Error(`${text}: ${refusal.rule}`)
  }
  return match
}

/** The answer to each of three seats that asks to undo this many of its last actions. */
function answers<T extends GameTypes>(match: Match<T>, counts: readonly number[]): unknown[] {
  return counts.map((count, i) => {
    const undoable = match.undoable({ seats: [i + 1] }, count)
    return undoable.ok ? undoable.value : undoable.error
  })
}

describe('in turn, a seat takes back', () => {
  const options = { players: 2, first: 1 }

  it('what it did last, up to something that was drawn, until another seat acts', () => {
    const rolled = [1, 'roll 1'] as const
    const built = [rolled, [1, 'build bakery']] as const
    expect(answers(played(machiKoro, options, [rolled]), [1, 1])).toEqual(['barrier', 'barrier'])
    expect(answers(played(machiKoro, options, built), [1, 1])).toEqual([[1], 'barrier'])
    expect(answers(played(machiKoro, options, built), [2, 1])).toEqual(['barrier', 'barrier'])
    expect(answers(played(machiKoro, options, [...built, [2, 'roll 1']]), [1, 1])).toEqual(['barrier', 'barrier'])
  })
})

describe('in simultaneous turns, a seat takes back', () => {
  const options = { players: 3, first: 1 }
  const sets = [[3, 'take 2'] as const, [2, 'take 3'] as const, [1, 'take 1'] as const]
  const placed = [...sets, [3, 'place 25 d4 r0'], [2, 'place 51 d4 r180'], [3, 'place 44 c3 r90']] as const

  it('what it did with actions of others in between, which stay', () => {
    const match = played(railOnTheHill, options, placed)
    expect(answers(match, [1, 1, 2])).toEqual(['needed', [4], [3, 5]])
    expect(match.undo({ seats: [3] }, 2)).toEqual({ ok: true, value: [3, 5] })
    expect(match.log.map(({ seat }) => seat)).toEqual([3, 2, 1, 2])
    const same = played(railOnTheHill, options, [...sets, [2, 'place 51 d4 r180']])
    expect(railOnTheHill.position(match.state)).toEqual(railOnTheHill.position(same.state))
    expect(match.log).toEqual(same.log)
  })

  it('nothing beyond what it revealed', () => {
    const revealed = [...placed, [3, 'upgrade c3'], [3, 'plan 19 blue'], [2, 'place 38 c4 r270']] as const
    expect(answers(played(railOnTheHill, options, revealed), [1, 2, 1])).toEqual(['needed', [4, 8], 'barrier'])
  })

  it('nothing that would change what another seat has drawn since', () => {
    const match = afterReshuffle()
    const { game, log } = match
    expect(log.slice(-3).map(({ seat, action }) => `${seat} ${game.format(action)}`)).toEqual([
      '2 lay red d6-e5',
      '1 collect',
      '1 buy',
    ])
    const drawn = () => match.game.view(match.state, 1).players[0].pending
    const seen = drawn()
    const place = log.length - 3
    expect(match.undo({ seats: [2] })).toEqual({ ok: false, error: 'seen' })
    expect(drawn()).toEqual(seen)
    match.remove([place])
    expect(drawn()).not.toEqual(seen)
  })

  it('the same action while nothing depends on it', () => {
    const match = afterReshuffle()
    const { length } = match.log
    match.remove([length - 1])
    expect(match.undo({ seats: [2] })).toEqual({ ok: true, value: [length - 3] })
  })
})

/** Two seats act at any time: they turn the deck, draw from it, let the other draw, or put a coin down. */
interface Cards {
  readonly deck: number[]
  readonly hands: number[][]
  readonly coins: number[]
}
const cardGame = {
  setup: (): Cards => ({ deck: [1, 2, 3, 4, 5, 6], hands: [[], []], coins: [] }),
  clone: (state: Cards) => structuredClone(state),
  active: () => [1, 2],
  refusal: () => undefined,
  view: ({ hands, coins }: Cards, who: Seat) => ({ mine: [...hands[who - 1]], coins: [...coins] }),
  play({ deck, hands, coins }: Cards, seat: Seat, action: string): Outcome {
    if (action === 'turn') deck.unshift(Number(deck.pop()))
    if (action === 'coin') coins.push(seat)
    if (action === 'draw') hands[seat - 1].push(Number(deck.pop()))
    if (action === 'gift') hands[2 - seat].push(Number(deck.pop()))
    return action === 'draw' || action === 'gift' ? DRAWN : NOTHING_NEW
  },
} as unknown as Game

describe('in any game, a seat cannot take back', () => {
  it.each([
    ['what another seat has drawn after', ['1 turn', '2 draw'], 'seen'],
    ['what its own cards would change with', ['1 turn', '2 gift'], 'seen'],
    ['what another seat has drawn after, whatever happened since', ['1 turn', '2 draw', '2 coin', '1 coin'], 'seen'],
  ])('%s', (_, texts, problem) => {
    expect(answers(cardsAfter(texts), [texts.filter((text) => text.startsWith('1')).length])).toEqual([problem])
  })

  it.each([
    ['what changes nothing for others', ['1 coin', '2 draw', '2 gift'], [0]],
    ['what others have not drawn after', ['2 draw', '1 turn', '2 coin'], [1]],
  ])('but it can take back %s', (_, texts, places) => {
    expect(answers(cardsAfter(texts), [1])).toEqual([places])
  })

  function cardsAfter(texts: readonly string[]): Match {
    const match = new Match(cardGame, { players: 2 }, 'cards')
    for (const text of texts) match.take(Number(text[0]), text.slice(2))
    return match
  }
})

it.each<[what: string, before: unknown, after: unknown, changes: unknown[]]>([
  ['nothing', { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, []],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [['/b', 3]]],
  ['a value deep inside', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 5 }] }, [['/a/1/b', 5]]],
  ['something else in its place', { a: null }, { a: { b: 1 } }, [['/a', { b: 1 }]]],
  ['a new field', { a: 1 }, { a: 1, b: 2 }, [['/b', 2]]],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [['/b', null]]],
  ['an item of a list', [1, 2, 3], [1, 5, 3], [['/1', 5]]],
  ['items at the end of a list', [1, 2], [1, 2, 3, 4], [['', [3, 4]]]],
  ['an item at the beginning of a list', [1, 2], [3, 1, 2], [['', [3]]]],
  ['an item among equal ones', [1, 1], [1, 1, 1], [['', [1]]]],
  ['items that are gone', [1, 2, 3], [3], [['', []]]],
  ['objects in a list', [{ a: 1 }], [{ a: 1 }, { a: 2 }], [['', [{ a: 2 }]]]],
])('a view has as changes %s', (_, before, after, changes) => {
  expect(JSON.parse(viewChanges(before, after))).toEqual(changes)
})

it('the same changes are the same text, whatever else is in the views and in which order', () => {
  const one = viewChanges({ pile: [7, 8], coins: 1, other: 0 }, { pile: [7, 8, 9], coins: 2, other: 0 })
  const two = viewChanges({ other: 5, coins: 1, pile: [7] }, { other: 5, coins: 2, pile: [7, 9] })
  expect(one).toBe(two)
})
