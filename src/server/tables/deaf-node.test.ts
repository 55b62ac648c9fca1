import { expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { onEachDatabase, rowsOf } from '../testing/databases.ts'
import {
  act,
  begunTable,
  errorOf,
  listener,
  playOn,
  someAction,
  strangers,
  until,
  wish,
} from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'

const machi = wish('machi-koro', { players: 2, first: 1 })

/** A second node on the same database that gets no notifications of the first one. */
onEachDatabase('a node without notifications', (open) => {
  const openDeaf = async () => (await openTestTables({ store: { ...open().store, listen: () => undefined } })).tables

  it('does not accept a move at a table that another node has closed', async () => {
    const { tables, store } = open()
    const deaf = await openDeaf()
    const [anna, ben] = strangers(2)
    const id = await begunTable(tables, [anna, ben], machi)
    const move = await someAction(deaf, anna, id, new Rng('deaf'))
    if (move === undefined) throw new Error('Anna cannot act')
    await tables.close(id)
    expect(await errorOf(deaf.act(anna, id, move))).toBe('not-now: the game is over')
    const { table, moves } = await rowsOf(store, id)
    expect([table.status, moves]).toEqual(['closed', []])
  })

  it('does not accept an undo there either', async () => {
    const { tables, store } = open()
    const deaf = await openDeaf()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    await playOn(deaf, id, people, { moves: 5 })
    const { seq, table } = await deaf.snapshot(people[0], id)
    await deaf.rewind(people[0], id, seq, 1)
    await tables.close(id)
    expect(table.status).toBe('playing')
    expect(await errorOf(deaf.answerRewind(people[1], id, 1, true))).toMatch(/^not-now/)
    expect((await rowsOf(store, id)).moves).toHaveLength(5)
  })

  it('does not let a person write whom the host has silenced on another node', async () => {
    const { tables, store } = open()
    const deaf = await openDeaf()
    const [anna, ben] = strangers(2)
    const id = await begunTable(tables, [anna, ben], machi)
    await deaf.say(ben, id, 'hello')
    const known = {
      ...ben,
      name: ben.name,
      password: null,
      name_key: null,
      created_at: 0,
      seen_at: 0,
      blocked_at: null,
    }
    await store.db.insertInto('users').values(known).execute()
    await tables.silence(anna, id, ben.id, true)
    expect(await errorOf(deaf.say(ben, id, 'can you hear me?'))).toMatch(/^silenced/)
    expect((await rowsOf(store, id)).chat.map(({ text }) => text)).toEqual(['hello'])
    await tables.silence(anna, id, ben.id, false)
    expect((await deaf.say(ben, id, 'again')).id).toBe(2)
  })

  it('sends the history of a game that another node has started', async () => {
    const { tables } = open()
    const deaf = await openDeaf()
    const [anna, ben] = strangers(2)
    const { id } = (await tables.create(anna, { ...machi, visibility: 'open', seats: ['me', 'open'] })).table
    await tables.sit(ben, id, undefined, '')
    expect((await deaf.snapshot(anna, id)).view).toBeNull()
    await tables.start(anna, id)
    expect((await deaf.history(anna, id, 0)).view).toEqual((await tables.snapshot(anna, id)).view)
  })

  it('reloads changes of the table before it writes a move', async () => {
    const { tables, store } = open()
    const deaf = await openDeaf()
    const [anna, ben] = strangers(2)
    const id = await begunTable(tables, [anna, ben], machi)
    await deaf.snapshot(anna, id)
    await tables.leave(ben, id)
    await act(deaf, anna, id, 'roll 1')
    expect((await rowsOf(store, id)).table.version).toBe((await deaf.snapshot(anna, id)).table.version)
    expect((await deaf.snapshot(anna, id)).table.seats[1].isAway).toBe(true)
  })
})

onEachDatabase('a node that is told that anything may have happened', (open) => {
  it('queries the numbers of all its tables at once, and reads only what is new', async () => {
    const { tables, store } = open()
    let queries = 0
    let mayHaveHappened: () => void = () => undefined
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const listen: typeof store.listen = (heard) => {
      mayHaveHappened = () => heard(undefined)
    }
    const { tables: other } = await openTestTables({ store: { ...store, db, listen } })
    const people = strangers(2)
    const ids = await Promise.all(Array.from({ length: 20 }, () => begunTable(tables, people, machi)))
    // A table whose game has not begun has no moves, which is nothing new either.
    const waiting = (await tables.create(people[0], { ...machi, visibility: 'open', seats: ['me', 'open'] })).table.id
    const heard = await Promise.all([...ids, waiting].map((id) => listener(other, people[1], id)))
    queries = 0
    mayHaveHappened()
    await until(() => queries > 0)
    await other.lobby(undefined)
    const ofLobby = 4
    expect(queries).toBe(1 + ofLobby)
    await playOn(tables, ids[3], people, { moves: 2 })
    await tables.say(people[0], ids[5], 'hello')
    mayHaveHappened()
    await until(() => heard[3].seqs.length === 2 && heard[5].lines.length === 1)
    await playOn(tables, ids[3], people, { moves: 2 })
    await tables.say(people[0], ids[5], 'hello again')
    mayHaveHappened()
    await until(() => heard[3].seqs.length === 4 && heard[5].lines.length === 2)
    expect(heard.flatMap(({ seqs }) => seqs)).toEqual([1, 2, 3, 4])
  })
})
