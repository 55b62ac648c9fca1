import { Command } from 'commander'
import { replay as replayRecord } from '#engine/record.ts'
import { scoreBySeat, traceLine } from '#engine/trace.ts'
import { openLineFiles } from '../files.ts'
import { type Io, oneLine } from '../io.ts'
import { CARDS, type CommonOptions, examples, JSON_OUTPUT, TRACE } from '../program.ts'
import { type Replayed, replayFile } from '../records.ts'
import { optionsText, resultText, seatNames, sheetText, winnersText } from '../standing.ts'
import { list, table } from '../terminal.ts'

interface ReplayOptions extends CommonOptions {
  readonly trace?: string
}

export const replay = (io: Io) =>
  new Command('replay')
    .argument('<RECORD>', 'a file with one game record, or with one per line; - reads standard input')
    .description(
      `Replay game records and check every action and the result.

A record is refused at its first illegal action, with the number of the action and the rule, or if its result is not what
its actions give.`,
    )
    .addOption(TRACE)
    .addOption(CARDS)
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples('npx hilltop replay game.json', 'npx hilltop replay game.json --trace positions.jsonl --json'),
    )
    .action(async (file: string, { cards, trace, json }: ReplayOptions) => {
      const games = await replayFile(file, cards, io)
      const [traces] = openLineFiles(io, [trace], [file, cards])
      if (traces !== undefined) {
        try {
          for (const { rules, record } of games) {
            replayRecord(rules, record, (at, next) => traces.write(traceLine(rules, at.state, at.log.length, next)))
          }
        } finally {
          traces.close()
        }
      }
      if (json) for (const game of games) io.stdout.write(`${JSON.stringify(summaryOf(game))}\n`)
      else io.stdout.write(games.length === 1 ? oneGame(games[0]) : manyGames(games))
    })

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

export const score = (io: Io) =>
  new Command('score')
    .argument('<RECORD>', 'a file with one game record, or with one per line; - reads standard input')
    .description(
      `Print the score sheets of game records.

For a game that is not over, this is the score if it ended now, and the sheet says so.`,
    )
    .addOption(CARDS)
    .addOption(JSON_OUTPUT)
    .addHelpText('after', examples('npx hilltop score game.json', 'npx hilltop score game.json --json'))
    .action(async (file: string, { cards, json }: CommonOptions) => {
      const games = await replayFile(file, cards, io)
      if (json) {
        for (const { rules, match } of games) io.stdout.write(`${JSON.stringify(scoreBySeat(rules, match.state))}\n`)
      } else {
        io.stdout.write(games.map(sheet).join('\n'))
      }
    })

function sheet({ game, record, rules, match }: Replayed): string {
  const { winners, scores } = rules.standing(match.state)
  const names = seatNames(match.options.players, record.names)
  const heading = `${rules.id}, seed ${oneLine(match.seed)}, ${match.log.length} actions\n`
  const note = match.isOver ? '' : 'Not over yet: this is the score if the game ended now.\n'
  const verb = match.isOver ? 'Won by' : 'Ahead:'
  const end = names.length === 1 ? '' : `\n${verb} ${winnersText(winners, names)}\n`
  return `${heading}${note}\n${sheetText(game, scores, names)}${end}`
}
