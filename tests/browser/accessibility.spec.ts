import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openTable } from './support/games.ts'
import { type MomentName, momentOf } from './support/moments.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const SCREENS = [
  { name: 'wide screen', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const

/** What axe has to say, in both themes. Only colours differ between them, so the second time only these are looked at. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeOf(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeOf(page).withRules('color-contrast').analyze()
  const said = [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(said, 'what axe found').toEqual([])
}

/** The plain way, in the page itself, takes half the time; the other one is for frames of other sites. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

const PAGES = {
  'the home page': '/',
  'the page of a new game': '/new/rail-on-the-hill/?players=4&bots=2',
  'the rules': '/rules/rail-on-the-hill/',
  'an empty score pad': '/scores/',
  'the settings': '/settings/',
  'the page about Hilltop': '/about/',
  'the page that opens a replay': '/replay/',
  'a table that is not there': '/table/?game=nowhere',
} as const

const MOMENTS: readonly MomentName[] = ['draft', 'placing', 'plan hand', 'bonus']

for (const { name, ...screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('everybody can use the pages', async ({ page }) => {
      for (const [what, address] of Object.entries(PAGES)) {
        await test.step(what, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
          await expectAccessible(page)
        })
      }
    })

    test.describe('at an address that is missing', () => {
      test.use({ tolerated: [/404/] })

      test('everybody can use the page that says so', async ({ page }) => {
        await page.goto('/nowhere/')
        await expect(page.getByRole('heading', { name: shell.pages.notFound.title })).toBeVisible()
        await expectAccessible(page)
      })
    })

    test('everybody can use the table in every moment', async ({ page }) => {
      for (const moment of MOMENTS) {
        await test.step(moment, async () => {
          await openTable(page, momentOf(moment, { players: 1, requests: true }))
          await expectAccessible(page)
        })
      }
    })

    test('everybody can use the panels of the table, and lay a track', async ({ page }) => {
      const table = new Table(page)
      await openTable(page, momentOf('late turn', { players: 1, requests: true }))
      for (const panel of ['towns', 'score', 'log', 'help'] as const) {
        await test.step(panel, async () => {
          await table.tab(panel).click()
          await expectAccessible(page)
        })
      }
      await test.step('laying', async () => {
        await table.tab('market').click()
        const possible = table.strip.locator('button[aria-pressed][aria-disabled=false]')
        await possible.first().click()
        await expectAccessible(page)
      })
    })

    test('everybody can use the hand-over, the result, the score pad and the replay', async ({ page }) => {
      await test.step('hand-over', async () => {
        await openTable(page, momentOf('plan hand', { players: 2 }), { isHidden: true })
        await expectAccessible(page)
      })
      await openTable(page, momentOf('over', { players: 2, requests: true }))
      await test.step('result', async () => {
        await expect(new Table(page).result).toBeVisible()
        await expectAccessible(page)
      })
      await test.step('score pad', async () => {
        await page.goto('/scores/')
        await expect(page.getByRole('heading', { name: shell.pages.scores.finished })).toBeVisible()
        await expectAccessible(page)
      })
      await test.step('replay', async () => {
        await page.goto('/replay/?game=kept&at=80')
        await expect(page.getByRole('slider')).toBeVisible()
        await expectAccessible(page)
      })
    })
  })
}
