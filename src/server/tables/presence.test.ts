import { describe, expect, it } from 'vitest'
import { openPostgres } from '../database/postgres.ts'
import type { Person } from '../people/users.ts'
import { freshPostgres, hasNoPostgres, onEachDatabase } from '../testing/databases.ts'
import { act, begunTable, errorOf, listener, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import { PATIENCE_MS } from './absence-rules.ts'
import type { TableService } from './table-service.ts'

type Heard = Awaited<ReturnType<typeof listener>>

const machi = (players: number) => wish('machi-koro', { players })
const GRACE_MS = 10_000

/** What a follower knows of each seat: here, away, or nothing. */
function presenceIn({ news }: Heard): string {
  const last = news.findLast((one) => one.type === 'presence')
  return last?.seats.map((seat) => (seat === null ? '-' : seat.isHere ? 'here' : 'away')).join(' ') ?? ''
}

function changesIn({ news }: Heard): number {
  return news.filter(({ type }) => type === 'presence').length
}

/** Lets time pass, with a round of the scheduler at its end. */
async function pass({ clock, tick }: TestTables, ms: number): Promise<void> {
  clock.now += ms
  await tick()
}

/** A game of people who all have the table open. */
async function openGame(at: TestTables, count: number) {
  const people = strangers(count)
  const id = await begunTable(at.tables, people, machi(count))
  const pages = await Promise.all(people.map((one) => listener(at.tables, one, id)))
  await at.tick()
  return { id, people, pages }
}

/** A game of two in which the player whose turn it is has left. */
async function abandonedGame(at: TestTables, count = 2) {
  const { id, people, pages } = await openGame(at, count)
  const [turn] = (await at.tables.snapshot(people[0], id)).active
  pages[turn - 1].stop()
  await pass(at, 0)
  const here = people.filter((_, i) => i + 1 !== turn)
  return { id, people, pages, turn, absent: people[turn - 1], here }
}

const bot = (seat: number) => ({ kind: 'bot', seat }) as const
const END = { kind: 'end' } as const

async function agree(tables: TableService, who: Person, id: string, is = true) {
  const { vote } = (await tables.snapshot(who, id)).table
  return tables.answerVote(who, id, { id: vote?.id ?? 0, agree: is })
}

onEachDatabase('players who come and go', (open) => {
  it('followers learn who is here and since when others are away; a reload does not show', async () => {
    const at = open()
    const { id, people, pages } = await openGame(at, 2)
    expect(presenceIn(pages[0])).toBe('here here')
    const before = changesIn(pages[0])
    pages[1].stop()
    await pass(at, GRACE_MS / 2)
    const again = await listener(at.tables, people[1], id)
    await pass(at, GRACE_MS * 2)
    expect(changesIn(pages[0]), 'after a reload').toBe(before)
    const left = at.clock.now
    again.stop()
    await pass(at, 0)
    await pass(at, GRACE_MS)
    expect(presenceIn(pages[0])).toBe('here away')
    expect(pages[0].news.findLast((one) => one.type === 'presence')?.seats[1]?.since).toBe(left)
    await listener(at.tables, people[1], id)
    await pass(at, 1000)
    expect(presenceIn(pages[0])).toBe('here here')
  })

  it('bots, open seats and spectators have no presence; a player who sits down has', async () => {
    const at = open()
    const [anna, ben, eve] = strangers(3)
    const wanted = wish('machi-koro', { players: 3 }, { visibility: 'open', seats: ['me', 'open', { bot: 'easy' }] })
    const { table } = await at.tables.create(anna, wanted)
    const page = await listener(at.tables, anna, table.id)
    await listener(at.tables, ben, table.id)
    await listener(at.tables, eve, table.id)
    await at.tick()
    expect(presenceIn(page)).toBe('here - -')
    await at.tables.sit(ben, table.id, undefined, '')
    await at.tick()
    expect(presenceIn(page)).toBe('here here -')
  })

  it('an idle round writes and sends nothing', async () => {
    const at = open()
    const { id, pages } = await openGame(at, 2)
    await pass(at, 70_000)
    const rows = () => at.store.db.selectFrom('presence').selectAll().where('table_id', '=', id).execute()
    const before = { rows: await rows(), news: pages[0].news.length }
    for (let i = 0; i < 5; i++) await pass(at, 1000)
    expect({ rows: await rows(), news: pages[0].news.length }).toEqual(before)
  })

  it('a player who is here is never replaced, nor one who left a moment ago, nor one who only sends requests', async () => {
    const at = open()
    const { id, people, absent, here, turn } = await abandonedGame(at)
    const ask = () => errorOf(at.tables.askVote(here[0], id, bot(turn)))
    expect(await ask()).toContain('still-here')
    await pass(at, PATIENCE_MS - 1)
    expect(await ask()).toContain('still-here')
    await at.tables.snapshot(absent, id)
    await pass(at, 1000)
    expect(await ask()).toContain('still-here')
    const other = people.indexOf(here[0]) + 1
    expect(await errorOf(at.tables.askVote(absent, id, bot(other)))).toContain('still-here')
    expect((await at.tables.snapshot(here[0], id)).table.seats.map(({ isAway }) => isAway)).toEqual([false, false])
  })

  it('of two players, the other one alone lets a bot play; the absent one takes over again at once', async () => {
    const at = open()
    const { id, absent, here, turn, pages } = await abandonedGame(at)
    await pass(at, 0)
    await pass(at, PATIENCE_MS + 60_000)
    const { table } = await at.tables.askVote(here[0], id, bot(turn))
    expect(table.seats[turn - 1].isAway).toBe(true)
    expect(table.vote).toBeNull()
    const { chat } = await at.tables.snapshot(here[0], id)
    expect(chat.map(({ event }) => event)).toEqual([{ kind: 'bot', seat: turn, by: [3 - turn] }])
    expect(pages[2 - turn].lines).toEqual([`A bot plays for ${absent.name} until they return.`])
    await until(async () => (await at.tables.snapshot(here[0], id)).seq > 0)
    const back = await at.tables.comeBack(absent, id)
    expect(back.table.seats[turn - 1].isAway).toBe(false)
    const returned = { kind: 'return', seat: turn, by: [] }
    expect((await at.tables.snapshot(here[0], id)).chat.at(-1)?.event).toEqual(returned)
    await at.tables.leave(absent, id)
    const { chat: after } = await at.tables.comeBack(absent, id)
    expect(
      after.map(({ event }) => event?.kind),
      'told once',
    ).toEqual(['bot', 'return'])
  })

  it('of three players, both who are here must agree, and a refusal closes the vote', async () => {
    const at = open()
    const { id, here, turn } = await abandonedGame(at, 3)
    await pass(at, 0)
    await pass(at, PATIENCE_MS + 60_000)
    expect((await at.tables.askVote(here[0], id, bot(turn))).table.vote).toMatchObject({
      kind: 'bot',
      absent: turn,
    })
    expect(await errorOf(at.tables.askVote(here[1], id, END))).toContain('vote-open')
    expect((await agree(at.tables, here[1], id, false)).table.vote).toBeNull()
    expect(await errorOf(at.tables.askVote(here[0], id, bot(turn)))).toContain('asked-recently')
    await at.tables.askVote(here[1], id, bot(turn))
    expect((await agree(at.tables, here[0], id)).table.seats[turn - 1].isAway).toBe(true)
    expect(await errorOf(agree(at.tables, here[0], id))).toContain('vote-over')
  })

  it('a vote about a player who has returned is over', async () => {
    const at = open()
    const { id, absent, here, turn } = await abandonedGame(at, 3)
    await pass(at, 0)
    await pass(at, PATIENCE_MS + 60_000)
    await at.tables.askVote(here[0], id, bot(turn))
    await listener(at.tables, absent, id)
    expect(await errorOf(agree(at.tables, here[1], id))).toContain('vote-over')
    expect((await at.tables.snapshot(absent, id)).table.seats[turn - 1].isAway).toBe(false)
  })

  it('a game ends by agreement, without a winner, with a record and a rematch', async () => {
    const at = open()
    const { id, people, pages } = await openGame(at, 2)
    const [anna, ben] = people
    expect((await at.tables.askVote(anna, id, END)).table).toMatchObject({ status: 'playing', vote: { seat: 1 } })
    const { table } = await agree(at.tables, ben, id)
    expect(table).toMatchObject({ status: 'over', winners: [], isEndedByAgreement: true, vote: null })
    expect(await errorOf(act(at.tables, anna, id, 'roll 1'))).toContain('agreed to end it')
    expect((await at.tables.record(ben, id)).actions).toEqual([])
    expect(pages[1].news.flatMap((one) => (one.type === 'chat' ? [one.line.event] : []))).toEqual([
      { kind: 'end', seat: null, by: [1, 2] },
    ])
    const again = await at.tables.rematch(anna, id)
    expect((await at.tables.snapshot(anna, again.id)).table).toMatchObject({
      isEndedByAgreement: false,
      vote: null,
    })
  })

  it('the end waits for a player who left until the stated time is over', async () => {
    const at = open()
    const { id, here } = await abandonedGame(at)
    await at.tables.askVote(here[0], id, END)
    await pass(at, GRACE_MS + 60_000)
    expect((await agree(at.tables, here[0], id)).table.status).toBe('playing')
    await pass(at, PATIENCE_MS)
    expect((await agree(at.tables, here[0], id)).table.status).toBe('over')
  })

  it('spectators and strangers have no vote', async () => {
    const at = open()
    const { id } = await openGame(at, 2)
    const [eve] = strangers(1)
    expect(await errorOf(at.tables.askVote(eve, id, END))).toContain('not-found')
  })

  it('a game whose players have all left is finished by bots', async () => {
    const at = open()
    const { id, people } = await openGame(at, 2)
    for (const one of people) await at.tables.leave(one, id)
    await until(async () => (await at.tables.snapshot(people[0], id)).table.status === 'over')
    expect((await at.tables.snapshot(people[0], id)).table.winners).toHaveLength(1)
  })
})

onEachDatabase('a rematch', (open) => {
  async function endedGame(at: TestTables) {
    const { id, people } = await openGame(at, 3)
    await at.tables.askVote(people[0], id, END)
    await agree(at.tables, people[1], id)
    await agree(at.tables, people[2], id)
    return { id, people }
  }

  it('starts when all players have said yes, in any of the three ways', async () => {
    const at = open()
    const { id, people } = await endedGame(at)
    const [anna, ben, cecil] = people
    const next = await at.tables.rematch(anna, id)
    const start = () => errorOf(at.tables.start(anna, next.id))
    const asked = async () => (await at.tables.snapshot(anna, next.id)).table.seats.map(({ isAsked }) => isAsked)
    expect(await asked()).toEqual([true, false, true])
    expect(await start()).toContain('not-agreed')
    expect(await at.tables.rematch(ben, id)).toEqual(next)
    expect(await asked()).toEqual([true, false, false])
    expect(await start()).toContain('not-agreed')
    await at.tables.sit(cecil, next.id, undefined, '')
    expect((await at.tables.start(anna, next.id)).table.status).toBe('playing')
  })

  it('goes on without a player who does not answer, when the host decides so after the stated time', async () => {
    const at = open()
    const { id, people } = await endedGame(at)
    const [anna, ben, cecil] = people
    const next = await at.tables.rematch(anna, id)
    await at.tables.addWords(ben, next.id, 'words')
    const seat = ((await at.tables.snapshot(cecil, next.id)).you.seat ?? 0) as number
    const replace = () => at.tables.fillSeat(anna, next.id, seat, { bot: 'easy' })
    expect(await errorOf(replace())).toContain('still-here')
    await pass(at, PATIENCE_MS)
    await replace()
    expect((await at.tables.start(anna, next.id)).table.status).toBe('playing')
  })

  it('a player who leaves it makes room at once', async () => {
    const at = open()
    const { id, people } = await endedGame(at)
    const [anna, ben, cecil] = people
    const next = await at.tables.rematch(anna, id)
    await at.tables.rematch(ben, id)
    await at.tables.leave(cecil, next.id)
    const { seats } = (await at.tables.snapshot(anna, next.id)).table
    const free = seats.findIndex(({ kind }) => kind === 'open') + 1
    await at.tables.fillSeat(anna, next.id, free, { bot: 'easy' })
    expect((await at.tables.start(anna, next.id)).table.status).toBe('playing')
  })
})

describe.skipIf(hasNoPostgres)('presence on two nodes', () => {
  it('is shared, lasts while a player has the table open at either, and ends with a node that dies', async () => {
    const url = await freshPostgres()
    const [first, second] = await Promise.all([
      openTestTables({ store: await openPostgres(url) }),
      openTestTables({ store: await openPostgres(url) }),
    ])
    const both = async (ms: number) => {
      await pass(first, ms)
      await pass(second, ms)
    }
    const people = strangers(2)
    const [anna, ben] = people
    const id = await begunTable(first.tables, people, machi(2))
    await both(70_000)
    const page = await listener(first.tables, anna, id)
    const far = await listener(second.tables, ben, id)
    const shows = (where: Heard, expected: string) =>
      until(async () => {
        await first.tick()
        await second.tick()
        return presenceIn(where) === expected
      })
    await second.tick()
    await shows(page, 'here here')
    await shows(far, 'here here')
    const near = await listener(first.tables, ben, id)
    await both(1000)
    near.stop()
    await both(1000)
    await both(GRACE_MS)
    await shows(page, 'here here')
    // The second node stops without a word: nothing is written any more.
    await pass(first, 25_000)
    expect(presenceIn(page)).toBe('here away')
    const gone = page.news.findLast((one) => one.type === 'presence')?.seats[1]?.since ?? 0
    expect(first.clock.now - gone).toBeGreaterThanOrEqual(20_000)
    expect(await errorOf(first.tables.askVote(anna, id, END))).toBe('no error')
    // A node that goes on is believed again.
    await pass(second, 30_000)
    await shows(page, 'here here')
    await first.close()
    await second.close()
  })
})
