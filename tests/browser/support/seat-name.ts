import type { Page } from '@playwright/test'
import type { Seat } from '#engine/game.ts'
import { castBots } from '#web/characters/cast.ts'
import { LEARNER } from '#web/lessons/lessons.ts'
import { characters } from '#web/text/en/characters.ts'
import { learn } from '#web/text/en/pages.ts'
import type { TableNow } from '#wire/moves.ts'
import { savedGame } from './games.ts'
import { shell } from './texts.ts'

/** The name of a seat, at a local table, in a lesson or at an online table. */
export async function nameOfSeat(page: Page, seat: Seat): Promise<string> {
  if (page.url().includes('/learn/'))
    return seat === LEARNER ? shell.pages.newGame.player(seat) : learn.rivals[seat - 2]
  const online = new URL(page.url()).searchParams.get('id')
  if (online === null) return (await savedGame(page)).seats[seat - 1].name
  const answer = await page.request.get(`/api/tables/${online}`)
  const { table }: TableNow = await answer.json()
  const seats = table.seats.map(({ name, bot }) => ({ name, bot: bot ?? undefined }))
  const { sameAgain } = shell.pages.newGame
  return castBots(seats, table.id, { intro: undefined, characters, sameAgain })[seat - 1]?.name ?? seats[seat - 1].name
}
