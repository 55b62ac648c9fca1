import type { Page } from '@playwright/test'
import { keep, openTable } from './support/games.ts'
import { playUntil } from './support/play.ts'
import { expect, test } from './support/test.ts'
import { TESTED_GAMES } from './tested-games.ts'

const JAPANESE = { settings: { language: 'ja' } }
const NAMES = ['千代', '薫']
const BEGUN = 20

test('pages in Japanese use only our own fonts', async ({ page }) => {
  await keep(page, JAPANESE)
  for (const address of ['/', '/settings/', '/account/']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectOwnFonts(page)
  }
})

for (const game of TESTED_GAMES) {
  test(`${game.rules.id}: a table in Japanese uses only our own fonts`, async ({ page }) => {
    const players = game.rules.players[0]
    const begun = playUntil(game, { players }, 'light', (match) => match.log.length === BEGUN)
    await keep(page, JAPANESE)
    const seats = NAMES.slice(0, players).map((name) => ({ kind: 'person', name }) as const)
    await openTable(page, game, begun, { seats })
    await expectOwnFonts(page)
  })
}

async function expectOwnFonts(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  // Until a font is loaded, a fallback is used.
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => foreignFonts(page)).toEqual([])
}

/** Every text shown in a system font, with the name of the font. */
async function foreignFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const texts = textsIn(root)
  expect(texts.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const { nodeId, text } of texts) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const font of fonts) if (!font.isCustomFont) found.push(`${font.familyName}: ${text}`)
  }
  await browser.detach()
  return found
}

interface DomNode {
  readonly nodeId: number
  readonly nodeName: string
  readonly nodeValue: string
  readonly children?: DomNode[]
  readonly shadowRoots?: DomNode[]
}

/** The text nodes of a document. The texts of fields are in separate trees. */
function textsIn({ nodeId, nodeName, nodeValue, children = [], shadowRoots = [] }: DomNode): FoundText[] {
  const text = nodeValue.trim()
  const own = nodeName === '#text' && text !== '' ? [{ nodeId, text }] : []
  return [...own, ...[...children, ...shadowRoots].flatMap(textsIn)]
}

interface FoundText {
  readonly nodeId: number
  readonly text: string
}
