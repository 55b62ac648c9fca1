import type { Browser, Page, Request } from '@playwright/test'
import type { Language } from '#boards/board.ts'
import { GAME_IDS } from '#games/index.ts'
import { keep } from '../../tests/browser/support/games.ts'
import { type Fault, textFaults } from '../../tests/browser/support/measure.ts'
import { SHAPES } from './covering.ts'
import type { People } from './online.ts'
import { NOW } from './revision.ts'
import type { Sight } from './states.ts'

const LOCALES = { en: 'en-GB', hu: 'hu-HU', ja: 'ja-JP' } as const

/** Only what never comes reaches this limit, in ms: a busy machine can be slow. */
const LONGEST_WAIT = 60_000
/** A page is ready when it stayed the same this many times in a row, so many ms apart. */
const SAME_TIMES = 3
const SAME_MS = 80

/** The compiler that runs these scripts wraps functions in this, also those that are sent to a page. */
export const NAMED_FUNCTIONS = 'globalThis.__name = (named) => named'

/** What one revision shows in a state, or why it could not be opened. */
export interface Look {
  readonly png?: Buffer
  readonly faults: readonly Fault[]
  readonly problem?: string
}

/** A revision that is served, with the people who have met there. */
export interface Side {
  readonly browser: Browser
  readonly address: string
  readonly people: People | undefined
}

/** Opens states one after another, in pages that it keeps: what they have loaded need not be loaded again. */
export class Camera {
  readonly #side: Side
  readonly #pages = new Map<string, Page>()

  constructor(side: Side) {
    this.#side = side
  }

  async take({ state, view }: Sight): Promise<Look> {
    const { shape, theme, language } = view
    const [width, height] = SHAPES[shape]
    const isPhone = shape !== 'wide'
    const key = `${isPhone} ${language}`
    const page = this.#pages.get(key) ?? (await this.#open(isPhone, language))
    this.#pages.set(key, page)
    const { people } = this.#side
    try {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/robots.txt')
      await page.evaluate(forget)
      await page.context().clearCookies()
      await page.context().addCookies((state.person && people?.[state.person].cookies) ?? [])
      const known = Object.fromEntries(GAME_IDS.map((id) => [`known.${id}`, true]))
      await keep(page, { settings: { botSpeed: 'instant' }, ...known })
      await state.open(page, people)
      await settled(page)
      const png = await page.screenshot({ fullPage: state.board === undefined, animations: 'disabled', caret: 'hide' })
      return { png, faults: await textFaults(page) }
    } catch (error) {
      this.#pages.delete(key)
      await page.context().close()
      return { faults: [], problem: String(error).split('\n')[0] }
    }
  }

  async #open(isPhone: boolean, language: Language): Promise<Page> {
    const context = await this.#side.browser.newContext({
      baseURL: this.#side.address,
      hasTouch: isPhone,
      isMobile: isPhone,
      locale: LOCALES[language],
      timezoneId: 'Europe/Budapest',
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(LONGEST_WAIT)
    await context.clock.setFixedTime(NOW)
    await context.addInitScript(NAMED_FUNCTIONS)
    await context.addInitScript(seedChance)
    const page = await context.newPage()
    watch(page)
    return page
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
  }
}

/** Runs in a page without scripts: the next one finds nothing of the last one. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    await new Promise<unknown>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = resolve
      request.onerror = reject
    })
  }
}

/** Runs in the page: its own chance is the same in every run. */
function seedChance(): void {
  let state = 1
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.random() * 256
    return array
  }
}

/** What each page is loading. */
const loading = new WeakMap<Page, Set<Request>>()

function watch(page: Page): void {
  const requests = new Set<Request>()
  loading.set(page, requests)
  page.on('request', (request) => requests.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => requests.delete(request))
  }
}

/** Waits until nothing is loaded or drawn any more. */
export async function settled(page: Page): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT
  let before = ''
  for (let same = 0; same < SAME_TIMES; ) {
    if (Date.now() > deadline) throw new Error('the page never comes to rest')
    await page.waitForTimeout(SAME_MS)
    const now = await page.evaluate(contentOf)
    same = now === before && loading.get(page)?.size === 0 ? same + 1 : 0
    before = now
  }
}

/** Runs in the page: everything that is drawn, when all fonts and pictures are there. */
async function contentOf(): Promise<string> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const boxes = [...document.querySelectorAll('main *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })
  return `${document.fonts.size} ${document.body.outerHTML} ${boxes.join(' ')}`
}
