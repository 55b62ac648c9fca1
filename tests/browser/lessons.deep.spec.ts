import type { Page } from '@playwright/test'
import { LANGUAGES } from '#boards/board.ts'
import type { LessonBook } from '#boards/lesson.ts'
import { kit } from '#boards/text/en.ts'
import { actionsOf } from '#bots/puzzle.ts'
import { Match } from '#engine/match.ts'
import { findEntrance } from '#games/index.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { LEARNER, type Lesson, lessonsOf } from '#web/lessons/lessons.ts'
import { learn } from '#web/text/en/pages.ts'
import { MachiKeyboard } from './machi-koro/keyboard.ts'
import { expectAccessible } from './support/axe.ts'
import { hurryBots, keep, startGame } from './support/games.ts'
import { Mouse } from './support/mouse.ts'
import { expect, test } from './support/test.ts'
import type { Hands, TestedGame } from './support/tested-game.ts'
import { shell } from './support/texts.ts'
import { TESTED_GAMES } from './tested-games.ts'

const TAUGHT = TESTED_GAMES.filter(({ rules }) => findEntrance(rules.id)?.loadLessons !== undefined)

async function lessonsIn({ rules }: TestedGame): Promise<readonly Lesson[]> {
  return lessonsOf((await findEntrance(rules.id)?.loadLessons?.('en')) as LessonBook)
}

/** Does what each step of a lesson asks for, from the first to the last. */
async function takeLesson(page: Page, { rules }: TestedGame, lesson: Lesson, hands: Hands): Promise<void> {
  const bar = page.getByRole('region', { name: `${learn.bar}: ${lesson.title}` })
  const match = new Match(rules, lesson.options, lesson.seed)
  const play = (seat: number, action: string) => expect(match.take(seat, rules.parse(action))).toBeUndefined()
  for (const { seat, action } of actionsOf(lesson.before)) play(seat, action)
  for (const [i, { before, ask, text }] of lesson.steps.entries()) {
    for (const { seat, action } of actionsOf(before)) play(seat, action)
    await expect(bar).toContainText(learn.shortStepOf(i + 1, lesson.steps.length))
    await expect(bar).toContainText(text)
    if (ask !== undefined) {
      await expect(page.locator('[data-hint]'), `what is marked for ${ask}`).not.toHaveCount(0)
      await hands.perform(ask, rules.view(match.state, LEARNER), LEARNER)
      play(LEARNER, ask)
    } else if (i < lesson.steps.length - 1) {
      await bar.getByRole('button', { name: learn.next }).press('Enter')
    }
  }
}

test('the first game of Machi Koro is played by keyboard, left and resumed', async ({ page }) => {
  await hurryBots(page)
  const [game] = TAUGHT.filter(({ rules }) => rules.id === 'machi-koro')
  const [first] = await lessonsIn(game)
  await page.goto('/')
  await page.getByRole('link', { name: shell.pages.home.learnWhat('Machi Koro') }).press('Enter')
  await page.getByRole('link', { name: learn.startWhat(first.title) }).press('Enter')
  const bar = page.getByRole('region', { name: `${learn.bar}: ${first.title}` })
  await expect(bar, 'a lesson begins at its text').toBeFocused()
  await bar.getByRole('button', { name: learn.next }).press('Enter')
  await page.keyboard.press('1')
  await expect(bar).toContainText(first.steps[2].text)

  await test.step('what is not possible, or not asked for, is answered', async () => {
    const hands = new MachiKeyboard(page)
    const view = machiKoro.view(machiKoro.setup(first.options, first.seed), LEARNER)
    await hands.perform('build stadium', view)
    await expect(page.getByRole('link', { name: shell.table.rule('MK-B1') })).toBeVisible()
    await page.keyboard.press('Escape')
    await hands.perform('build ranch', view)
    await expect(page.getByText(learn.other).first()).toBeVisible()
    await expect(bar).toContainText(first.steps[2].text)
  })

  await page.reload()
  await expect(bar, 'it goes on where it was left').toContainText(first.steps[2].text)
  await bar.getByRole('button', { name: learn.back }).press('Enter')
  await bar.getByRole('button', { name: learn.back }).press('Enter')
  await takeLesson(page, game, first, new MachiKeyboard(page))
  await expectAccessible(page)

  await bar.getByRole('link', { name: learn.leave }).press('Enter')
  await expect(page.getByText(learn.done, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: learn.againWhat(first.title) }).press('Enter')
  await expect(bar).toContainText(first.steps[0].text)
})

for (const game of TAUGHT) {
  test(`${game.rules.id}: every lesson is taken with the mouse`, async ({ page }) => {
    await hurryBots(page)
    for (const lesson of await lessonsIn(game)) {
      await page.goto(`/learn/${game.rules.id}/?lesson=${lesson.name}`)
      await takeLesson(page, game, lesson, game.mouse(page))
    }
  })
}

for (const game of TAUGHT) {
  test(`${game.rules.id}: the last step of every lesson fits a phone in every language`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const lessons = await lessonsIn(game)
    const place = ({ name, steps }: Lesson) => [`${game.rules.id}/${name}`, { step: steps.length - 2, isDone: false }]
    for (const language of LANGUAGES) {
      await keep(page, {
        settings: { language, botSpeed: 'instant' },
        lessons: Object.fromEntries(lessons.map(place)),
      })
      for (const { name, steps } of lessons) {
        await page.goto(`/learn/${game.rules.id}/?lesson=${name}`)
        const bar = page.locator('section[data-keeps-focus]')
        await bar.getByRole('button').last().click()
        await expect(bar).toContainText(new RegExp(`${steps.length} (of|/) ${steps.length}`))
        const beside = await bar.evaluate((all) =>
          [...all.querySelectorAll('*')]
            .filter((part) => part.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        )
        expect.soft(beside, `${language}, ${name}: what is not on the screen`).toEqual([])
      }
    }
  })
}

test.describe('a player to whom all games are new', () => {
  test.use({ isNewcomer: true })

  for (const game of TAUGHT) {
    const { id } = game.rules

    test(`${id}: the help opens by itself at the first table only, and leads to the lessons`, async ({ page }) => {
      const mouse = new Mouse(page)
      const lessons = page.getByRole('link', { name: kit.help.lessons })
      await startGame(mouse, game, 'players=2&bots=1&first=1&seed=newcomer')
      await expect(lessons).toBeVisible()
      await startGame(mouse, game, 'players=2&bots=1&first=1&seed=again')
      await expect(page.locator('main footer')).toBeVisible()
      const isOpen = id === 'rail-on-the-hill'
      await expect(lessons, 'sets are always chosen beside the help').toBeVisible({ visible: isOpen })
      await page.keyboard.press('?')
      if (isOpen) await page.keyboard.press('?')
      await lessons.click()
      await expect(page).toHaveURL(`/learn/${id}/`)
    })
  }
})
