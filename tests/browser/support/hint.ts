import { expect, type Locator, type Page } from '@playwright/test'
import type { HintFace } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { describe as describeLokomoto } from '#games/lokomoto/board/hint/hints.ts'
import { texts as lokomoto } from '#games/lokomoto/text/en/board.ts'
import { describe as describeMachiKoro } from '#games/machi-koro/board/hint/hints.ts'
import { texts as machiKoro } from '#games/machi-koro/text/en/board.ts'
import { loadHints as loadRailHints } from '#games/rail-on-the-hill/board/hint/hints.ts'
import { texts as rail } from '#games/rail-on-the-hill/text/en/board.ts'
import { keepMatch, NAMES } from './games.ts'
import { legalTexts, playUntil } from './play.ts'
import type { TestedGame } from './tested-game.ts'
import { shell } from './texts.ts'

interface Speaker {
  readonly describe: HintFace['describe']
  readonly texts: unknown
}

/** The functions with which each game describes an action. */
const SPEAKERS: Readonly<Record<string, Speaker>> = {
  'rail-on-the-hill': { describe: (await loadRailHints(rail)).describe as HintFace['describe'], texts: rail },
  'machi-koro': { describe: describeMachiKoro as HintFace['describe'], texts: machiKoro },
  lokomoto: { describe: describeLokomoto as HintFace['describe'], texts: lokomoto },
}

/** A hint as a player at a table sees it. */
export class ShownHint {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: shell.table.hint, exact: true })
  }

  /** The notice above the strip, from the moment of the question. */
  get notice(): Locator {
    return this.page.getByRole('region', { name: shell.table.hint, exact: true })
  }

  get cancel(): Locator {
    return this.notice.getByRole('button', { name: shell.table.cancel })
  }

  get close(): Locator {
    return this.notice.getByRole('button', { name: shell.table.close })
  }

  /** The marked parts of the board. */
  get marks(): Locator {
    return this.page.locator('[data-hint]')
  }

  /** Presses the key as soon as the page listens, which may be a moment after it is drawn. */
  async ask(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('h')
      await expect(this.notice).toBeVisible({ timeout: 1000 })
    }).toPass()
  }

  /** Waits for the answer. */
  async given(): Promise<void> {
    await expect(this.close).toBeVisible()
  }

  instruction(): Promise<string> {
    return this.notice.getByRole('paragraph').first().innerText()
  }

  /** The action of the next instruction; the view is the one at the time of the hint. */
  async nextAction(match: Match, seat: Seat, view: unknown): Promise<string> {
    const { describe, texts } = SPEAKERS[match.game.id]
    const seats = NAMES.map((name) => ({ name, kind: 'person' }) as const)
    const wanted = await this.instruction()
    const meant = legalTexts(match, seat).filter(
      (action) => describe(action, view, texts, match.game.cards, seats) === wanted,
    )
    expect(meant, `what "${wanted}" means`).toHaveLength(1)
    return meant[0]
  }
}

/** Early enough that each action can be taken in only one way. */
const BEGUN = 8

/** A game in which the first seat has a whole turn to decide; a solo game if possible. */
export function freshTurn(game: TestedGame, players = game.rules.players[0]): Match {
  const { rules } = game
  return playUntil(game, { players }, 'expert', ({ log, state }) => {
    const last = log.at(-1)
    if (last === undefined || log.length < BEGUN || rules.active(state)[0] !== 1) return false
    const isFresh = last.seat !== 1 || game.leavesATurn?.(rules.format(last.action)) === true
    return isFresh && [...rules.legalActions(state, 1)].length > 3
  })
}

/** The thinking budget of an expert, as in the address of a page: with nodes it finds the same on every machine. */
type Thinking = `nodes=${number}` | `think=${number}`

/** Opens a table with an expert. */
export async function openWithExpert(
  page: Page,
  game: TestedGame,
  match: Match,
  thinking: Thinking,
): Promise<ShownHint> {
  const seats = Array.from({ length: match.options.players }, (_, i) =>
    i === 0 ? ({ kind: 'person', name: 'Ann' } as const) : ({ kind: 'bot', name: `Bot ${i}`, bot: 'steady' } as const),
  )
  const id = await keepMatch(page, game, match, { seats })
  await page.goto(`/table/?game=${id}&${thinking}`)
  const hint = new ShownHint(page)
  await expect(hint.button).toBeVisible()
  return hint
}
