import { sets as lokomotoSets } from '#games/lokomoto/text/about.ts'
import { workshop } from '#web/text/en/workshop.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { newGame } = shell.pages
const { sets: texts } = workshop

test('a sample map is played, and is still there for the replay in another visit', async ({ page }) => {
  const city = lokomotoSets.en.find(({ file }) => file === 'tram-city')
  await page.goto('/new/lokomoto/')
  await page.getByText(newGame.more, { exact: true }).click()
  const cards = page.getByRole('combobox', { name: newGame.cards })
  await cards.selectOption({ label: city?.name ?? '' })
  await expect(page.getByText(city?.line ?? '')).toBeVisible()
  await page.getByRole('button', { name: newGame.start }).click()
  await page.waitForURL('**/table/?game=*')
  const id = new URL(page.url()).searchParams.get('game')
  await expect(page.getByText('Kelenföld').first()).toBeVisible()
  await page.goto(`/replay/?game=${id}`)
  await expect(page.getByText('Kelenföld').first()).toBeVisible()
})

test('a set from the workshop is played with one press, and its link brings it to another browser', async ({
  context,
  page,
  anotherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/workshop/')
  const machi = page.getByRole('region', { name: texts.gameOf('Machi Koro') })
  await machi.getByRole('combobox', { name: texts.begin }).selectOption('standard')
  await page.getByRole('textbox', { name: texts.name }).fill('My town')
  const field = page.getByRole('group', { name: 'Wheat Field' }).getByRole('textbox', { name: 'Cost' })
  await field.fill('200')
  await expect(page.getByRole('button', { name: texts.playWhat('My town') })).toBeDisabled()
  // Every key press is kept, so that nothing is lost here.
  await page.reload()
  await expect(field).toHaveValue('200')
  await field.fill('2')
  const rolls = page.getByRole('group', { name: 'Ranch' }).getByRole('textbox', { name: 'Rolls' })
  await rolls.fill('')
  await rolls.pressSequentially('2, 4')
  await expect(rolls).toHaveValue('2, 4')
  await page.getByRole('button', { name: texts.shareWhat('My town') }).click()
  await expect(page.getByText(texts.linkCopied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: texts.playWhat('My town') }).click()
  await page.waitForURL('**/new/machi-koro/')
  await expect(page.getByRole('combobox', { name: newGame.cards }).locator('option:checked')).toHaveText('My town')
  await page.getByRole('button', { name: newGame.start }).click()
  await page.waitForURL('**/table/?game=*')

  const other = await (await anotherBrowser()).newPage()
  await other.goto(link)
  await other.getByRole('button', { name: texts.add }).click()
  await expect(other.getByRole('status').filter({ hasText: texts.added('My town') })).toBeVisible()
  await expect(other.getByRole('button', { name: texts.playWhat('My town') })).toBeVisible()
})

/** The database opens only when this event comes, as on a very slow disk. */
const OPENED = 'the database opens'

test('a draft that a slow database has later is shown when it has it', async ({ context, page }) => {
  await page.goto('/workshop/')
  const machi = page.getByRole('region', { name: texts.gameOf('Machi Koro') })
  await machi.getByRole('combobox', { name: texts.begin }).selectOption('standard')
  const name = page.getByRole('textbox', { name: texts.name })
  await name.fill('My town')
  await context.addInitScript((opened) => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (this: IDBFactory, ...names) {
      const asked = {} as IDBOpenDBRequest
      addEventListener(opened, () => {
        const request = open.apply(this, names)
        request.onsuccess = (event) => {
          Object.defineProperty(asked, 'result', { value: request.result })
          asked.onsuccess?.call(request, event)
        }
      })
      return asked
    }
  }, OPENED)
  const opens = () => page.evaluate((opened) => dispatchEvent(new Event(opened)), OPENED)

  await page.reload()
  await expect(page.getByText(texts.gone)).toBeVisible()
  await opens()
  await expect(name).toHaveValue('My town')

  await page.goto('/workshop/')
  await expect(machi).toBeVisible()
  await expect(page.getByRole('button', { name: texts.editWhat('My town') })).toBeHidden()
  await opens()
  await expect(page.getByRole('button', { name: texts.editWhat('My town') })).toBeVisible()
})
