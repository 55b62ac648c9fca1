import { readFileSync } from 'node:fs'
import { readRecord, replay } from '#engine/record.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { sectionName } from '#games/lokomoto/board/names.ts'
import { shapeOf, trainOf } from '#games/lokomoto/cards/cards.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { texts as lokoTexts } from '#games/lokomoto/text/en/board.ts'
import { editor as lokoWords } from '#games/lokomoto/text/en/editor.ts'
import { words as machiWords } from '#games/machi-koro/text/en/words.ts'
import { strip as railStrip } from '#games/rail-on-the-hill/text/en/board.ts'
import { editor as railWords } from '#games/rail-on-the-hill/text/en/editor.ts'
import { workshop } from '#web/text/en/workshop.ts'
import { LokoKeyboard } from './lokomoto/keyboard.ts'
import { LokoTable } from './lokomoto/table.ts'
import { expectAccessible } from './support/axe.ts'
import { Keyboard } from './support/keyboard.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

const { items, coins } = machiWords

test('a position is set up by hand, refused while it is impossible, scored and played on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: shell.pages.home.workshop }).press('Enter')
  await page.getByRole('link', { name: `${workshop.positions.setUp}: Machi Koro` }).press('Enter')
  const first = page.getByRole('region', { name: shell.pages.newGame.player(1) })
  await first.getByRole('textbox', { name: 'Coins' }).fill('54')
  await first.getByRole('button', { name: `${items.mine} +1` }).press('Enter')
  for (const landmark of ['train-station', 'shopping-mall', 'amusement-park'] as const) {
    await first.getByRole('button', { name: items[landmark], exact: true }).press('Enter')
  }
  await page.getByLabel('Whose turn').selectOption('1')
  await page.getByLabel('Now', { exact: true }).selectOption('swap')
  await expect(page.getByRole('status').filter({ hasText: workshop.impossible })).toContainText('MK-I5')
  await page.getByLabel('Now', { exact: true }).selectOption('build')
  await expect(page.getByText(workshop.impossible)).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '3 of 4' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: workshop.begin }).press('Enter')
  await page.waitForURL('**/table/?game=*')
  await expect(new Table(page).strip).toContainText(coins(54))
  await page.reload()
  await expect(new Table(page).strip, 'a saved game begins where it was set up').toContainText(coins(54))
})

test('The Rail on the Hill: a position is set up with keys alone, and its game goes on', async ({ page }) => {
  await page.goto('/workshop/?of=rail-on-the-hill')
  const keys = new Keyboard(page)
  await keys.press(page.getByRole('button', { name: /^d4, / }))
  await page.getByLabel(`${railWords.square} d4: ${railWords.card}`, { exact: true }).focus()
  await page.keyboard.type(railWords.none)
  await expect(page.getByText(workshop.impossible)).toBeVisible()
  await keys.press(page.getByRole('button', { name: railWords.fill }))
  await expect(page.getByText(workshop.impossible)).toHaveCount(0)
  const moves = page.getByRole('region', { name: workshop.moves.title(shell.pages.newGame.player(1)) })
  await expect(moves.getByRole('list', { name: workshop.moves.allowed('4') })).toContainText('Acquire card')
  await keys.press(moves.getByRole('button', { name: workshop.moves.whyNot }))
  await expect(moves.getByRole('link', { name: 'RH-R4' })).toBeVisible()
  await keys.press(page.getByRole('button', { name: workshop.begin }))
  await page.waitForURL('**/table/?game=*')
  const { strip } = new Table(page)
  await expect(strip).toContainText(railStrip.now.acquire)
  // A key that is pressed before the table listens to keys is lost; a button that can be focused listens.
  await keys.press(page.getByRole('tabpanel').getByRole('button').first())
  await expect(strip).not.toContainText(railStrip.now.acquire)
})

test('Lokomoto: a position is set up with keys alone, and its game goes on', async ({ page }) => {
  await page.goto('/workshop/?of=lokomoto')
  const hands = new LokoKeyboard(page)
  const { device: keys, table } = hands
  const me = shell.pages.newGame.player(1)
  const [one, other] = lokomoto.cards.map.sections
  const painted = (section: string, mark: string) =>
    page.getByRole('button', { name: `${sectionName(section, lokomoto.cards, lokoTexts.words)}: ${mark}` })
  const turn = page.getByLabel(lokoWords.turn)
  await keys.tabTo(() => turn.evaluate((list) => list === document.activeElement), 'whose turn it is')
  await page.keyboard.type(me)
  await keys.press(page.getByText(lokoWords.allSections, { exact: true }))
  for (const section of [one, other]) await keys.press(painted(section, lokoWords.free))
  await keys.press(painted(other, lokoWords.drawn(me)))
  await keys.press(page.getByRole('button', { name: workshop.begin }))
  await page.waitForURL('**/table/?game=*')
  await expect(table.section(one)).toHaveAccessibleName(/drawn$/)
  await expect(table.section(other)).not.toHaveAccessibleName(/drawn$/)
  await hands.tapInList(other)
  await keys.press(table.mark('draw', other))
  await expect(table.section(other)).toHaveAccessibleName(/drawn$/)
})

test('on a phone a score is kept and a map is painted with a finger, and its game goes on', async ({
  anotherBrowser,
}) => {
  const phone = await anotherBrowser({ viewport: { width: 390, height: 664 }, hasTouch: true })
  const page = await phone.newPage()
  await page.goto('/workshop/?score=rail-on-the-hill')
  for (const key of ['6', '6', '×2', 'Plan 8', workshop.scorer.next]) {
    await page.getByText(key, { exact: true }).last().tap()
  }
  const rows = page.getByRole('list', { name: shell.pages.newGame.player(1) })
  await expect(rows.getByRole('listitem').first()).toContainText('6 + 6×2 + [8]26')
  // The keys cover no row.
  const last = await rows.getByRole('listitem').last().boundingBox()
  const next = await page.getByText(workshop.scorer.next, { exact: true }).boundingBox()
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThan(next?.y ?? 0)

  const { position, scores } = finishedLokomoto()
  await page.goto('/workshop/?score=lokomoto')
  const pad = async (...keys: readonly (string | number)[]) => {
    for (const key of [...keys, workshop.scorer.next]) {
      await page.getByRole('button', { name: String(key).replace('-', '−'), exact: true }).tap()
    }
  }
  for (const [i, { trains, shapes }] of position.players.entries()) {
    const cards = trains.map((id) => trainOf(lokomoto.cards, id))
    await pad(...cards.map(({ price }) => price))
    await pad(...cards.flatMap(({ bonus }) => (bonus === 0 ? [] : lokoTexts.words.signed(bonus))))
    await pad(...shapes.map((id) => shapeOf(lokomoto.cards, id).points))
    await pad(...Array.from({ length: -scores[i].unused }, () => -1))
  }
  const totals = page.getByRole('row').last().getByRole('cell')
  await expect(totals).toHaveText(scores.map(({ total }) => String(total)))

  await page.goto('/workshop/?of=lokomoto')
  const [one, other] = lokomoto.cards.map.sections
  await page.getByText(lokoWords.allSections, { exact: true }).tap()
  const painted = page.getByRole('button', { name: lokoWords.drawn(shell.pages.newGame.player(1)) })
  for (const section of [one, other]) {
    await page.getByRole('button', { name: `${sectionName(section, lokomoto.cards, lokoTexts.words)}: Free` }).tap()
  }
  await expect(painted).toHaveCount(3)
  await page.getByRole('button', { name: workshop.begin }).tap()
  await page.waitForURL('**/table/?game=*')
  const table = new LokoTable(page)
  await expect(table.section(one)).toHaveAccessibleName(/drawn/)
})

/** The end of a game whose score is known. */
function finishedLokomoto() {
  const record = readRecord(JSON.parse(readFileSync('tests/golden/lokomoto/three.json', 'utf8')))
  if (!record.ok) throw new Error(record.error)
  const played = replay(lokomoto, record.value)
  if (!played.ok) throw new Error(played.error)
  return {
    position: lokomoto.position(played.value.state),
    scores: record.value.result?.scores as ReturnType<typeof lokomoto.standing>['scores'],
  }
}

test('all pages of the workshop are accessible on a screen and on a phone', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/workshop/')
    await expectAccessible(page)
    for (const id of GAME_IDS) {
      await test.step(`${id} at ${size.width}x${size.height}`, async () => {
        await page.goto(`/workshop/?score=${id}`)
        await page.getByText(workshop.scorer.next, { exact: true }).waitFor()
        await expectAccessible(page)
        await page.goto(`/workshop/?of=${id}`)
        await page.getByRole('button', { name: workshop.moves.whyNot }).click()
        await expectAccessible(page)
        await page.goto('/workshop/')
        const { name } = (await findEntrance(id)?.loadIntro('en')) ?? { name: id }
        const game = page.getByRole('region', { name: workshop.sets.gameOf(name) })
        await game.getByRole('combobox', { name: workshop.sets.begin }).selectOption('standard')
        await page.getByText(workshop.sets.ready).waitFor()
        await expectAccessible(page)
      })
    }
  }
})
