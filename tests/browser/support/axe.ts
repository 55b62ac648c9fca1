import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * The findings of axe in both themes. They differ only in colours, so for the second one only these are checked, and
 * only on a wide screen, which shows the same colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingSaid(page, axeOf)
}

/** At a table, only the open panel: everything else is the same with another panel. */
export async function expectPanelAccessible(page: Page): Promise<void> {
  await expectNothingSaid(page, () => axeOf(page).include('[role=tablist]').include('[role=tabpanel]'))
}

/** If something covers a page: each control is either fully covered or large enough. */
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
 * Running axe in the page takes half the time; the other way is for frames of other sites. axe checks the size of
 * targets only if asked to.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { [TARGETS]: { enabled: true } }, resultTypes: ['violations'] })
}

const TARGETS = 'target-size'
