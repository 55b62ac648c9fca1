import type { Page } from '@playwright/test'
import { hurryBots } from './support/games.ts'
import { Listener, type Spoken } from './support/listener.ts'
import { expect, test } from './support/test.ts'
import { shell } from './support/texts.ts'

/** What to do when something of this role and name can be used: press it, or the key that the help names for it. */
interface Habit {
  readonly role: 'button' | 'gridcell'
  readonly name: RegExp
  readonly key?: string
  /** Only so often in a game. */
  readonly most?: number
}

interface SpokenGame {
  readonly id: string
  readonly setUp: string
  /** Opens the panel that is needed, as the help says. */
  readonly openBy?: string
  /** Those that stand first come first. */
  readonly habits: readonly Habit[]
}

const button = (name: RegExp, more: Partial<Habit> = {}): Habit => ({ role: 'button', name, ...more })
const square = (name: RegExp): Habit => ({ role: 'gridcell', name })

/** How a player plays who knows the rules, and the table only by what is spoken. */
const GAMES: readonly SpokenGame[] = [
  {
    id: 'rail-on-the-hill',
    setUp: 'players=1',
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
      button(/^Take \d resources$/),
      button(/^Take Plan \d+: /),
      button(/^Take .+\. /),
      button(/^Lay a \w+ track$/),
      button(/^End turn$/),
    ],
  },
  {
    id: 'lokomoto',
    setUp: 'seats=person,random',
    openBy: 'l',
    habits: [
      button(/^Reserve both$/, { key: 'r' }),
      button(/^Block .+ – /, { key: 'd' }),
      button(/, free$/),
      button(/^Draw .+ – /, { key: 'd' }),
    ],
  },
]

async function sitDown(page: Page, { id, setUp, openBy }: SpokenGame): Promise<Listener> {
  await hurryBots(page)
  const listener = await Listener.at(page)
  await page.goto(`/new/${id}/?${setUp}&first=1&seed=spoken`)
  const start = shell.pages.newGame.start
  await expect.poll(async () => (await listener.hear()).some(({ name }) => name === start)).toBe(true)
  await listener.leaveBy(start)
  await page.waitForURL('**/table/?game=*')
  if (openBy !== undefined) {
    await expect.poll(async () => (await listener.hear()).some(({ role }) => role === 'tab')).toBe(true)
    await listener.key(openBy)
  }
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
    else if (habit.role === 'gridcell') await listener.pressSquare(node.name.slice(0, 2))
    else await listener.press((each) => isLike(each, habit), node.name)
  }
}

for (const game of GAMES) {
  test(`${game.id}: the first actions are taken with nothing but the accessibility tree and a keyboard`, async ({
    page,
  }) => {
    const listener = await sitDown(page, game)
    await play(listener, game, 6)
    await expect(page.getByRole('button', { name: shell.table.undo, exact: true })).toBeVisible()
  })
}
