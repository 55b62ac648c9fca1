import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe has to say, in both themes. Only colours differ between them, so the second time only these are looked at, and
 * only on a wide screen, where the same colours are.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingSaid(page, axeOf)
}

/** Of a table only the panel that is open: all the rest is the same as with another panel. */
export async function expectPanelAccessible(page: Page): Promise<void> {
  await expectNothingSaid(page, () => axeOf(page).include('[role=tablist]').include('[role=tabpanel]'))
}

/** Where something lies over a page: enough is left of whatever can be pressed, or nothing at all. */
export async function expectFreeTargets(page: Page): Promise<void> {
  const { violations } = await axeOf(page).withRules(TARGETS).analyze()
  const small = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  expect.soft(small, 'targets that are too small or partly covered').toEqual([])
}

async function expectNothingSaid(page: Page, axe: (page: Page) => AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axe(page).analyze()
  const isWide = (page.viewportSize()?.width ?? 0) > 800
  const said = [...light.violations, ...(isWide ? await inDark(page, axe) : [])].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(said, 'what axe found').toEqual([])
}

async function inDark(page: Page, axe: (page: Page) => AxeBuilder) {
  await page.emulateMedia({ colorScheme: 'dark' })
  return (await axe(page).withRules('color-contrast').analyze()).violations
}

/**
 * The plain way, in the page itself, takes half the time; the other one is for frames of other sites. That targets are
 * large enough axe looks at only where it is asked to.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ rules: { [TARGETS]: { enabled: true } } })
}

const TARGETS = 'target-size'
