import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe has to say, in both themes. Only colours differ between them, so the second time only these are looked at, and
 * only on a wide screen, where the same colours are.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeOf(page).analyze()
  const isWide = (page.viewportSize()?.width ?? 0) > 800
  const said = [...light.violations, ...(isWide ? await inDark(page) : [])].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(said, 'what axe found').toEqual([])
}

async function inDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  return (await axeOf(page).withRules('color-contrast').analyze()).violations
}

/** The plain way, in the page itself, takes half the time; the other one is for frames of other sites. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}
