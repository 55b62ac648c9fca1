import { scoreBySeat } from '#engine/trace.ts'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { CARDS, JSON_OUTPUT } from '../common-options.ts'
import { oneLine } from '../errors.ts'
import type { Io } from '../io.ts'
import { type Replayed, replayFile } from '../records.ts'
import { seatNames, sheetText, winnersText } from '../standing.ts'

export const score: Command = {
  name: 'score',
  operand: 'RECORD',
  summary: 'Show the score sheet of recorded games',
  details: [
    'RECORD is a file with one record, or with one on each line; - reads standard input.',
    'A game that is not over gets the score that it would have if it ended now, and the sheet says so.',
  ],
  options: [CARDS, JSON_OUTPUT],
  examples: ['npx hilltop score game.json', 'npx hilltop score game.json --json'],
  async run(given: Arguments, io: Io) {
    const games = await replayFile(given.operand, given.text('cards'), io)
    if (given.isOn('json')) {
      for (const { rules, match } of games) io.stdout.write(`${JSON.stringify(scoreBySeat(rules, match.state))}\n`)
    } else {
      io.stdout.write(games.map(sheet).join('\n'))
    }
  },
}

function sheet({ game, record, rules, match }: Replayed): string {
  const { winners, scores } = rules.standing(match.state)
  const names = seatNames(match.options.players, record.names)
  const isAlone = names.length === 1
  const heading = `${rules.id}, seed ${oneLine(match.seed)}, ${match.log.length} actions\n`
  const note = match.isOver ? '' : 'Not over yet: this is the score if the game ended now.\n'
  const verb = match.isOver ? 'Won by' : 'Ahead:'
  const end = isAlone ? '' : `\n${verb} ${winnersText(winners, names)}\n`
  return `${heading}${note}\n${sheetText(game, scores, names)}${end}`
}
