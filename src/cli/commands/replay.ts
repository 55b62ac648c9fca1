import { replay as replayRecord } from '#engine/record.ts'
import { traceLine } from '#engine/trace.ts'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { CARDS, JSON_OUTPUT, TRACE } from '../common-options.ts'
import { openLineFiles } from '../files.ts'
import type { Io } from '../io.ts'
import { oneLine } from '../io.ts'
import { type Replayed, replayFile } from '../records.ts'
import { optionsText, resultText, seatNames } from '../standing.ts'
import { list, table } from '../terminal.ts'

export const replay: Command = {
  name: 'replay',
  operand: 'RECORD',
  summary: 'Play recorded games again and check every action and the result',
  details: [
    'RECORD is a file with one record, or with one on each line; - reads standard input.',
    'A record is refused at its first action that is not legal, with the number of the action and the rule,',
    'and when its result is not what its actions give.',
  ],
  options: [TRACE, CARDS, JSON_OUTPUT],
  examples: ['npx hilltop replay game.json', 'npx hilltop replay game.json --trace positions.jsonl --json'],
  async run(given: Arguments, io: Io) {
    const file = given.operand
    const games = await replayFile(file, given.text('cards'), io)
    const [traces] = openLineFiles(io, [given.text('trace')], [file, given.text('cards')])
    if (traces !== undefined) {
      try {
        for (const { rules, record } of games) {
          replayRecord(rules, record, (at, next) => traces.write(traceLine(rules, at.state, at.log.length, next)))
        }
      } finally {
        traces.close()
      }
    }
    if (given.isOn('json')) for (const game of games) io.stdout.write(`${JSON.stringify(summaryOf(game))}\n`)
    else io.stdout.write(games.length === 1 ? oneGame(games[0]) : manyGames(games))
  },
}

function summaryOf({ rules, match }: Replayed): object {
  return {
    game: rules.id,
    options: match.options,
    seed: match.seed,
    actions: match.log.length,
    over: match.isOver,
    result: match.isOver ? rules.standing(match.state) : null,
  }
}

function oneGame(game: Replayed): string {
  const { rules, match } = game
  return list([
    ['game', rules.id],
    ...(rules.cardSetName ? [['cards', oneLine(rules.cardSetName.id)]] : []),
    ['players', optionsText(match.options)],
    ['seed', oneLine(match.seed)],
    ['actions', `${match.log.length}, all legal`],
    ['state', match.isOver ? 'over' : 'not over yet'],
    ...(match.isOver ? [['result', resultOf(game)]] : []),
  ])
}

function manyGames(games: readonly Replayed[]): string {
  const rows = games.map((game, i) => {
    const { rules, match } = game
    const result = match.isOver ? resultOf(game) : 'not over yet'
    return [String(i + 1), rules.id, oneLine(match.seed), String(match.log.length), result]
  })
  return table([['record', 'game', 'seed', 'actions', 'result'], ...rows])
}

function resultOf({ record, rules, match }: Replayed): string {
  return resultText(rules.standing(match.state), seatNames(match.options.players, record.names))
}
