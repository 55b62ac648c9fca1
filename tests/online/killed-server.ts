import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import { checkProof } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import type { History, TableNow } from '#wire/moves.ts'
import { Player } from './player.ts'
import type { ServerProcess } from './server-process.ts'

/** A table with its players. */
export interface TestTable {
  readonly id: string
  readonly players: readonly Player[]
}

/** Lets people sit down, on one server or several, and the game begin; the last so many seats are of bots. */
export async function begin(
  server: ServerProcess | readonly ServerProcess[],
  game: string,
  options: GameOptions,
  name: string,
  bots = 0,
) {
  const servers = [server].flat()
  const people = options.players - bots
  const players = Array.from({ length: people }, (_, i) => {
    return new Player(servers[i % servers.length], `${name}-${i + 1}`, new Rng(`${name}/${i}`))
  })
  for (const player of players) await player.signIn()
  const [host, ...guests] = players
  const seats = Array.from({ length: options.players }, (_, i) => (i < people ? 'open' : { bot: 'easy' }))
  const { answer } = await host.ask<TableNow>('POST', '/tables', { game, options, seats: ['me', ...seats.slice(1)] })
  const { id, code } = answer.table
  for (const guest of guests) {
    await guest.ask('POST', '/enter', { code })
    await guest.ask('POST', `/tables/${id}/sit`, {})
  }
  await host.ask('POST', `/tables/${id}/start`)
  return { id, players }
}

/** Waits for a number of acknowledged actions and a moment longer, so that some requests are pending. */
export async function someTime(tables: readonly TestTable[], rng: Rng): Promise<void> {
  const count = () => tables.flatMap(({ players }) => players).reduce((sum, one) => sum + one.acknowledged.length, 0)
  const enough = count() + 10 + rng.below(60)
  let quiet = 0
  for (let last = count(); count() < enough && quiet < 500; quiet = count() === last ? quiet + 1 : 0) {
    last = count()
    await pause(1 + rng.below(5))
  }
}

/** Checks that every acknowledged action is in the log at its number, and that each player received all moves once. */
export async function check({ id, players }: TestTable): Promise<void> {
  const { answer: history } = await players[0].ask<History>('GET', `/tables/${id}/moves?from=0`)
  const numbers = history.moves.map((_, i) => i + 1)
  expect(history.moves.map(({ seq }) => seq)).toEqual(numbers)
  const acknowledged = players.flatMap((player, i) => player.acknowledged.map((one) => ({ ...one, seat: i + 1 })))
  for (const { seq, seat, action } of acknowledged) expect(history.moves[seq - 1]).toMatchObject({ seq, seat, action })
  expect(new Set(acknowledged.map(({ seq }) => seq)).size).toBe(acknowledged.length)
  expect(acknowledged).toHaveLength(history.moves.filter(({ isBots }) => !isBots).length)
  for (const player of players) {
    await player.receive(id, numbers.length)
    expect(player.received).toEqual(numbers)
  }
  const { status, answer: record } = await players[0].ask<GameRecord>('GET', `/tables/${id}/record`)
  expect([status, checkProof(record).ok]).toEqual([200, true])
  expect(verify(await loadRules(record.game), record).ok).toBe(true)
}
