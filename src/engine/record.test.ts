import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadRules } from '#games/index.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { explainCards } from './card-sentences.ts'
import { Match } from './match.ts'
import { Rng } from './random.ts'
import { type GameRecord, readRecord, recordOf, replay, verify } from './record.ts'
import { traceLine } from './trace.ts'

const game = railOnTheHill

/** A seeded game of random actions: a whole one, or its beginning. */
function played(options: RailTypes['options'], seed: string, actions = Number.POSITIVE_INFINITY): Match<RailTypes> {
  const match = new Match(game, options, seed)
  const rng = new Rng(`${seed}/moves`)
  while (!match.isOver && match.log.length < actions) {
    if (match.log.length > 10_000) throw new Error('no end after 10,000 actions')
    const seats = game.active(match.state)
    const seat = seats[rng.below(seats.length)]
    match.take(seat, game.sample(match.state, seat, rng))
  }
  return match
}

const WHOLE = played({ players: 2, requests: true }, 'whole')
const BEGUN = played({ players: 2, first: 1 }, 'begun', 12)
const NAMES = ['first', 'second']
const whole = recordOf(WHOLE, NAMES)
const begun = recordOf(BEGUN, NAMES)
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const errorOf = (result: { ok: true } | { ok: false; error: string }) => (result.ok ? undefined : result.error)

function readProblem(changes: object): string | undefined {
  return errorOf(readRecord({ ...begun, ...changes }))
}

function replayProblem(changes: Partial<GameRecord>): string | undefined {
  return errorOf(replay(game, { ...begun, ...changes }))
}

describe('writing', () => {
  it('a record has seed, options, names and the actions as texts', () => {
    expect(begun).toEqual({
      format: 'hilltop-record/1',
      game: 'rail-on-the-hill',
      rulesVersion: 1,
      options: { players: 2, first: 1 },
      seed: 'begun',
      names: NAMES,
      actions: BEGUN.log.map(({ seat, action }) => [seat, game.format(action)]),
    })
    expect(begun.actions.slice(0, 2)).toEqual([
      [2, expect.stringMatching(/^take [12]$/)],
      [1, expect.stringMatching(/^take [12]$/)],
    ])
  })

  it('and the result once the game is over', () => {
    expect(whole.result).toEqual(game.standing(WHOLE.state))
    expect(whole.result?.scores).toHaveLength(2)
  })

  it('a replaced card set is named', () => {
    const cards = { id: 'mine', sha256: 'abc' }
    const other = game.withCards(game.cards, cards)
    if (!other.ok) throw new Error(explainCards(other.error))
    expect(recordOf(new Match(other.value, { players: 1 }, 'cards'), ['me'])).toMatchObject({ cards })
    expect(begun).not.toHaveProperty('cards')
  })
})

describe('reading', () => {
  it('what was written is read as it was', () => {
    for (const record of [whole, begun]) expect(readRecord(asJson(record))).toEqual({ ok: true, value: record })
  })

  it('names and result may be missing, and unknown fields are kept and ignored', () => {
    const { names: _, result: __, ...bare } = whole
    expect(readRecord(bare)).toEqual({ ok: true, value: bare })
    const more = { ...begun, event: 'Club night', options: { ...begun.options, strictTurns: true } }
    expect(readRecord(more)).toEqual({ ok: true, value: more })
    const again = replay(game, more)
    expect(again.ok && game.position(again.value.state)).toEqual(game.position(BEGUN.state))
    expect(again.ok && again.value.options).toEqual({ players: 2, first: 1 })
    expect(
      game.position(game.setup({ players: 2, ...more.options }, more.seed)),
      'pages set it up as it is',
    ).toHaveProperty('players')
    expect(readProblem({ result: null })).toBeUndefined()
    expect(readProblem({ cards: { id: 'mine', sha256: 'abc', url: 'x' } })).toBeUndefined()
  })

  it.each([
    [null, 'a record must be an object, not null'],
    [[], 'a record must be an object, not []'],
    ['record', 'a record must be an object, not "record"'],
    [undefined, 'a record must be an object, not nothing'],
  ])('as a whole: %j', (json, error) => {
    expect(errorOf(readRecord(json))).toBe(error)
  })

  it.each([
    [{ format: 'hilltop-record/2' }, 'format must be "hilltop-record/1", not "hilltop-record/2"'],
    [{ format: undefined }, 'format must be "hilltop-record/1", not nothing'],
    [{ game: 7 }, 'game must be the name of a game, not 7'],
    [{ options: [2] }, 'options must be an object, not [2]'],
    [{ options: undefined }, 'options must be an object, not nothing'],
    [{ seed: 7 }, 'seed must be a text, not 7'],
    [{ names: 'first' }, 'names must be a list of texts, not "first"'],
    [{ names: ['first', 2] }, 'names must be a list of texts, not ["first",2]'],
    [{ cards: 'mine' }, 'cards must be an object with the texts id and sha256, not "mine"'],
    [{ cards: { id: 'mine' } }, 'cards must be an object with the texts id and sha256, not {"id":"mine"}'],
    [
      { cards: { id: 1, sha256: 'a' } },
      'cards must be an object with the texts id and sha256, not {"id":1,"sha256":"a"}',
    ],
    [{ actions: {} }, 'actions must be a list, not {}'],
    [{ actions: undefined }, 'actions must be a list, not nothing'],
    [{ result: 'won' }, 'result must be an object, not "won"'],
    [{ result: [1] }, 'result must be an object, not [1]'],
  ])('a broken field is named: %j', (changes, error) => {
    expect(readProblem(changes)).toBe(error)
  })
})

describe('replaying', () => {
  it.each([
    [{ game: 'lokomoto' }, 'game must be "rail-on-the-hill", whose rules are used, not "lokomoto"'],
    [
      { options: { players: 2, first: 1, weather: 'rain' } },
      'options.weather is not an option of rail-on-the-hill; it has players, first, requests, noRotation, simultaneous',
    ],
    [{ options: { players: 7 } }, 'options.players must be a whole number from 1 to 4 for rail-on-the-hill, not 7'],
  ])('a record of something else is refused with the field: %j', (changes, error) => {
    for (const check of [replay, verify]) expect(errorOf(check(game, { ...whole, ...changes }))).toBe(error)
  })

  it.each(['take 1', [1], [1, 'take 1', 'x'], ['1', 'take 1'], [0, 'take 1'], [1.5, 'take 1'], [1, 7], null])(
    'an entry that is no action is named: %j',
    (entry) => {
      const read = readRecord({ ...begun, actions: [begun.actions[0], entry, [1, 'take 2']] })
      if (!read.ok) throw new Error(read.error)
      expect(errorOf(replay(game, read.value))).toBe(
        `action 2 of 3 (actions[1]) must be [seat, "action"], not ${JSON.stringify(entry)}`,
      )
    },
  )

  it('the first bad action is named, whether it is illegal or no action at all', () => {
    const read = readRecord({ ...begun, actions: [begun.actions[0], [1, 'end'], 'nonsense'] })
    if (!read.ok) throw new Error(read.error)
    expect(errorOf(replay(game, read.value))).toMatch(/^action 2 of 3 \(actions\[1\]\), seat 1 "end": RH-S5: /)
  })

  it('gives the same game', () => {
    for (const [record, match] of [
      [whole, WHOLE],
      [begun, BEGUN],
    ] as const) {
      const again = replay(game, record)
      if (!again.ok) throw new Error(again.error)
      expect(game.position(again.value.state)).toEqual(game.position(match.state))
      expect(again.value.log).toEqual(match.log)
      expect(recordOf(again.value, NAMES)).toEqual(record)
    }
  })

  it('another seed gives another game', () => {
    expect(replayProblem({ seed: 'another' })).toMatch(/^action \d+ of 12 .* RH-/)
  })

  it('asks the rules about every action once', () => {
    let asked = 0
    const counting: typeof game = {
      ...game,
      refusal(...about) {
        asked++
        return game.refusal(...about)
      },
    }
    expect(replay(counting, begun).ok).toBe(true)
    expect(asked).toBe(begun.actions.length)
  })

  it('calls back before every action, and once at the end', () => {
    const moments: (string | undefined)[] = []
    replay(game, begun, (match, next) => {
      expect(match.log).toHaveLength(moments.length)
      moments.push(next && `${next.seat} ${next.action}`)
    })
    expect(moments).toEqual([...begun.actions.map(([seat, text]) => `${seat} ${text}`), undefined])
  })

  it('an illegal action is refused with its number, the rule and the reason', () => {
    const actions = [...begun.actions]
    actions[1] = [1, actions[0][1]]
    expect(replayProblem({ actions })).toBe(
      `action 2 of 12 (actions[1]), seat 1 "${actions[0][1]}": RH-S5: set ${actions[0][1].slice(5)} is not on the table`,
    )
  })

  it('the first of several bad actions is named', () => {
    const actions = [...begun.actions.slice(0, 2), [1, 'end'], [2, 'nonsense']] as const
    expect(replayProblem({ actions })).toBe(
      'action 3 of 4 (actions[2]), seat 1 "end": RH-S6: place two of your three Town cards first',
    )
  })

  it('a text that is no notation is refused with its number', () => {
    expect(replayProblem({ actions: [[2, 'take one']] })).toBe(
      'action 1 of 1 (actions[0]), seat 2 "take one": not in the notation of rail-on-the-hill',
    )
  })

  it('a seat that is not at the table is refused with its number', () => {
    expect(replayProblem({ actions: [[3, 'take 1']] })).toBe(
      'action 1 of 1 (actions[0]), seat 3 "take 1": there are 2 seats',
    )
  })

  it('an action after the end is refused', () => {
    const record = { ...whole, actions: [...whole.actions, [1, 'end'] as const] }
    const last = whole.actions.length + 1
    expect(errorOf(replay(game, record))).toBe(
      `action ${last} of ${last} (actions[${last - 1}]), seat 1 "end": RH-R6: the game is over`,
    )
  })

  it('options that cannot be are refused', () => {
    expect(replayProblem({ options: { players: 9 } })).toMatch(/^options\.players must be/)
  })

  it('with the card set that it was played with, and no other', () => {
    const cards = { id: 'mine', sha256: 'abc' }
    const read = game.withCards(game.cards, cards)
    if (!read.ok) throw new Error(explainCards(read.error))
    const other = read.value
    expect(errorOf(replay(other, { ...begun, cards }))).toBeUndefined()
    expect(errorOf(replay(other, { ...begun, cards: { ...cards, id: 'same cards, new name' } }))).toBeUndefined()
    expect(errorOf(replay(other, begun))).toBe('the record was played with the standard cards, not with "mine"')
    expect(replayProblem({ cards })).toBe(
      'the record was played with the card set "mine" (sha256 abc), which was not given',
    )
    const long = { id: 'his', sha256: 'def'.repeat(1000) }
    expect(errorOf(replay(other, { ...begun, cards: long }))).toBe(
      `the record was played with the card set "his" (sha256 ${long.sha256.slice(0, 64)}), which was not given`,
    )
  })
})

describe('verifying', () => {
  const verdict = (record: GameRecord) => errorOf(verify(game, record))
  const WRONG = 'the result of the record is not what its actions give'
  const { result } = whole
  if (result === undefined) throw new Error('the whole game has a result')
  const scores = asJson(result.scores) as Record<string, unknown>[]

  it('a record whose result is what its actions give is right', () => {
    expect(verdict(whole)).toBeUndefined()
    expect(verdict(asJson(whole) as GameRecord)).toBeUndefined()
  })

  it('whatever the order of the fields in it', () => {
    const reversed = scores.map((score) => Object.fromEntries(Object.entries(score).reverse()))
    expect(verdict({ ...whole, result: { scores: reversed, winners: result.winners } })).toBeUndefined()
  })

  it('without a result there is nothing to hold against it', () => {
    expect(verdict(begun)).toBeUndefined()
    const { result: _, ...without } = whole
    expect(verdict(without)).toBeUndefined()
  })

  it('another winner, another score, one more or one less field are wrong', () => {
    expect(verdict({ ...whole, result: { ...result, winners: [1, 2] } })).toBe(WRONG)
    expect(verdict({ ...whole, result: { ...result, winners: [] } })).toBe(WRONG)
    const [first, second] = scores
    const changes: unknown[][] = [
      [{ ...first, total: Number(first.total) + 1 }, second],
      [{ ...first, bonus: 1 }, second],
      [{ ...first, lines: null }, second],
      [{ ...first, lines: [1, 2, 3, 4] }, second],
      [{ ...first, plans: { red: [], yellow: [], blue: [], black: [] } }, second],
      [{ ...first, plans: { ...(first.plans as object), red: {} } }, second],
      [second, first],
      [first],
      [],
    ]
    const { total: _, ...lacking } = first
    for (const changed of [...changes, [lacking, second]]) {
      expect(verdict({ ...whole, result: { ...result, scores: changed } })).toBe(WRONG)
    }
  })

  it('a result before the end is wrong', () => {
    expect(verdict({ ...begun, result })).toBe('the record has a result, but its game is not over')
  })

  it('an illegal record is refused as when it is replayed', () => {
    expect(verdict({ ...whole, actions: [[1, 'end']] })).toMatch(/^action 1 of 1 .*RH-S5/)
  })
})

describe('tracing', () => {
  it('a line has the position, everything that is legal, sorted, and what was done', () => {
    const lines: unknown[] = []
    const again = replay(game, begun, (match, next) => {
      lines.push(traceLine(game, match.state, match.log.length, next))
    })
    if (!again.ok) throw new Error(again.error)
    expect(lines).toHaveLength(begun.actions.length + 1)
    const [seat, action] = begun.actions[0]
    expect(lines[0]).toEqual({
      n: 0,
      position: game.position(game.setup({ players: 2, first: 1 }, 'begun')),
      legal: { 2: ['take 1', 'take 2'] },
      seat,
      action,
    })
    expect(lines.at(-1)).toMatchObject({ n: 12, position: game.position(BEGUN.state) })
    expect(lines.at(-1)).not.toHaveProperty('action')
    expect(lines.at(-1)).not.toHaveProperty('score')
    const { legal } = lines.at(-1) as { legal: Record<string, string[]> }
    for (const texts of Object.values(legal)) expect([...texts].sort()).toEqual(texts)
  })

  it('the last line of a whole game has the score by seat', () => {
    const { winners, scores } = game.standing(WHOLE.state)
    expect(traceLine(game, WHOLE.state, 7, undefined)).toEqual({
      n: 7,
      position: game.position(WHOLE.state),
      legal: {},
      score: { winners, scores: { 1: scores[0], 2: scores[1] } },
    })
  })
})

describe('the catalogue', () => {
  it('a record of another version of the rules is refused, and one that names none is of the first', () => {
    const { rulesVersion: _, ...old } = whole
    expect(verify(game, old)).toMatchObject({ ok: true })
    expect(verify(game, { ...whole, rulesVersion: 2 })).toEqual({
      ok: false,
      error: 'the record was played by version 2 of the rules, not 1',
    })
    expect(readRecord({ ...whole, rulesVersion: 0 })).toMatchObject({ ok: false })
  })

  it('finds the game that a record names', async () => {
    expect(GAME_IDS).toContain(whole.game)
    expect(await loadRules(whole.game)).toBe(game)
  })
})
