import type { Browser } from '@playwright/test'
import { tested as loko } from '../../tests/browser/lokomoto/game.ts'
import { tested as machi } from '../../tests/browser/machi-koro/game.ts'
import { beginGame, makeTable } from '../../tests/browser/online/begin.ts'
import { playAway } from '../../tests/browser/online/player.ts'
import { Visitor } from '../../tests/browser/online/visitor.ts'
import { tested as rail } from '../../tests/browser/rail-on-the-hill/game.ts'
import type { Cookies, State } from './states.ts'

/** Who has something on the server. */
export interface People {
  /** Has an account, two tables that wait, and two games. */
  readonly ann: Cookies
  /** A guest, who plays with her. */
  readonly bea: Cookies
  readonly addresses: Readonly<Record<'waiting' | 'invitation' | 'playing' | 'over', string>>
}

const DAY = 86_400

/**
 * Two people meet on the server of a revision. One request follows another, so that chance, which the server has seeded,
 * is the same each time. None of their pages is open, so that nothing depends on when.
 */
export async function settle(browser: Browser, baseURL: string): Promise<People> {
  const contexts = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })]
  const ann = await Visitor.named(contexts[0], 'Ann')
  await ann.ask('POST', '/account', { name: 'Ann', password: 'a hill of eleven houses' })
  const bea = await Visitor.named(contexts[1], 'Bea')
  await makeTable(bea, machi, { visibility: 'open' })
  await makeTable(ann, loko, { visibility: 'open' })
  const { table } = await makeTable(ann, machi, { clock: { kind: 'turn', seconds: DAY } })
  await bea.ask('POST', `/tables/${table.id}/enter`, { code: table.code })
  await bea.ask('POST', `/tables/${table.id}/sit`, { words: 'tea' })
  const playing = await beginGame(rail, [ann, bea], { clock: { kind: 'bank', seconds: DAY } })
  const { seq } = await playAway(playing, (now) => now.seq >= 40 && now.active.includes(1))
  await bea.ask('POST', `/tables/${playing[0].tableId}/chat`, { text: 'Good luck! The red line is mine.' })
  await bea.ask('POST', `/tables/${playing[0].tableId}/rewind`, { seq, to: seq - 1 })
  const over = await beginGame(machi, [ann, bea])
  await playAway(over, () => false)
  const [annNow, beaNow] = await Promise.all(contexts.map((context) => context.storageState()))
  for (const context of contexts) await context.close()
  const tableAt = (id: string, code = '') => `/online/table/?id=${id}${code}`
  return {
    ann: annNow,
    bea: beaNow,
    addresses: {
      waiting: tableAt(table.id),
      invitation: tableAt(table.id, `&code=${table.code}`),
      playing: tableAt(playing[0].tableId),
      over: tableAt(over[0].tableId),
    },
  }
}

type Place = keyof People['addresses'] | `/${string}`

function at(name: string, place: Place, more: Partial<State> = {}, ready = 'main h1'): State {
  return {
    name,
    isOnline: true,
    person: 'ann',
    ...more,
    open: async (page, people) => {
      if (people === undefined) throw new Error('there are no people')
      await page.goto(place in people.addresses ? people.addresses[place as keyof People['addresses']] : place)
      await page.locator(ready).first().waitFor()
      await more.open?.(page, people)
    },
  }
}

/** What a person sees whose cookie the server knows; a stranger has none. */
export function onlineStates(): readonly State[] {
  const table = { board: 'online table', views: 2 }
  const stranger = { person: undefined }
  return [
    at('lobby', '/online/'),
    at('new table', '/online/new/rail-on-the-hill/'),
    at('account', '/account/'),
    at('signing in', '/account/', stranger),
    at('own profile', '/player/'),
    at('profile of another', '/player/?name=Ann', { person: 'bea' }),
    at('daily deals', '/daily/'),
    at('waiting room', 'waiting'),
    at('invitation', 'invitation', stranger),
    at('online: a question', 'playing', table, 'main footer'),
    at('online: chat', 'playing', { ...table, open: (page) => page.keyboard.press('t') }, 'main footer'),
    at('online: result', 'over', table, 'dialog[open], [role=dialog]'),
  ]
}
