import { expect, type Page } from '@playwright/test'
import { scrollOf } from './measure.ts'

/**
 * On screens smaller than this, and where large text leaves it little room, a map may have small sections: a tap takes the
 * nearest one that can be taken, and there are zoom, a loupe, and the list of sections.
 */
const SMALL_SCREEN = 390
const SMALL_THERE = ['[data-section]']

/** The smallest target that a finger or an unsteady hand can hit. */
const SMALLEST_PX = 24

async function expectNoScroll(page: Page): Promise<void> {
  expect.soft(await scrollOf(page), 'what the page scrolls by').toEqual({ below: 0, beside: 0 })
}

/**
 * All controls that are too small, with their sizes. A target may be larger than its box: then the points around its
 * centre still belong to it.
 */
async function expectLargeTargets(page: Page, exempt: readonly string[] = []): Promise<void> {
  const small = await page.evaluate(
    ([smallest, left]) => {
      const reach = smallest / 2 - 0.5
      const isHitAround = (target: Element, { x, y, width, height }: DOMRect) =>
        [-reach, reach].every((way) => {
          const [middle, centre] = [x + width / 2, y + height / 2]
          const hit = [document.elementFromPoint(middle + way, centre), document.elementFromPoint(middle, centre + way)]
          return hit.every((element) => target.contains(element))
        })
      return [...document.querySelectorAll('button, summary, select, [role=button], [role=gridcell], [role=tab]')]
        .filter(
          (target) =>
            target.checkVisibility({ visibilityProperty: true }) && !left.some((each) => target.matches(each)),
        )
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < smallest - 0.01)
        .filter(({ target, box }) => !isHitAround(target, box))
        .map(({ target, box }) => {
          const name = target.getAttribute('aria-label') ?? target.textContent
          return `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`
        })
    },
    [SMALLEST_PX, exempt] as const,
  )
  expect.soft(small, 'targets that are too small').toEqual([])
}

/** All that the open panel of a table has to show is visible without scrolling. */
export async function expectPanelFits(page: Page): Promise<void> {
  const below = await page.getByRole('tabpanel').evaluate((panel) => panel.scrollHeight - panel.clientHeight)
  expect.soft(below, 'what the open panel scrolls by').toBe(0)
}

/** A page may be long, but not wider than the screen, and every control is large enough. */
export async function expectWidth(page: Page): Promise<void> {
  expect.soft((await scrollOf(page)).beside, 'what the page scrolls by sideways').toBe(0)
  await expectLargeTargets(page)
}

/** All controls in the strip of a table are visible, and nothing covers them. */
async function expectStripInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const isInSight = (target: Element) => {
      // With very large text the strip itself scrolls.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, right, bottom } = target.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && target.contains(hit)
    }
    return [...document.querySelectorAll('main footer :is(button, summary, input, a)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSight(target))
      .map((target) => target.getAttribute('aria-label') ?? target.textContent)
  })
  expect.soft(hidden, 'what of the strip is not in sight').toEqual([])
}

/** At a table everything is visible and large enough; elements that match `exempt` may be small. */
export async function expectRoom(page: Page, exempt: readonly string[] = []): Promise<void> {
  await expectNoScroll(page)
  await expectStripInSight(page)
  await expectLargeTargets(page, exempt)
}

/** The least spacing that players may set for all text without losing any of it, as WCAG 1.4.12 has it. */
const SPACED_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With text that is spaced as far as WCAG asks, no two parts of such an element cover each other. */
export async function expectRoomForSpacedText(page: Page, selector: string): Promise<void> {
  await page.addStyleTag({ content: SPACED_TEXT })
  const covered = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter(({ children }) => {
        const boxes = [...children]
          .filter(({ tagName }) => tagName !== 'svg')
          .map((part) => part.getBoundingClientRect())
        return boxes.some((box, i) =>
          boxes
            .slice(i + 1)
            .some(
              (next) =>
                Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1 &&
                Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1,
            ),
        )
      })
      .map(({ textContent }) => textContent),
  )
  expect.soft(covered, 'whose parts cover each other').toEqual([])
}

/** With forced colours, where there are neither backgrounds nor shadows, outlines tell what is selected and affordable. */
export async function expectSelectionWithForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const selected = page.locator(':is([aria-selected="true"], [aria-pressed="true"]):visible')
  expect(await selected.count()).toBeGreaterThan(0)
  const outlines = await selected.evaluateAll((all) => all.map((each) => getComputedStyle(each).outline))
  expect.soft([...new Set(outlines)].filter((outline) => !/ solid 3px$/.test(outline))).toEqual([])
  const affordable = page.locator('[data-availability="affordable"]:visible')
  const styles = await affordable.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  expect.soft([...new Set(styles)].filter((style) => style !== 'dashed')).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Elements that may be smaller than a finger on such a screen. */
export function exemptOn(width: number, height: number, isTextLarge = false): readonly string[] {
  return isTextLarge || Math.min(width, height) < SMALL_SCREEN ? SMALL_THERE : []
}

/** Anything that depends on the screen size is drawn with the next frame. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
