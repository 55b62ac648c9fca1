import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'
import { GAME_IDS } from '#games/index.ts'

interface Watched {
  /** Whether no game was played in the browser, so that the help opens by itself. */
  readonly isNewcomer: boolean
  /** Messages of the console that this test expects, such as for a missing address. */
  readonly tolerated: readonly RegExp[]
  /** Fails the test if a page logs an error or a warning. */
  readonly watch: (context: BrowserContext) => Promise<unknown> | undefined
  /** Opens the browser of another player, with nothing in it. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** Playwright's own message for `serviceWorkers: 'block'`. */
const BLOCKED = /Service Worker registration blocked by Playwright/

/** Every test fails if a page logs an error or a warning, and on uncaught errors. */
export const test = base.extend<Watched>({
  isNewcomer: [false, { option: true }],
  tolerated: [[], { option: true }],
  watch: async ({ isNewcomer, tolerated }, use) => {
    const complaints: string[] = []
    const isTolerated = (text: string) => [BLOCKED, ...tolerated].some((pattern) => pattern.test(text))
    const hear = (text: string) => {
      if (!isTolerated(text)) complaints.push(text)
    }
    const watchPage = (page: Page) => {
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) hear(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
    }
    await use((context) => {
      context.on('page', watchPage)
      return isNewcomer ? undefined : context.addInitScript(knowGames, GAME_IDS)
    })
    expect(complaints, 'what the pages complained about').toEqual([])
  },
  context: async ({ context, watch }, use) => {
    await watch(context)
    await use(context)
  },
  anotherBrowser: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watch(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

/** Runs in the browser. */
function knowGames(games: readonly string[]): void {
  try {
    for (const game of games) localStorage.setItem(`hilltop.known.${game}`, 'true')
  } catch {
    // Frames without an origin have no storage.
  }
}

export { expect }
