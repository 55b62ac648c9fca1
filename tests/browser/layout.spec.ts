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

const MOMENTS: readonly MomentName[] = ['draft', 'placing', 'plan hand', 'bonus', 'keep', 'late turn']
/** Between the fewest and the most players, where there is most to show. */
const FULL_MOMENTS: readonly MomentName[] = ['plan hand', 'late turn']

/** The smallest target that a finger or a trembling hand can hit. */
const SMALLEST_PX = 24

async function expectNoScroll(page: Page): Promise<void> {
  const room = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.scrollingElement ?? document.body
    return { below: scrollHeight - clientHeight, beside: scrollWidth - clientWidth }
  })
  expect.soft(room, 'what the page scrolls by').toEqual({ below: 0, beside: 0 })
}

/**
 * Everything that can be pressed, with its size, where it is too small. A target may be larger than its box: then what
 * lies around its middle still belongs to it.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((smallest) => {
    const reach = smallest / 2 - 0.5
    const isHitAround = (target: Element, { x, y, width, height }: DOMRect) =>
      [-reach, reach].every((way) => {
        const [middle, centre] = [x + width / 2, y + height / 2]
        const hit = [document.elementFromPoint(middle + way, centre), document.elementFromPoint(middle, centre + way)]
        return hit.every((element) => target.contains(element))
      })
    return [...document.querySelectorAll('button, summary, select, [role=gridcell], [role=tab]')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < smallest - 0.01)
      .filter(({ target, box }) => !isHitAround(target, box))
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent
        return `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`
      })
  }, SMALLEST_PX)
  expect.soft(small, 'targets that are too small').toEqual([])
}

for (const { name, ...screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    for (const players of [1, 2, 3, 4]) {
      test(`a table of ${players} never scrolls and has large targets`, async ({ page }) => {
        const table = new Table(page)
        for (const moment of players === 1 || players === 4 ? MOMENTS : FULL_MOMENTS) {
          await test.step(moment, async () => {
            const match = momentOf(moment, { players, requests: true })
            const isSecret = players > 1 && ['placing', 'plan hand', 'keep'].includes(moment)
            await openTable(page, match, { isHidden: isSecret })
            if (isSecret) await page.getByRole('button', { name: shell.table.handOverReady('') }).click()
            await expect(table.strip).toBeVisible()
            await expectNoScroll(page)
            await expectLargeTargets(page)
          })
        }
        for (const panel of ['towns', 'score', 'log', 'help'] as const) {
          await test.step(panel, async () => {
            await table.tab(panel).click()
            await expectNoScroll(page)
            await expectLargeTargets(page)
          })
        }
      })
    }
  })
}
