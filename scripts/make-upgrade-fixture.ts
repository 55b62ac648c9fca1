import { createHash } from 'node:crypto'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import { ranchFor } from '#server/testing/machi-koro.ts'

/**
 * Fills the database of a running server of a released version with every kind of data, and prints what must still be there
 * after an upgrade. See src/server/database/testing/README.md.
 */

const [address] = process.argv.slice(2)
if (address === undefined) throw new Error('usage: make-upgrade-fixture.ts http://localhost:8080')

interface Now {
  readonly table: { readonly id: string; readonly game: string; readonly code: string; readonly status: string }
  readonly you: { readonly seat: number | null }
  readonly seq: number
  readonly active: readonly number[]
  readonly view: unknown
  readonly legal: readonly string[] | null
}

interface Wish {
  readonly game: string
  readonly options: { readonly players: number }
  readonly [field: string]: unknown
}

let requests = 0
const request = () => `fixture-request-${requests++}`
const rng = new Rng('upgrade')

class Person {
  name: string
  session = ''
  token = ''
  password = ''

  constructor(name: string) {
    this.name = name
  }

  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { cookie: `hilltop=${this.session}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    this.session = /hilltop=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? this.session
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  now(id: string): Promise<Now> {
    return this.ask('GET', `/tables/${id}`)
  }

  /** Acts if it may; answers whether it did. */
  async act(id: string): Promise<boolean> {
    const { table, you, seq, active, view, legal } = await this.now(id)
    const { seat } = you
    if (seat === null || table.status !== 'playing' || !active.includes(seat)) return false
    const rules = await loadRules(table.game)
    const action =
      legal === null
        ? rules.format(rules.sample(rules.determinize(view, rng), seat, rng))
        : legal[rng.below(legal.length)]
    await this.ask('POST', `/tables/${id}/actions`, { seq, action, request: request() }).catch((error) => {
      if (!String(error).includes('409')) throw error
    })
    return true
  }

  /** Takes back its last action, if the rules allow it. */
  async undo(id: string): Promise<boolean> {
    const { seq } = await this.now(id)
    const undo = { seq, count: 1, request: request() }
    return this.ask('POST', `/tables/${id}/undo`, undo).then(
      () => true,
      () => false,
    )
  }
}

async function guest(name: string): Promise<Person> {
  const person = new Person(name)
  await person.ask('POST', '/me', { name })
  return person
}

async function account(name: string, person = new Person(name)): Promise<Person> {
  person.name = name
  person.password = `password of ${name}`
  await person.ask('POST', '/account', { name, password: person.password })
  const { token } = await person.ask<{ token: string }>('POST', '/tokens', { name: 'program' })
  person.token = token
  return person
}

/** A table whose game has begun; the last seats are of bots. */
async function begun(people: readonly Person[], wish: Wish) {
  const [host, ...others] = people
  const seats = Array.from({ length: wish.options.players }, (_, i) =>
    i === 0 ? 'me' : i < people.length ? 'open' : { bot: 'easy' },
  )
  const { table } = await host.ask<Now>('POST', '/tables', { seats, words: `words of ${host.name}`, ...wish })
  for (const person of others) {
    await person.ask('POST', '/enter', { code: table.code })
    await person.ask('POST', `/tables/${table.id}/sit`, { words: `words of ${person.name}` })
  }
  await host.ask('POST', `/tables/${table.id}/start`)
  return table.id
}

/** Plays on until the log is so long, or the game is over; takes back what it can until that has been done once. */
async function play(id: string, people: readonly Person[], moves = Number.POSITIVE_INFINITY): Promise<void> {
  let hasUndone = false
  for (;;) {
    const { seq, table, active } = await people[0].now(id)
    const isDone = seq >= moves && hasUndone && active.every((seat) => seat <= people.length)
    if (table.status !== 'playing' || isDone) return
    for (const person of people) {
      const { seq: before } = await person.now(id)
      if ((await person.act(id)) && !hasUndone && before > 3) hasUndone = await person.undo(id)
    }
  }
}

const anna = await guest('Anna')
const bela = await guest('Béla')
const erzsi = await account('Erzsi')
const ferenc = await account('Ferenc 富士', await guest('Feri'))
await erzsi.ask('PUT', '/mutes', { user: (await bela.ask<{ id: string }>('GET', '/me')).id, isMuted: true })

const people = [anna, erzsi]
const card = { id: 'dear ranches', text: ranchFor(3) }
const clock = { kind: 'turn', seconds: 14 * 86_400 }
const playing = {
  machi: await begun(people, { game: 'machi-koro', options: { players: 2 }, visibility: 'open' }),
  cards: await begun(people, { game: 'machi-koro', options: { players: 2 }, cards: card }),
  rail: await begun([...people, bela], { game: 'rail-on-the-hill', options: { players: 3 }, clock }),
  lokomoto: await begun(people, { game: 'lokomoto', options: { players: 3 } }),
}
await play(playing.machi, people, 14)
await play(playing.cards, people, 8)
await play(playing.rail, [...people, bela], 20)
await play(playing.lokomoto, people, 12)
const { seq } = await anna.now(playing.rail)
await anna.ask('POST', `/tables/${playing.rail}/rewind`, { seq, to: seq - 3 })
await bela.ask('POST', `/tables/${playing.rail}/leave`)

const over = {
  machi: await begun([anna], { game: 'machi-koro', options: { players: 2 }, visibility: 'open' }),
  rail: await begun(people, { game: 'rail-on-the-hill', options: { players: 2 } }),
  lokomoto: await begun(people, { game: 'lokomoto', options: { players: 2 } }),
}
await play(over.machi, [anna])
await play(over.rail, people, 10)
const back = await anna.now(over.rail)
await anna.ask('POST', `/tables/${over.rail}/rewind`, { seq: back.seq, to: back.seq - 4 })
await erzsi.ask('POST', `/tables/${over.rail}/rewind/answer`, { to: back.seq - 4, agree: true })
await play(over.rail, people)
await play(over.lokomoto, people)

const waiting = await Promise.all([
  erzsi.ask<Now>('POST', '/tables', { game: 'machi-koro', options: { players: 2 }, visibility: 'open' }),
  anna.ask<Now>('POST', '/tables', { game: 'lokomoto', options: { players: 3 }, words: 'aprÓ 汽車' }),
])
await ferenc.ask('POST', '/enter', { code: waiting[1].table.code })
const rematch = await anna.ask<{ id: string }>('POST', `/tables/${over.lokomoto}/rematch`)
for (const id of [playing.machi, over.rail, waiting[0].table.id]) {
  for (const person of people)
    await person.ask('POST', `/tables/${id}/chat`, { text: `${person.name}: szép játék 楽しい` })
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const facts = async (id: string) => {
  const { seq, active } = await anna.now(id)
  return { id, seq, active }
}
const result = async (id: string) => {
  const { actions, seed, result } = await anna.ask<Record<string, unknown>>('GET', `/tables/${id}/record`)
  return { ...(await facts(id)), seed, actions: sha256(actions), result: sha256(result) }
}
const manifest = {
  at: Date.now(),
  people: [anna, bela, erzsi, ferenc].map(({ name, session, token, password }) => ({ name, session, token, password })),
  playing: await Promise.all(Object.values(playing).map(facts)),
  over: await Promise.all(Object.values(over).map(result)),
  waiting: [...waiting.map(({ table: { id, code } }) => ({ id, code })), { id: rematch.id }],
}
process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`)
