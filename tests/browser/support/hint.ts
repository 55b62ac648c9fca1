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
import { NAMES } from './games.ts'
import { legalTexts } from './play.ts'
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
