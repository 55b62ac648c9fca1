import type { Page } from '@playwright/test'
import type { GameFace } from '#boards/board.ts'
import { replay } from '#engine/record.ts'
import { loadRules } from '#games/index.ts'
import { narrate as narrateLokomoto } from '#games/lokomoto/board/narrate.ts'
import { texts as lokomoto } from '#games/lokomoto/text/en/board.ts'
import { narrate as narrateMachiKoro } from '#games/machi-koro/board/narrate.ts'
import { texts as machiKoro } from '#games/machi-koro/text/en/board.ts'
import { narrate as narrateRail } from '#games/rail-on-the-hill/board/narrate.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { texts as rail } from '#games/rail-on-the-hill/text/en/board.ts'
import { hurryBots, savedGame } from './support/games.ts'
import { Listener, type Spoken } from './support/listener.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

/** What to do when something of this role and name can be used: press it, or the key that the help names for it. */
interface Habit {
  readonly role: 'button' | 'gridcell'
  readonly name: RegExp
  readonly key?: string
  /** It is one of many on a map, where the arrow keys lead from each to its neighbours. */
  readonly isOnMap?: boolean
  /** Only so often in a game. */
  readonly most?: number
}

interface SpokenGame {
  readonly id: string
  readonly setUp: string
  readonly narrate: GameFace['narrate']
  readonly texts: unknown
  /** Those that stand first come first. */
  readonly habits: readonly Habit[]
}

const button = (name: RegExp, more: Partial<Habit> = {}): Habit => ({ role: 'button', name, ...more })
const square = (name: RegExp): Habit => ({ role: 'gridcell', name })

/** How a player plays who knows the rules, and the table only by what is spoken. */
const GAMES: readonly SpokenGame[] = [
  {
    id: 'rail-on-the-hill',
    setUp: 'seats=person,random',
    narrate: ((moment, next, _, cards, seats) =>
      narrateRail(
        moment,
        next,
        rail.log,
        rail.words,
        cards,
        seats,
      )) as GameFace<RailTypes>['narrate'] as GameFace['narrate'],
    texts: rail,
    habits: [
      button(/^Take set \d: card \d+.*: Red \d+, yellow \d+, .* Roads .* Token .*\.$/),
      square(/Enter places it.* Roads /),
      square(/the card can go here/),
      square(/can go here: \d+ becomes/),
      square(/Enter lays the/),
      square(/Enter starts a/),
      button(/: put (it|the Plan card) here$/),
      button(/^Replace Plan /),
      button(/^Choose Plan \d/),
      button(/^\d resources/),
      button(/^Acquire card \d+.*: Red \d+, .* Roads /),
      button(/^Choose card \d+.*: Red \d+, .* Roads /),
      button(/^Take \d resources/),
      button(/^Keep /),
      button(/^Take Plan \d+: /),
      button(/^Take .+\. /),
      button(/^Lay a \w+ track$/),
      button(/^End turn$/),
    ],
  },
  {
    id: 'machi-koro',
    setUp: 'seats=person,random',
    narrate: narrateMachiKoro as GameFace['narrate'],
    texts: machiKoro,
    habits: [
      button(/^Roll /),
      button(/^Keep \d+$/),
      button(/^Take \d+ coins? from /),
      button(/^Do not swap$/),
      button(/^Build (?!nothing)/),
      button(/, landmark, .* Can be built now\.$/),
      button(/ left, .* Can be built now\.$/, { most: 10 }),
      button(/^Build nothing$/),
    ],
  },
  {
    id: 'lokomoto',
    setUp: 'seats=person,random',
    narrate: narrateLokomoto as GameFace['narrate'],
    texts: lokomoto,
    habits: [
      button(/^Buy /, { key: 'b' }),
      button(/ sections.*\. Can be bought now/),
      button(/^Block .+ – /, { key: 'd' }),
      button(/^Draw .+ – /, { key: 'd' }),
      button(/ – .+, free$/, { isOnMap: true }),
    ],
  },
]

async function sitDown(page: Page, { id, setUp }: SpokenGame): Promise<Listener> {
  await hurryBots(page)
  const listener = await Listener.at(page)
  await page.goto(`/new/${id}/?${setUp}&first=1&seed=spoken`)
  const start = shell.pages.newGame.start
  await expect.poll(async () => (await listener.hear()).some(({ name }) => name === start)).toBe(true)
  await listener.leaveBy(start)
  await page.waitForURL('**/table/?game=*')
  return listener
}

const isLike = (node: Spoken, { role, name }: Habit) => node.role === role && !node.isDisabled && name.test(node.name)
const isResult = ({ role, name }: Spoken) => role === 'dialog' && name === shell.table.result

/** Plays on until the result is read, or until something was done as often as asked. */
async function play(listener: Listener, { habits }: SpokenGame, most: number): Promise<void> {
  const done = new Map<Habit, number>()
  for (let i = 0; i < most; i++) {
    let next: { readonly habit: Habit; readonly node: Spoken } | undefined
    let isOver = false
    // Others may be at their turn.
    await expect
      .poll(async () => {
        const heard = await listener.hear()
        isOver = heard.some(isResult)
        next = habits
          .filter((habit) => (done.get(habit) ?? 0) < (habit.most ?? Number.POSITIVE_INFINITY))
          .flatMap((habit) => heard.filter((node) => isLike(node, habit)).map((node) => ({ habit, node })))[0]
        return isOver || next !== undefined
      })
      .toBe(true)
    if (isOver || next === undefined) return
    const { habit, node } = next
    done.set(habit, (done.get(habit) ?? 0) + 1)
    if (habit.key !== undefined) await listener.key(habit.key)
    else if (habit.isOnMap) await listener.pressOnMap((each) => isLike(each, habit))
    else if (habit.role === 'gridcell') await listener.pressSquare(node.name.slice(0, 2))
    else await listener.press((each) => isLike(each, habit), node.name)
  }
}

/** What every live region of a page has said, in the order in which it was said. */
async function listenToNews(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    const regions = '[aria-live], [role=status], [role=alert], output'
    const hear = (changes: readonly MutationRecord[]) => {
      const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
      for (const region of new Set(changed.map((element) => element?.closest(regions)))) {
        if (region?.textContent) said.push(region.textContent)
      }
    }
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** All that happened at the table, in words. */
async function toldOf(page: Page, { id, narrate, texts }: SpokenGame): Promise<readonly string[]> {
  const game = await loadRules(id)
  const { record, seats } = await savedGame(page)
  const views: unknown[] = []
  const played = replay(game, record, ({ state }) => views.push(game.view(state, 'spectator')))
  if (!played.ok) throw new Error(played.error)
  return record.actions.map(([seat, action], i) =>
    narrate({ seat, action, before: views[i] }, views[i + 1], texts, game.cards, seats),
  )
}

for (const game of GAMES) {
  test(`${game.id}: the first actions are taken with nothing but the accessibility tree and a keyboard, and every action is announced once`, async ({
    page,
  }) => {
    const news = await listenToNews(page)
    const listener = await sitDown(page, game)
    await play(listener, game, 6)
    await expect(page.getByRole('button', { name: shell.table.undo, exact: true })).toBeVisible()
    await expect(async () => {
      const told = (await toldOf(page, game)).join(' ')
      expect((await news()).filter((text) => told.includes(text)).join(' ')).toBe(told)
    }).toPass()
  })

  test(`${game.id}: a whole game is played with nothing but the accessibility tree and a keyboard`, async ({
    page,
  }) => {
    const listener = await sitDown(page, game)
    await play(listener, game, 1000)
    const result = (await listener.hear()).find(isResult)
    const { seats } = await savedGame(page)
    expect(seats.some(({ name }) => result?.description.includes(name))).toBe(true)
  })
}
