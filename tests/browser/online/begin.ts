import type { GameTypes } from '#engine/game.ts'
import type { TableNow } from '#wire/moves.ts'
import type { NewTable } from '#wire/tables.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

type Wish = Partial<NewTable>

/** Creates a waiting table. */
export function makeTable<T extends GameTypes>(host: Visitor, { rules }: TestedGame<T>, wish: Wish): Promise<TableNow> {
  return host.ask('POST', '/tables', { game: rules.id, options: { players: 2, first: 1 }, ...wish })
}

/** Seats all visitors, the host first, and starts the game after `ready`. */
export async function beginGame<T extends GameTypes>(
  game: TestedGame<T>,
  visitors: readonly Visitor[],
  wish: Wish = {},
  ready?: (tableId: string) => Promise<void>,
): Promise<readonly Player<T>[]> {
  const [host, ...guests] = visitors
  const {
    table: { id, code },
  } = await makeTable(host, game, wish)
  for (const guest of guests) {
    await guest.ask('POST', `/tables/${id}/enter`, { code })
    await guest.ask('POST', `/tables/${id}/sit`, {})
  }
  await ready?.(id)
  await host.ask('POST', `/tables/${id}/start`)
  return visitors.map((visitor, i) => new Player(game, visitor, id, i + 1))
}
