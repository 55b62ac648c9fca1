import type { Bot } from '#bots/bot.ts'
import type { Variant } from '#engine/game.ts'
import { isChoice } from '#engine/options.ts'
import { GAME_IDS } from '#games/index.ts'
import { chooseGame } from './choose-game.ts'
import type { Command } from './command.ts'
import { EXAMPLE, OPTIONS } from './common-options.ts'
import { list } from './terminal.ts'

/** What a stranger needs to begin. */
export function generalHelp(commands: readonly Command[]): string {
  return `Hilltop is a table for board games: play them with bots, replay and score them, check them move by move.

Usage: npx hilltop COMMAND …

Commands
${indented(list(commands.map((command) => [usage(command), command.summary])))}
Games
${indented(GAME_IDS.map((id) => `${id}\n`).join(''))}
Examples
${indented(
  list([
    ['npx hilltop demo', 'watch one game, round by round'],
    [`npx hilltop simulate ${EXAMPLE} --players 3 --seed tea`, 'play one game to its score sheet'],
    [`npx hilltop simulate ${EXAMPLE} --games 100 --record games.jsonl`, 'play a hundred and keep them'],
    ['npx hilltop score games.jsonl', 'show their score sheets'],
  ]),
)}
npx hilltop COMMAND --help tells every option of a command; npx hilltop --version tells the version.
Every command but demo prints JSON with --json.
It exits with 0 on success, 1 when a file is refused and 2 when the command line is not understood;
then one line on standard error says why.
`
}

export async function commandHelp(command: Command): Promise<string> {
  const options = command.options.map(({ name, value, help }) => [value ? `--${name} ${value}` : `--${name}`, help])
  return `${command.summary}

Usage: npx hilltop ${usage(command)} [OPTIONS]

${command.details.map((line) => `${line}\n`).join('')}
Options
${indented(list([...options, ['--help', 'print this text']]))}
${await aboutGames(command)}Examples
${indented(command.examples.map((example) => `${example}\n`).join(''))}`
}

/** What can be chosen for each game, for the commands that play. */
async function aboutGames(command: Command): Promise<string> {
  if (!command.options.includes(OPTIONS)) return ''
  const chosen = await Promise.all(GAME_IDS.map(chooseGame))
  const games = chosen.map(({ rules, bots, sparring }) => {
    const choices = list([
      ['players', rules.players.join(' to ')],
      ['options', ['first', ...rules.variants.map(variantHelp)].join(', ')],
      ['bots', namesOf(bots)],
      ...(sparring.bots.length === 0 ? [] : [['sparring', namesOf(sparring.bots)]]),
    ])
    return `${rules.id}\n${indented(choices)}`
  })
  return `Games\n${indented(games.join(''))}\n`
}

/** A variant by its name; one of several values with all of them, the usual one marked. */
export function variantHelp(variant: Variant): string {
  if (!isChoice(variant)) return variant
  const values = variant.values.map((value) => JSON.stringify(value) + (value === variant.usual ? ' (usual)' : ''))
  return `${variant.name}: ${values.join(' or ')}`
}

function namesOf(bots: readonly Bot[]): string {
  return bots.map(({ name }) => name).join(', ')
}

function usage(command: Command): string {
  return `${command.name} ${command.operand}`
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
