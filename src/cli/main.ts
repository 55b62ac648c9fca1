import { Command } from 'commander'
import type { Variant } from '#engine/game.ts'
import { isChoice } from '#engine/options.ts'
import { findManifest, GAME_IDS } from '#games/index.ts'
import manifest from '../../package.json' with { type: 'json' }
import { arena } from './commands/arena.ts'
import { cards } from './commands/cards.ts'
import { ceiling } from './commands/ceiling.ts'
import { demo } from './commands/demo.ts'
import { engine } from './commands/engine.ts'
import { perft } from './commands/perft.ts'
import { replay, score } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { type Io, processIo } from './io.ts'
import { EXAMPLE, examples, OPTIONS, runProgram } from './program.ts'
import { list } from './terminal.ts'

const COMMANDS = [demo, simulate, arena, ceiling, replay, score, verify, cards, perft, engine]

/** Runs the command line of this process and sets its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await run(args, processIo())
}

/** Runs one command line and returns its exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('npx hilltop')
    .description('Play board games with bots, replay and score them, and check them move by move.')
    .version(manifest.version, '--version', 'print the version')
    .addHelpText('after', generalHelp)
  for (const command of COMMANDS) program.addCommand(command(io))
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    const games = await gamesHelp()
    for (const command of program.commands) if (command.options.includes(OPTIONS)) command.addHelpText('after', games)
  }
  return runProgram(program, 'hilltop', args, io)
}

function generalHelp(): string {
  const lines = list([
    ['npx hilltop demo', 'watch one game, round by round'],
    [`npx hilltop simulate ${EXAMPLE} --players 3 --seed tea`, 'play one game to its score sheet'],
    [`npx hilltop simulate ${EXAMPLE} --games 100 --record games.jsonl`, 'play a hundred games and save them'],
    ['npx hilltop score games.jsonl', 'show their score sheets'],
  ])
  return `
Games: ${GAME_IDS.join(', ')}
${examples(...lines.trimEnd().split('\n'))}

npx hilltop COMMAND --help lists the options of a command. Every command but demo prints JSON with --json.
The exit code is 0 on success, 1 if a file is refused and 2 if the command line is wrong; one line on standard error
says why.`
}

/** The players, options and bots of each game, for the commands that play. */
async function gamesHelp(): Promise<string> {
  const games = GAME_IDS.map(async (id) => {
    const manifest = findManifest(id)
    if (manifest === undefined) return ''
    const { players, variants, bots } = manifest.facts
    const sparring = await manifest.versions.at(-1)?.loadSparring?.()
    const choices = list([
      ['players', players.join(' to ')],
      ['options', ['first', ...variants.map(variantHelp)].join(', ')],
      ['bots', bots.join(', ')],
      ...(sparring ? [['sparring', sparring.bots.map(({ name }) => name).join(', ')]] : []),
    ])
    return `  ${id}\n${choices.replace(/^(?=.)/gm, '    ')}`
  })
  return `\nGames:\n${(await Promise.all(games)).join('').trimEnd()}`
}

/** A variant by its name; one of several values with all of them, the usual one marked. */
export function variantHelp(variant: Variant): string {
  if (!isChoice(variant)) return variant
  const values = variant.values.map((value) => JSON.stringify(value) + (value === variant.usual ? ' (usual)' : ''))
  return `${variant.name}: ${values.join(' or ')}`
}
