import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import { GAMES } from '#games/list.ts'
import { cheapLandmarks, ranchFor } from '#server/testing/machi-koro.ts'
import type { OnlineGame } from '#web/online/table/online-game.ts'
import type { TableClient, TableClientState } from '#web/online/table/table-client.ts'
import type { TableNow } from '#wire/moves.ts'
import type { ChatLine, TableFacts } from '#wire/tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import type { SimulatedPerson } from './person.ts'

/** Tables that wait for players, with the code of those that need one. */
export type SharedTables = { readonly waiting: Map<string, string | undefined> }

/** Games of more take longer and show no more. */
const MOST_PLAYERS = 3

const CARDS = [
  { id: 'ranch', text: ranchFor(2) },
  { id: 'landmarks', text: cheapLandmarks() },
]

/** Goes on where a game is not over, joins others, or makes a table. */
export async function findTable(person: SimulatedPerson): Promise<void> {
  const { unfinished, tables, isFinishing } = person
  const [first] = unfinished
  if (first !== undefined) return person.go(first)
  if (isFinishing) return undefined
  if (person.chance(50)) await person.ask('lobby')
  const waiting = [...tables.waiting]
  if (waiting.length > 0 && !person.chance(200)) {
    const [id, code] = waiting[person.rng.below(waiting.length)]
    // Strangers try private tables without their code, or with another one.
    if (code === undefined || person.chance(750)) return person.go(id, code)
    return person.go(id, person.chance(500) ? undefined : 'AAAAAA')
  }
  const { table } = await person.ask<TableNow>('createTable', undefined, tableWish(person))
  tables.waiting.set(table.id, table.visibility === 'private' ? table.code : undefined)
  unfinished.add(table.id)
  return person.go(table.id)
}

function tableWish(person: SimulatedPerson): object {
  const { rng } = person
  const { facts } = GAMES[rng.below(GAMES.length)]
  const kinds = ALL_KINDS.filter(({ id, options }) => id === facts.id && options.players <= MOST_PLAYERS)
  const { options } = kinds[rng.below(kinds.length)]
  const bots = person.chance(300) ? 1000 : 300
  const seats = Array.from({ length: options.players }, (_, i) =>
    i === 0 ? 'me' : person.chance(bots) ? { bot: facts.bots[0] } : 'open',
  )
  const hasOwnCards = facts.id === 'machi-koro' && person.chance(500)
  return {
    game: facts.id,
    options,
    visibility: person.chance(350) ? 'private' : 'open',
    clock: person.chance(500) ? { kind: 'none' } : { kind: 'turn', seconds: 60 },
    seats,
    words: person.name,
    request: `request-${person.name}-${rng.below(1_000_000)}`,
    ...(hasOwnCards && { cards: CARDS[rng.below(CARDS.length)] }),
  }
}

export async function answerInvitation(person: SimulatedPerson, client: TableClient, table: string): Promise<void> {
  if (person.isFinishing) return forget(person, table)
  if (person.chance(200)) return client.look()
  // The seat may be taken although no answer comes.
  person.unfinished.add(table)
  await client.join()
}

/** What never began need not end; but a game that has begun must be seen to have. */
function forget(person: SimulatedPerson, table: string): void {
  if (person.checks.status(table) === 'playing') return
  person.unfinished.delete(table)
  person.leaveTable()
}

/** Does something at the table whose page is open. */
export async function actAtTable(
  person: SimulatedPerson,
  client: TableClient,
  { now, opened }: Extract<TableClientState, { kind: 'here' }>,
): Promise<void> {
  const { id, status, version } = now.table
  const isLast = version >= person.checks.last(id).version
  if (status === 'waiting') return wait(new Visit(person, client, id), now)
  person.tables.waiting.delete(id)
  if (status === 'playing')
    return opened === undefined ? undefined : play(new Visit(person, client, id), now, opened.game)
  const isCaughtUp = opened === undefined || opened.game.seq >= person.checks.last(id).seq
  if (status === 'over' && !isCaughtUp) return undefined
  person.unfinished.delete(id)
  if (status === 'over' && person.chance(100)) await person.ask('say', id, { text: 'well played' })
  if (status === 'over' && now.you.seat !== null && !person.isFinishing && isLast) {
    // Those who are asked answer more often than somebody asks first.
    if (person.chance(now.table.next === null ? 300 : 600)) return rematch(person, id)
  }
  person.leaveTable()
}

async function rematch(person: SimulatedPerson, id: string): Promise<void> {
  const next = await person.ask<{ id: string }>('rematch', id)
  person.unfinished.add(next.id)
  person.leaveTable()
  person.go(next.id)
}

/** A person at a table. */
class Visit {
  readonly person: SimulatedPerson
  readonly #client: TableClient
  readonly #id: string

  constructor(person: SimulatedPerson, client: TableClient, id: string) {
    this.person = person
    this.#client = client
    this.#id = id
  }

  get lastLine(): ChatLine | undefined {
    return this.#client.chat.get().at(-1)
  }

  ask(route: string, body?: object): Promise<unknown> {
    return this.person.ask(route, this.#id, body)
  }

  /** Asks for something that changes the table, and shows the answer. */
  async change(route: string, body?: object): Promise<void> {
    this.#client.changed(await this.person.ask<TableNow>(route, this.#id, body))
  }
}

async function wait(visit: Visit, { table, you }: TableNow): Promise<void> {
  const { person } = visit
  const { unfinished, rng } = person
  if (you.seat === null) unfinished.delete(table.id)
  else unfinished.add(table.id)
  if (person.isFinishing) return forget(person, table.id)
  const isFull = table.seats.every(({ kind }) => kind !== 'open')
  const words = { words: `words of ${person.name}` }
  if (you.seat === null) {
    if (isFull || person.chance(300)) return person.chance(100) ? person.leaveTable() : undefined
    // The seat may be taken although no answer comes.
    unfinished.add(table.id)
    await visit.change('sit', words)
  } else if (table.seats[you.seat - 1].isAsked) {
    if (person.chance(300)) await visit.change('sit', words)
    else if (person.chance(100)) await leaveSeat(visit, table.id)
  } else if (you.isHost && isFull && table.seats.every(({ isAsked }) => !isAsked)) {
    await visit.change('start')
  } else if (you.isHost && person.chance(150)) {
    const seat = 1 + rng.below(table.seats.length)
    const bot = GAMES.find(({ facts }) => facts.id === table.game)?.facts.bots[0]
    const who = table.seats[seat - 1].kind === 'open' ? { bot } : 'open'
    if (seat !== you.seat) await visit.change('fillSeat', { seat, with: who })
  } else if (you.isHost && person.chance(20)) await hostChat(visit, table)
  else if (person.chance(10)) await leaveSeat(visit, table.id)
}

async function leaveSeat(visit: Visit, id: string): Promise<void> {
  await visit.ask('leave')
  visit.person.unfinished.delete(id)
  visit.person.leaveTable()
}

/** A host reacts to what is written. */
async function hostChat(visit: Visit, { chat }: TableFacts): Promise<void> {
  const { person, lastLine } = visit
  const user = chat.silenced[0] ?? lastLine?.user
  if (user === undefined || user === '' || user === person.me?.id || person.chance(300)) {
    await visit.change('setWriters', { writers: chat.writers === 'players' ? 'everybody' : 'players' })
  } else await visit.change('silence', { user, isSilenced: chat.silenced.length === 0 })
}

async function play(visit: Visit, { table, you }: TableNow, game: OnlineGame): Promise<void> {
  const { person } = visit
  const { isFinishing } = person
  if (you.seat === null) {
    person.unfinished.delete(table.id)
    if (isFinishing || person.chance(15)) person.leaveTable()
    return
  }
  person.unfinished.add(table.id)
  if (table.seats[you.seat - 1].isAway) {
    if (isFinishing || person.chance(300)) await visit.change('comeBack')
    return
  }
  const { proposal, vote } = table
  if (proposal !== null && !proposal.agreed.includes(you.seat)) {
    await visit.change('answerRewind', { to: proposal.to, agree: !isFinishing && person.chance(800) })
    return
  }
  if (vote !== null && !vote.agreed.includes(you.seat) && person.chance(300)) {
    await visit.change('answerVote', { id: vote.id, agree: !isFinishing && person.chance(600) })
    return
  }
  if (!isFinishing && (await disturb(visit, { table, you }, game))) return
  const { active } = game.now.get()
  if (!active.includes(you.seat) || game.now.get().isWaiting) return
  game.take(actionFor(game, you.seat, person.rng))
}

/** A legal action by chance. */
export function actionFor(game: OnlineGame, seat: Seat, rng: Rng): string {
  const rules = game.game
  const view = JSON.parse(JSON.stringify(game.view(seat)))
  return rules.format(rules.sample(rules.determinize(view, rng), seat, rng))
}

/** The lines of chat that people have thought about last. */
const read = new WeakMap<SimulatedPerson, ChatLine>()

/** Now and then something else than playing on. */
async function disturb(visit: Visit, { table, you }: Pick<TableNow, 'table' | 'you'>, game: OnlineGame) {
  const { person, lastLine } = visit
  if (lastLine !== undefined && lastLine !== read.get(person)) {
    read.set(person, lastLine)
    // Several may answer the same line at once.
    if (lastLine.user !== person.me?.id && person.chance(300)) {
      await visit.ask('say', { text: `yes to ${lastLine.id}` })
      return true
    }
  }
  // Most regrets come when it is too late to undo: while a bot acts.
  const { active } = game.now.get()
  const isBotsTurn = active.some((seat) => table.seats[seat - 1].kind === 'bot')
  if (game.wayBack !== undefined && person.chance(isBotsTurn ? 60 : 15)) {
    const to = isBotsTurn && person.chance(500) ? game.seq - 1 : game.wayBack
    await visit.ask('rewind', { seq: game.seq, to })
    return true
  }
  // Those who wait for an absent player ask for a bot.
  const waited = active.find((seat) => seat !== you.seat && table.seats[seat - 1].kind === 'person')
  if (waited !== undefined && table.vote === null && person.chance(15)) {
    await visit.change('askVote', { kind: 'bot', seat: waited })
    return true
  }
  const what = person.rng.below(400)
  if (what < 16) game.undo()
  else if (what < 24) await visit.ask('say', { text: `hello ${person.rng.below(1000)}` })
  else if (what < 27) await visit.ask('leave')
  else if (what < 32) person.leaveTable()
  else if (what === 32 && table.vote === null) await visit.change('askVote', { kind: 'end' })
  else if (what < 35 && you.isHost) await hostChat(visit, table)
  else return false
  return true
}
