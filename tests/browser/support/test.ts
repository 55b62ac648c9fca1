import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

interface Watched {
  /** What the browser may complain about in this test, such as an address that is meant to be missing. */
  readonly tolerated: readonly RegExp[]
  /** Sees to it that no page complains. */
  readonly calm: undefined
}

/** Playwright's own word for `serviceWorkers: 'block'`. */
const BLOCKED = /Service Worker registration blocked by Playwright/

/** Every test fails on whatever a page writes to the console as an error or a warning, and on errors nobody caught. */
export const test = base.extend<Watched>({
  tolerated: [[], { option: true }],
  calm: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = []
      const isTolerated = (text: string) => [BLOCKED, ...tolerated].some((pattern) => pattern.test(text))
      const hear = (text: string) => {
        if (!isTolerated(text)) complaints.push(text)
      }
      const watch = (page: Page) => {
        page.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) hear(`${message.type()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
      }
      context.pages().forEach(watch)
      context.on('page', watch)
      await use(undefined)
      expect(complaints, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
