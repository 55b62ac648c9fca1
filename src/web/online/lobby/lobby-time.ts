import type { ListedTable, Lobby } from '#wire/tables.ts'

/** A lobby with the times of its tables by this browser's clock, which may differ from the server's. */
export function inBrowserTime(lobby: Lobby, here: number): Lobby {
  const ahead = (lobby.now ?? here) - here
  const corrected = (table: ListedTable): ListedTable => ({
    ...table,
    createdAt: table.createdAt - ahead,
    movedAt: table.movedAt - ahead,
    ...(table.botsUntil !== undefined && { botsUntil: table.botsUntil - ahead }),
  })
  return {
    ...lobby,
    open: lobby.open.map(corrected),
    live: lobby.live.map(corrected),
    invited: lobby.invited.map(({ by, table }) => ({ by, table: corrected(table) })),
    mine: lobby.mine.map(corrected),
    finished: lobby.finished.map(corrected),
  }
}
