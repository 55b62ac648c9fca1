import { appendFileSync } from 'node:fs'
import { playMixedGame } from '#bots/testing/mixed-game.ts'
import { GAMES } from '#games/list.ts'
import type { CalibrationGame } from './games.ts'
import { goodPlayers, mixedPlayers } from './games.ts'

/**
 * Plays the games that forecasts are calibrated with, and those that they are tested with:
 *
 *     node --import tsx scripts/calibrate/play.ts FILE [PART OF [GAME]]
 *
 * Adds one game per line to the file; of one game or of all. Two processes with the parts `0 2` and `1 2` share the work. All games of an
 * earlier number come before the next ones, so that it can be stopped at any time.
 */

/** How many games there are of each number of players. Those of Lokomoto are quick, and its chances are often near 1. */
const FIT: Readonly<Record<string, number>> = { 'rail-on-the-hill': 160, 'machi-koro': 160, lokomoto: 640 }
const CHECK: Readonly<Record<string, number>> = { 'rail-on-the-hill': 40, 'machi-koro': 40, lokomoto: 80 }
const GOOD = 60

const [file, part = '0', of = '1', named] = process.argv.slice(2)
const jobs: (Pick<CalibrationGame, 'game' | 'players' | 'kind'> & {
  readonly number: number
  readonly order: number
})[] = []
for (const { facts, entrance } of GAMES) {
  const { id: game } = facts
  if (named !== undefined && game !== named) continue
  const [least, most] = facts.players
  const add = (players: number, kind: CalibrationGame['kind'], count: number) => {
    for (let number = 0; number < count; number++) {
      jobs.push({ game, players, kind, number, order: number / count })
    }
  }
  for (let players = Math.max(2, least); players <= most; players++) {
    add(players, 'fit', FIT[game])
    add(players, 'check', CHECK[game])
  }
  if (entrance.goal === 'points') add(3, 'good', GOOD)
  if (least === 1) add(1, 'good', GOOD)
}
jobs.sort((one, other) => one.order - other.order)
for (const [i, { game: id, players, kind, number }] of jobs.entries()) {
  if (i % Number(of) !== Number(part)) continue
  const version = GAMES.find(({ facts }) => facts.id === id)?.versions.at(-1)
  if (version === undefined) throw new Error(`there is no game ${id}`)
  const [game, levels] = await Promise.all([version.loadRules(), version.loadBots()])
  const who = kind === 'good' ? goodPlayers(id, levels) : mixedPlayers(id, levels)
  const { seed, log } = playMixedGame(game, who, { players }, `${kind}/${players}/${number}`)
  const actions = log.map(({ seat, action }) => [seat, game.format(action)] as const)
  const played: CalibrationGame = { game: id, players, kind, seed, actions }
  appendFileSync(file, `${JSON.stringify(played)}\n`)
}
