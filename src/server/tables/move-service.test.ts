import { expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { checkProof } from '#fair/fair.ts'
import { afterReshuffle } from '#games/rail-on-the-hill/rules/testing/reshuffle.ts'
import { ApiError } from '../api-error.ts'
import { onEachDatabase, rowsOf } from '../testing/databases.ts'
import { cheapLandmarks } from '../testing/machi-koro.ts'
import {
  act,
  begunTable,
  errorOf,
  freshRequest,
  listener,
  playOn,
  someAction,
  strangers,
  undo,
  until,
  wish,
} from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'

const machi = wish('machi-koro', { players: 2, first: 1 })

const rail = wish('rail-on-the-hill', { players: 3, first: 1 })

onEachDatabase('acting', (open) => {
  it('returns the number of the move, which is in the log', async () => {
    const { tables, store, clock } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    expect(await tables.act(people[0], id, { seq: 0, action: 'roll 1', request: 'the-first' })).toEqual({ seq: 1 })
    const { moves } = await rowsOf(store, id)
    const { now: at } = clock
    const row = { table_id: id, seq: 1, seat: 1, kind: 'action', text: 'roll 1', is_bots: 0, at, request: 'the-first' }
    expect(moves).toEqual([row])
  })

  it('writes no move before the last one in time, though the clock was set back', async () => {
    const { tables, store } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const start = time.now
    const times = []
    for (const back of [0, 60_000, 30_000, -1000]) {
      time.now = start - back
      await playOn(tables, id, people, { moves: 1 })
      times.push(Math.max(start, time.now))
    }
    const { moves } = await rowsOf(store, id)
    expect(moves.map(({ at }) => at)).toEqual(times)
  })

  it('acts once for a repeated request, sequential or concurrent', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const roll = { seq: 0, action: 'roll 1', request: freshRequest() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => tables.act(people[0], id, roll)))
    expect(answers).toEqual(Array(5).fill({ seq: 1 }))
    const build = { seq: 1, action: 'build bakery', request: freshRequest() }
    expect(await tables.act(people[0], id, build)).toEqual({ seq: 2 })
    // Without the request id, the same action would now be illegal or stale.
    expect(await tables.act(people[0], id, build)).toEqual({ seq: 2 })
    expect(await tables.act(people[0], id, { ...build, seq: 2 })).toEqual({ seq: 2 })
    expect(await tables.act(people[0], id, roll)).toEqual({ seq: 1 })
    expect((await rowsOf(store, id)).moves).toHaveLength(2)
  })

  it('acts once for a repeated request with a newer seq that would be legal again', async () => {
    const { tables, store } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, rail)
    const take = { ...(await firstTaken(people, id)), request: freshRequest() }
    const first = people[take.seat - 1]
    const body = { seq: 0, action: take.action, request: take.request }
    expect(await tables.act(first, id, body)).toEqual({ seq: 1 })
    expect(await undo(tables, first, id)).toBe(2)
    expect(await tables.act(first, id, body)).toEqual({ seq: 1 })
    expect(await tables.act(first, id, { ...body, seq: 2 })).toEqual({ seq: 1 })
    expect((await rowsOf(store, id)).moves).toHaveLength(2)
    expect((await tables.snapshot(first, id)).active).toEqual([take.seat])
  })

  async function firstTaken(people: ReturnType<typeof strangers>, id: string) {
    const { tables } = open()
    const [seat] = (await tables.snapshot(people[0], id)).active
    const body = await someAction(tables, people[seat - 1], id, new Rng('first'))
    if (body === undefined) throw new Error('no seat may act')
    return { seat, action: body.action }
  }

  it('recognises a repeated request after the end of the game', async () => {
    const { tables } = open()
    const people = strangers(2)
    const cards = { id: 'cheap landmarks', text: cheapLandmarks() }
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2, first: 1 }, { cards }))
    const rng = new Rng('to the end')
    for (;;) {
      const { active } = await tables.snapshot(people[0], id)
      const who = people[active[0] - 1]
      const body = await someAction(tables, who, id, rng)
      if (body === undefined) throw new Error('no seat may act')
      const accepted = await tables.act(who, id, body)
      const { table } = await tables.snapshot(who, id)
      if (table.status === 'playing') continue
      expect(await tables.act(who, id, body)).toEqual(accepted)
      expect(await errorOf(tables.act(who, id, { ...body, request: freshRequest() }))).toBe('not-now: the game is over')
      expect(await errorOf(undo(tables, who, id))).toBe('not-now: the game is over')
      expect(checkProof(await tables.record(who, id)).ok).toBe(true)
      return
    }
  })

  it('rejects illegal actions with the rule, and invalid requests, without changing anything', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const [anna, ben] = people
    const id = await begunTable(tables, people, machi)
    await act(tables, anna, id, 'roll 1')
    const received = await listener(tables, ben, id)
    const [rows, seen, count] = [await rowsOf(store, id), await tables.snapshot(ben, id), received.news.length]
    const body = (changes: object) => ({ seq: 1, action: 'build bakery', request: freshRequest(), ...changes })
    const refused = await tables.act(anna, id, body({ action: 'build radio-tower' })).catch((error) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused.body).toMatchObject({ code: 'refused', seq: 1, refusal: { rule: expect.stringMatching(/^MK-/) } })
    expect((await tables.act(ben, id, body({})).catch((error) => error)).code).toBe('refused')
    expect(await errorOf(tables.act(anna, id, body({ action: 'fly away' })))).toContain(
      'bad-request: the action is not',
    )
    for (const seq of [0, 2, 9]) {
      const stale = await tables.act(anna, id, body({ seq })).catch((error) => error)
      expect(stale.body).toMatchObject({ code: 'stale', seq: 1 })
    }
    const known = rows.moves[0] as unknown as { request: string }
    expect(await errorOf(tables.act(ben, id, body({ seq: 0, request: known.request })))).toBe(
      'bad-request: this request id was used for another seat',
    )
    expect(await rowsOf(store, id)).toEqual(rows)
    expect(await tables.snapshot(ben, id)).toEqual(seen)
    expect(received.news).toHaveLength(count)
  })

  it('does not depend on actions of other seats in simultaneous turns', async () => {
    const { tables } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, rail)
    await playOn(tables, id, people, { moves: 3 })
    const bodies = await Promise.all(people.map((who, i) => someAction(tables, who, id, new Rng(`${i}`))))
    const answers = await Promise.all(
      bodies.map((body, i) => (body === undefined ? 'nothing to do' : errorOf(tables.act(people[i], id, body)))),
    )
    // Other actions can make it illegal, but never stale.
    expect(answers[0]).toBe('no error')
    for (const answer of answers) expect(answer).toMatch(/^(no error|refused)/)
  })
})

onEachDatabase('undo', (open) => {
  const placed = async () => {
    const { tables } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, rail)
    await playOn(tables, id, people, { moves: 3 })
    const place = async (seat: number) => {
      const rng = new Rng(`${seat}`)
      for (let tries = 0; tries < 500; tries++) {
        const body = await someAction(tables, people[seat - 1], id, rng)
        if (body?.action.startsWith('place')) return (await tables.act(people[seat - 1], id, body)).seq
      }
      throw new Error('nothing could be placed')
    }
    return { tables, people, id, place }
  }

  it('is possible with actions of others in between, which stay; all viewers get a new view', async () => {
    const { tables, people, id, place } = await placed()
    const [one, two] = [await place(1), await place(2)]
    const received = await listener(tables, people[2], id, { seq: two, chat: 0 })
    const body = { seq: two, count: 1, request: freshRequest() }
    const answers = await Promise.all([1, 2, 3].map(() => tables.undo(people[0], id, body)))
    expect(answers).toEqual(Array(3).fill({ seq: 6 }))
    const news = received.news.at(-1)
    expect(news).toMatchObject({ type: 'move', move: { seq: 6, seat: 1, action: null, removed: [one] } })
    const { view } = await tables.snapshot(people[2], id)
    expect(news?.type === 'move' && news.move.view).toEqual(JSON.parse(JSON.stringify(view)))
    expect(await undo(tables, people[1], id)).toBe(7)
  })

  it('is not possible past a reveal, for other seats, or with an old seq', async () => {
    const { tables, people, id, place } = await placed()
    const placedAt = await place(1)
    const tooFar = 'not-now: undoing this needs the consent of the other players'
    expect(await errorOf(undo(tables, people[0], id, 3))).toBe(tooFar)
    const blind = { seq: placedAt - 1, count: 1, request: freshRequest() }
    expect(await errorOf(tables.undo(people[0], id, blind))).toContain('stale')
    const [rolled, machiPeople] = await afterRoll()
    expect(await errorOf(undo(tables, machiPeople[0], rolled))).toBe(tooFar)
    await act(tables, machiPeople[0], rolled, 'build bakery')
    expect(await errorOf(undo(tables, machiPeople[0], rolled, 2))).toBe(tooFar)
    expect(await errorOf(undo(tables, machiPeople[1], rolled))).toBe(tooFar)
    expect(await undo(tables, machiPeople[0], rolled)).toBe(3)
  })

  it('is not possible if it would change what another player has drawn since', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const { options, seed, game, log } = afterReshuffle()
    const id = await begunTable(tables, people, wish('rail-on-the-hill', options))
    await store.db.updateTable('tables').set({ seed }).where('id', '=', id).execute()
    const rows = log.map(({ seat, action }, i) => {
      const text = game.format(action)
      return { table_id: id, seq: i + 1, seat, kind: 'action' as const, text, is_bots: 0, at: 0, request: null }
    })
    await store.db.insertInto('moves').values(rows).execute()
    // A service that has not cached the table with its old seed.
    const { tables: fresh } = await openTestTables({ store })
    const { view } = await fresh.snapshot(people[0], id)
    const problem = 'not-now: other players have seen something that would be different without it'
    expect(await errorOf(undo(fresh, people[1], id))).toBe(problem)
    expect((await fresh.snapshot(people[0], id)).view).toEqual(view)
    await fresh.stop()
  })

  async function afterRoll() {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    await act(tables, people[0], id, 'roll 1')
    return [id, people] as const
  }
})

onEachDatabase('rewind', (open) => {
  const begun = async () => {
    const { tables } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 3, first: 1 }))
    await playOn(tables, id, people, { moves: 5 })
    return { tables, people, id }
  }

  it('happens when all players have agreed, and removes all later moves', async () => {
    const { tables, people, id } = await begun()
    const before = (await tables.history(people[0], id, 2)).view
    const asked = await tables.rewind(people[0], id, 5, 2)
    expect(asked.table.proposal).toEqual({ seat: 1, to: 2, agreed: [1] })
    expect((await tables.answerRewind(people[1], id, 2, true)).table.proposal?.agreed).toEqual([1, 2])
    expect(await errorOf(tables.rewind(people[2], id, 5, 1))).toBe('not-now: an undo request is already open')
    const received = await listener(tables, people[1], id, { seq: 5, chat: 0 })
    const done = await tables.answerRewind(people[2], id, 2, true)
    expect([done.seq, done.table.proposal]).toEqual([6, null])
    expect((await tables.snapshot(people[0], id)).view).toEqual(before)
    expect(received.news.find(({ type }) => type === 'move')).toMatchObject({ move: { seq: 6, removed: [3, 4, 5] } })
    expect(received.facts.at(-1)?.proposal).toBeNull()
    await playOn(tables, id, people)
    const record = await tables.record(people[0], id)
    expect(checkProof(record).ok).toBe(true)
  })

  it('is cancelled by a refusal or an action, and can be requested again', async () => {
    const { tables, people, id } = await begun()
    await tables.rewind(people[0], id, 5, 2)
    const declined = (await tables.answerRewind(people[1], id, 2, false)).table
    expect(declined).toMatchObject({ proposal: null, proposalEnd: { seat: 1, by: 2 } })
    expect(await errorOf(tables.answerRewind(people[2], id, 2, true))).toBe(
      'not-now: this undo request is no longer open',
    )
    const asked = (await tables.rewind(people[1], id, 5, 0)).table
    expect(asked).not.toHaveProperty('proposalEnd')
    expect(await errorOf(tables.answerRewind(people[2], id, 1, true))).toBe(
      'not-now: this undo request is no longer open',
    )
    const [seat] = (await tables.snapshot(people[0], id)).active
    const received = await listener(tables, people[0], id, { seq: 5, chat: 0 })
    await playOn(tables, id, people, { moves: 1 })
    expect((await tables.snapshot(people[seat - 1], id)).table.proposal).toBeNull()
    expect(received.facts.at(-1)?.proposal).toBeNull()
    expect(received.facts.at(-1), 'who acted has declined nothing').not.toHaveProperty('proposalEnd')
  })

  it('tells all players that it was withdrawn, not declined', async () => {
    const { tables, people, id } = await begun()
    await tables.rewind(people[0], id, 5, 2)
    const received = await listener(tables, people[1], id, { seq: 5, chat: 0 })
    await tables.answerRewind(people[0], id, 2, false)
    expect(received.facts.at(-1)).toMatchObject({ proposal: null, proposalEnd: { seat: 1, by: 1 } })
  })

  it('needs an existing move and the current seq', async () => {
    const { tables, people, id } = await begun()
    expect(await errorOf(tables.rewind(people[0], id, 4, 2))).toContain('stale')
    expect(await errorOf(tables.rewind(people[0], id, 5, 5))).toBe(
      'bad-request: must be less than 5, the number of moves',
    )
    expect(await errorOf(tables.answerRewind(people[0], id, 5, true))).toContain('not-now')
  })

  it('needs the consent of players who are away, and of no one if all others are bots', async () => {
    const { tables, people, id } = await begun()
    // During the turn of the present player, no bot acts.
    while (!(await tables.snapshot(people[0], id)).active.includes(1)) await playOn(tables, id, people, { moves: 1 })
    for (const who of people.slice(1)) await tables.leave(who, id)
    const { seq } = await tables.snapshot(people[0], id)
    expect((await tables.rewind(people[0], id, seq, 0)).table.proposal?.agreed).toEqual([1])
    await tables.answerRewind(people[1], id, 0, true)
    expect((await tables.answerRewind(people[2], id, 0, true)).table.proposal).toBeNull()

    const seats = ['me' as const, { bot: 'easy' }]
    const { table } = await tables.create(people[0], wish('machi-koro', { players: 2, first: 1 }, { seats }))
    await tables.start(people[0], table.id)
    const done = await act(tables, people[0], table.id, 'roll 1')
    expect((await tables.rewind(people[0], table.id, done, 0)).table.proposal).toBeNull()
  })

  it.each(['deleted', 'blocked'])('does not wait for a player who is %s', async (how) => {
    const { tables, people, id } = await begun()
    const [anna, ben, gone] = people
    while (!(await tables.snapshot(anna, id)).active.includes(1)) await playOn(tables, id, people, { moves: 1 })
    await tables.leave(gone, id)
    const { db } = open().store
    if (how === 'blocked') {
      const facts = { name_key: null, password: null, created_at: 0, seen_at: 0, blocked_at: 1 }
      await db
        .insertInto('users')
        .values({ ...gone, ...facts })
        .execute()
    } else await db.updateTable('seats').set({ user_id: null }).where('user_id', '=', gone.id).execute()
    await tables.refresh([id])
    const { seq } = await tables.snapshot(anna, id)
    await tables.rewind(anna, id, seq, 0)
    expect((await tables.answerRewind(ben, id, 0, true)).seq).toBe(seq + 1)
  })

  it('is limited, with undo, to 300 per game', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2, first: 1 }))
    const rows = Array.from({ length: 600 }, (_, i) => {
      const isAction = i % 2 === 0
      const what = isAction ? { kind: 'action' as const, text: 'roll 1' } : { kind: 'rewind' as const, text: '0' }
      return { table_id: id, seq: i + 1, seat: 1, is_bots: 0, at: 0, request: null, ...what }
    })
    await store.db.insertInto('moves').values(rows).execute()
    await tables.refresh([id])
    await until(async () => (await tables.snapshot(people[0], id)).seq === 600)
    await act(tables, people[0], id, 'roll 1')
    await tables.rewind(people[0], id, 601, 0)
    const problem = 'not-now: the undo limit of this game is reached'
    expect(await errorOf(tables.answerRewind(people[1], id, 0, true))).toBe(problem)
    expect((await tables.history(people[0], id, 600)).moves.map(({ seq }) => seq)).toEqual([601])
  })

  it('of many moves at once cannot use up the moves of a game: after 2,000 undone ones it needs consent', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2, first: 1 }))
    // Again and again nine turns, and then back to the beginning.
    const rows = Array.from({ length: 106 * 19 }, (_, i) => {
      const [step, seq] = [i % 19, i + 1]
      const seat = step === 18 ? 1 : 1 + (Math.floor(step / 2) % 2)
      const kind = step === 18 ? ('rewind' as const) : ('action' as const)
      const text = step === 18 ? '0' : step % 2 === 0 ? 'roll 1' : 'pass'
      return { table_id: id, seq, seat, kind, text, is_bots: 0, at: 0, request: null }
    })
    const { length } = rows
    for (let from = 0; from < length; from += 500) {
      await store.db
        .insertInto('moves')
        .values(rows.slice(from, from + 500))
        .execute()
    }
    await tables.refresh([id])
    await until(async () => (await tables.snapshot(people[0], id)).seq === length)
    await act(tables, people[0], id, 'roll 1')
    expect(await errorOf(undo(tables, people[0], id))).toBe('not-now: the undo limit of this game is reached')
    await tables.rewind(people[0], id, length + 1, length)
    await tables.answerRewind(people[1], id, length, true)
    expect((await tables.snapshot(people[0], id)).seq).toBe(length + 2)
  })
})
