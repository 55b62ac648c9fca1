import { Command } from 'commander'
import { scoreBySeat } from '#engine/trace.ts'
import { CARDS, type CommonOptions, JSON_OUTPUT } from '../common-options.ts'
import type { Io } from '../io.ts'
import { oneLine } from '../io.ts'
import { examples } from '../program.ts'
import { type Replayed, replayFile } from '../records.ts'
import { seatNames, sheetText, winnersText } from '../standing.ts'

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
