import type { TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { Lobby, TableEvent, TableFacts } from '#wire/tables.ts'
import type { Asker } from './node.ts'
import { ROUTES } from './routes.ts'
import type { SharedDatabase } from './store.ts'

/** The readers of private tables, with the code that they may know. */
const READERS = `
SELECT id, code, host_id AS user FROM tables WHERE visibility = 'private'
UNION SELECT id, code, user_id FROM tables JOIN seats ON table_id = id WHERE visibility = 'private' AND user_id <> ''
UNION SELECT id, code, user_id FROM tables JOIN members ON table_id = id WHERE visibility = 'private'`

/** The people at rematches that have begun. */
const REMATCHED = `
SELECT old.id AS before, seats.table_id AS id, seats.user_id AS user FROM tables old
JOIN tables next ON next.id = old.next_id JOIN seats ON seats.table_id = next.id
WHERE next.status IN ('playing', 'over') AND seats.kind = 'person' AND seats.user_id <> ''`

interface Reader {
  readonly id: string
  readonly code: string | null
  readonly user: string
}

/** Checks of what people may know and do: private tables, tokens, votes, rematches. */
export class PeopleChecks {
  readonly #database: SharedDatabase
  readonly #wrong: (what: string) => void
  #readers: readonly Reader[] = []
  /** Private tables, and codes of them, each with a user who was allowed to know it at some time. */
  readonly #known = new Set<string>()
  readonly #codes = new Map<string, string>()
  /** The facts of each table that were told first, by version. */
  readonly #facts = new Map<string, string>()
  /** What people wanted, whether the request arrived or not. */
  readonly #wanted = new Set<string>()

  constructor(database: SharedDatabase, wrong: (what: string) => void) {
    this.#database = database
    this.#wrong = wrong
  }

  /** A person sends a request. */
  asks(route: string, table: string | undefined, body: unknown, user: string | undefined): void {
    if (route === 'rematch' || route === 'sit') this.#wanted.add(`play ${table} ${user}`)
    const isAgreed = route === 'askVote' || (route === 'answerVote' && (body as { agree: boolean }).agree)
    if (isAgreed) this.#wanted.add(`vote ${table} ${user}`)
  }

  answered(route: string, table: string | undefined, value: unknown, asker: Asker): void {
    this.#noLeak(JSON.stringify(value), asker)
    this.#hasRight(route, asker)
    if (route === 'lobby') {
      for (const { id } of (value as Lobby).open) if (this.#isHidden(id, asker)) this.#wrong(`the lobby shows ${id}`)
    }
    if (table === undefined || route === 'invitation') return
    if (this.#isHidden(table, asker)) this.#wrong(`${route} of the private ${table} was answered to a stranger`)
    if (value !== null && typeof value === 'object' && 'you' in value) this.#sameFacts((value as TableNow).table)
  }

  sent(news: News, text: string, asker: Asker): void {
    if (!('table' in news)) return
    this.#noLeak(text, asker)
    // These answers say only that the table does not answer this person.
    if (news.type === 'left' || news.type === 'rejected') return
    if (this.#isHidden(news.table, asker)) this.#wrong(`news of the private ${news.table} was sent to a stranger`)
    if (news.type === 'facts') this.#sameFacts(news.facts)
  }

  finish(): void {
    for (const { before, id, user } of this.#database.rows<{ before: string; id: string; user: string }>(REMATCHED)) {
      const hasSaidYes = this.#wanted.has(`play ${before} ${user}`) || this.#wanted.has(`play ${id} ${user}`)
      if (!hasSaidYes) this.#wrong(`${user} plays the rematch ${id} and did not say yes`)
    }
    const sql = 'SELECT table_id AS id, event FROM chat WHERE event IS NOT NULL'
    for (const { id, event } of this.#database.rows<{ id: string; event: string }>(sql)) {
      const { kind, by } = JSON.parse(event) as TableEvent
      for (const seat of by) {
        const ofSeat = 'SELECT user_id AS user FROM seats WHERE table_id = ? AND seat = ?'
        const [{ user }] = this.#database.rows<{ user: string | null }>(ofSeat, id, seat)
        if (user !== null && !this.#wanted.has(`vote ${id} ${user}`))
          this.#wrong(`${user} is said to have agreed to ${kind} at ${id} and did not`)
      }
    }
  }

  /** A token that may only read never does anything else. */
  #hasRight(route: string, { credential = '' }: Asker): void {
    const [token] = this.#database.rows<{ scope: string }>('SELECT scope FROM tokens WHERE hash = ?', credential)
    if (token?.scope === 'read' && ROUTES[route].right !== 'read')
      this.#wrong(`a token that may only read did ${route}`)
  }

  /** Everybody is told the same about a table. */
  #sameFacts(facts: TableFacts): void {
    const key = `${facts.id} ${facts.version}`
    const text = JSON.stringify(facts)
    const first = this.#facts.get(key) ?? text
    this.#facts.set(key, first)
    if (first !== text) this.#wrong(`version ${facts.version} of ${facts.id} was told as ${first} and as ${text}`)
  }

  #isHidden(table: string, { userId }: Asker): boolean {
    this.#noteReaders()
    const sql = 'SELECT visibility FROM tables WHERE id = ?'
    const [row] = this.#database.rows<{ visibility: string }>(sql, table)
    return row?.visibility === 'private' && !this.#known.has(`${table} ${userId}`)
  }

  #noLeak(text: string, { userId }: Asker): void {
    this.#noteReaders()
    for (const [code, table] of this.#codes) {
      if (text.includes(code) && !this.#known.has(`${table} ${code} ${userId}`))
        this.#wrong(`the code of ${table} was told to a stranger`)
    }
  }

  #noteReaders(): void {
    const readers = this.#database.rows<Reader>(READERS)
    if (readers === this.#readers) return
    this.#readers = readers
    this.#codes.clear()
    for (const { id, code, user } of readers) {
      this.#known.add(`${id} ${user}`).add(`${id} ${code} ${user}`)
      if (code !== null) this.#codes.set(code, id)
    }
  }
}
