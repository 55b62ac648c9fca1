import { GAME_IDS } from '#games/index.ts'
import { expectAccessible } from './support/axe.ts'
import { expectWidth } from './support/room.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

test.use(PHONE)

/** Pages that follow each other have different titles. */
const ADDRESSES = [
  '/scores/',
  '/settings/',
  '/about/',
  '/rules/',
  '/replay/',
  '/puzzles/',
  '/workshop/',
  '/daily/',
  '/account/',
  '/online/',
  '/player/?name=nobody',
  ...GAME_IDS.flatMap((id) => [
    `/new/${id}/`,
    `/rules/${id}/`,
    `/online/new/${id}/`,
    `/learn/${id}/`,
    `/workshop/?of=${id}`,
    `/puzzles/${id}/`,
    `/workshop/?score=${id}`,
  ]),
]

/** A form of each kind. */
const ACCESSIBLE = ['/settings/', '/online/new/machi-koro/']

// A profile that is missing is answered with 404.
test.use({ tolerated: [/404/] })

test('every page of the built app opens, is no wider than a phone, and has no small controls', async ({ page }) => {
  await page.goto('/')
  // Something that the visitor does starts the app.
  await page.getByRole('link', { name: shell.pages.frame.scores }).first().press('Enter')
  let last = ''
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      // Loading the app anew for each page would take most of the time.
      await page.evaluate((path) => history.pushState(null, '', path), address)
      await expect(page).not.toHaveTitle(last)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      last = await page.title()
      await expectWidth(page)
      if (ACCESSIBLE.includes(address)) await expectAccessible(page)
    })
  }
})
