import { onlineTable } from '#web/text/en/online-table.ts'
import type { History } from '#wire/moves.ts'
import { ServerProcess } from '../../online/server-process.ts'
import { tested as machi } from '../machi-koro/game.ts'
import { expect, test } from '../support/test.ts'
import { beginGame } from './begin.ts'
import { nextChoice, play } from './player.ts'
import { Visitor } from './visitor.ts'

/** The pages must find the server again at the same address; runs with different ports do not meet. */
const PORT = Number(process.env.HILLTOP_TEST_PORT ?? 8099) + 1000

// The browser's errors for a server that is down.
test.use({ tolerated: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/] })

test('the server is killed and restarted: nothing is lost, and the game continues', async ({ anotherBrowser }) => {
  const server = new ServerProcess(PORT)
  try {
    await server.start()
    const baseURL = await server.address
    const ann = await Visitor.named(await anotherBrowser({ baseURL }), 'Ann')
    const bea = await Visitor.named(await anotherBrowser({ baseURL }), 'Bea')
    const players = await beginGame(machi, [ann, bea])
    const [{ tableId }] = players
    const movesOf = async () => (await ann.ask<History>('GET', `/tables/${tableId}/moves`)).moves
    for (const visitor of [ann, bea]) await visitor.openTable(tableId)
    await play(players, ({ seq }) => seq >= 2)
    const { player, due } = await nextChoice(players)
    const before = await movesOf()

    await server.end('SIGKILL')
    const taking = player.take(due)
    for (const { table } of [ann, bea]) await expect(table.bar).toContainText(onlineTable.bar.offline)
    await expect(player.visitor.table.bar).toContainText(onlineTable.bar.notSent(1))
    await server.start()
    await taking
    expect((await movesOf()).slice(0, before.length)).toEqual(before)
    await play(players, ({ seq }) => seq >= before.length + 2)
    for (const { table } of [ann, bea]) await expect(table.bar).not.toContainText(onlineTable.bar.offline)
  } finally {
    server.remove()
  }
})
