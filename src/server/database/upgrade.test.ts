import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Rng } from '#engine/random.ts'
import { verify } from '#engine/record.ts'
import { checkProof, type ProvenRecord } from '#fair/fair.ts'
import { loadRules, loadRulesOf } from '#games/index.ts'
import type { TableNow } from '#wire/moves.ts'
import type { Lobby } from '#wire/tables.ts'
import { asked, emptyPostgres, hasNoPostgres } from '../testing/databases.ts'
import { QUICK_FOLDER } from '../testing/folders.ts'
import { Browser, TestServer } from '../testing/test-server.ts'
import { DatabaseClock } from './database-clock.ts'

interface Facts {
  readonly id: string
  readonly seq: number
  readonly active: readonly number[]
}

/** The description of the database that the released version printed when it was made. */
interface Manifest {
  /** When that was: sessions are still valid then. */
  readonly at: number
  readonly people: readonly { name: string; session: string; token: string; password: string }[]
  readonly playing: readonly Facts[]
  readonly over: readonly (Facts & { readonly seed: string; readonly actions: string; readonly result: string })[]
  readonly waiting: readonly { readonly id: string; readonly code?: string }[]
}

const fixture = (name: string) => readFileSync(new URL(`./testing/version-2/${name}`, import.meta.url), 'utf8')
const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const KINDS = [
  {
    name: 'SQLite',
    isMissing: false,
    manifest: JSON.parse(fixture('sqlite.json')) as Manifest,
    async restore(folder: string) {
      const data = join(folder, 'data')
      mkdirSync(data)
      const file = new Libsql(join(data, 'hilltop.db'))
      file.exec(fixture('sqlite.sql'))
      file.close()
      return { DATA: data }
    },
  },
  {
    name: 'Postgres',
    isMissing: hasNoPostgres,
    manifest: JSON.parse(fixture('postgres.json')) as Manifest,
    async restore(_folder: string): Promise<Record<string, string>> {
      const url = await emptyPostgres()
      await asked(url, fixture('postgres.sql'))
      return { DATABASE_URL: url }
    },
  },
]

for (const { name, isMissing, manifest, restore } of KINDS) {
  describe.skipIf(isMissing)(`a database of the previous version, on ${name}`, () => {
    const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-upgrade-'))
    const rng = new Rng('after the upgrade')
    let server: TestServer
    let requests = 0

    beforeAll(async () => {
      vi.setSystemTime(manifest.at)
      // That of a database cannot be set.
      vi.spyOn(DatabaseClock.prototype, 'now').mockImplementation(() => Date.now())
      server = await TestServer.open(await restore(folder))
    })
    afterAll(async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
      vi.restoreAllMocks()
      vi.useRealTimers()
    })

    const person = (name: string) => {
      const browser = new Browser(server)
      browser.cookie = manifest.people.find((one) => one.name === name)?.session
      return browser
    }
    const now = (browser: Browser, id: string) => browser.must<TableNow>('GET', `/tables/${id}`)
    const request = () => `upgraded-${requests++}`

    async function act(browser: Browser, id: string): Promise<boolean> {
      const { table, you, seq, active, view, legal } = await now(browser, id)
      if (you.seat === null || table.status !== 'playing' || !active.includes(you.seat)) return false
      const rules = await loadRules(table.game)
      const sampled = () => rules.format(rules.sample(rules.determinize(view, rng), you.seat ?? 1, rng))
      const action = legal === null ? sampled() : legal[rng.below(legal.length)]
      const answer = await browser.ask('POST', `/tables/${id}/actions`, { seq, action, request: request() })
      // A bot may have been faster.
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ code: 'stale' })
      return answer.statusCode === 200
    }

    /** Plays until the log has this length and an undo, or the game is over. */
    async function playOn(people: readonly Browser[], id: string, moves: number): Promise<void> {
      let hasUndone = false
      for (;;) {
        const { seq, table } = await now(people[0], id)
        if (table.status !== 'playing' || (seq >= moves && hasUndone)) return
        let hasActed = false
        for (const browser of people) {
          if (!(await act(browser, id))) continue
          hasActed = true
          if (hasUndone) continue
          const { seq } = await now(browser, id)
          const answer = await browser.ask('POST', `/tables/${id}/undo`, { seq, request: request() })
          hasUndone = answer.statusCode === 200
        }
        // A bot thinks in another thread.
        if (!hasActed) await pause(5)
      }
    }

    it('all users are still signed in, with working tokens and passwords', async () => {
      for (const { name, session, token, password } of manifest.people) {
        const kind = password === '' ? 'guest' : 'account'
        const browser = new Browser(server)
        browser.cookie = session
        expect(await browser.must('GET', '/me')).toMatchObject({ name, kind })
        if (kind === 'guest') continue
        const program = new Browser(server)
        program.token = token
        expect(await program.must('GET', '/me')).toMatchObject({ name, kind })
        expect(await new Browser(server).must('POST', '/session', { name, password })).toMatchObject({ name, kind })
      }
    })

    it('finished games have the same record, which is verified and can be replayed', async () => {
      for (const { id, seed, actions, result } of manifest.over) {
        const record = await person('Anna').must<ProvenRecord>('GET', `/tables/${id}/record`)
        expect(record.seed).toBe(seed)
        expect([sha256(record.actions), sha256(record.result)]).toEqual([actions, result])
        expect(checkProof(record)).toMatchObject({ ok: true })
        const rules = await loadRulesOf(record.game, record.rulesVersion)
        expect(rules && verify(rules, record)).toMatchObject({ ok: true })
      }
      expect((await person('Anna').must<Lobby>('GET', '/lobby')).finished.map(({ id }) => id).sort()).toEqual(
        manifest.over.map(({ id }) => id).sort(),
      )
    })

    it('games continue where they were, with another undo', async () => {
      const people = ['Anna', 'Erzsi'].map(person)
      for (const { id, ...facts } of manifest.playing) {
        const { table, ...found } = await now(people[0], id)
        expect(found).toMatchObject(facts)
        const { proposal } = table
        if (proposal !== null) {
          await people[1].must('POST', `/tables/${id}/rewind/answer`, { to: proposal.to, agree: true })
        }
        await playOn(people, id, facts.seq + 8)
      }
    })

    it('a game in progress ends with a verified record', async () => {
      const people = ['Anna', 'Erzsi'].map(person)
      const { id } = manifest.playing[manifest.playing.length - 1]
      await playOn(people, id, Number.POSITIVE_INFINITY)
      const record = await people[1].must<ProvenRecord>('GET', `/tables/${id}/record`)
      expect(checkProof(record)).toMatchObject({ ok: true })
      const rules = await loadRulesOf(record.game, record.rulesVersion)
      expect(rules && verify(rules, record)).toMatchObject({ ok: true })
    })

    it('waiting tables are found and can start', async () => {
      const [open, invited, rematch] = manifest.waiting
      const [anna, bela, erzsi, ferenc] = manifest.people.map(({ name }) => person(name))
      const lobby = await bela.must<Lobby>('GET', '/lobby')
      expect(lobby.open.map(({ id }) => id)).toContain(open.id)
      await bela.must('POST', `/tables/${open.id}/sit`, {})
      expect(await erzsi.must('POST', `/tables/${open.id}/start`)).toMatchObject({ table: { status: 'playing' } })
      expect(await bela.must('POST', '/enter', { code: invited.code })).toEqual({ id: invited.id })
      // Ferenc had entered before.
      for (const browser of [bela, ferenc]) await browser.must('POST', `/tables/${invited.id}/sit`, {})
      expect(await anna.must('POST', `/tables/${invited.id}/start`)).toMatchObject({ table: { status: 'playing' } })
      expect((await erzsi.must<Lobby>('GET', '/lobby')).mine.map(({ id }) => id)).toContain(rematch.id)
    })

    it('chat and muted people are kept', async () => {
      const { table, chat, you } = await now(person('Erzsi'), manifest.playing[0].id)
      expect(table.chat, 'where everybody could write, everybody still can').toEqual({
        writers: 'everybody',
        silenced: [],
      })
      const isGuest = (name: string) => manifest.people.some((one) => one.name === name && one.password === '')
      for (const { name, isGuest: is } of [...table.seats, ...chat]) expect(is, name).toBe(isGuest(name))
      expect(chat.map(({ text }) => text)).toEqual(['Anna: szép játék 楽しい', 'Erzsi: szép játék 楽しい'])
      expect(you.muted).toHaveLength(1)
    })
  })
}
