import { parseArgs } from 'node:util'
import { GAME_IDS } from '#games/index.ts'
import type { Bench, GameBench } from './game-bench.ts'
import type { Measurement } from './measure.ts'

const HELP = `Measures the speed of the rules on one core.

  npm run bench                  a readable table for every game
  npm run bench -- GAME          for one game (${GAME_IDS.join(', ')})
  npm run bench -- --json        one JSON object
  npm run bench -- --seconds 10  time per measurement (default 3)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** The measurements of each game are in a file of their own. */
const BENCHES = import.meta.glob<{ readonly bench: Bench }>('./games/*.ts')

const games = positionals.length > 0 ? positionals : GAME_IDS
const unknown = games.find((name) => !GAME_IDS.includes(name))
const unmeasured = games.find((name) => !(fileOf(name) in BENCHES))

if (values.help) {
  process.stdout.write(HELP)
} else if (!(Number(values.seconds) > 0)) {
  refuse(`--seconds must be a number over 0, not ${values.seconds}`)
} else if (unknown !== undefined) {
  refuse(`there is no game ${unknown}; the games are ${GAME_IDS.join(', ')}`)
} else if (unmeasured !== undefined) {
  refuse(`bench/games/${unmeasured}.ts is missing: add the measurements of ${unmeasured}, like those of another game`)
} else {
  await run()
}

function fileOf(game: string): string {
  return `./games/${game}.ts`
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}

async function run(): Promise<void> {
  const results: GameBench[] = []
  for (const game of games) {
    const { bench } = await BENCHES[fileOf(game)]()
    const result = await bench(Number(values.seconds), (name) => {
      if (process.stderr.isTTY) process.stderr.write(`${game}: measuring ${name} ...\n`)
    })
    results.push(result)
    if (!values.json) process.stdout.write(asTable(result))
  }
  if (values.json) process.stdout.write(`${JSON.stringify(asJson(results))}\n`)
}

function asJson(results: readonly GameBench[]) {
  const rate = ({ name, unit, perSecond }: Measurement) => ({ name, unit, perSecond: Math.round(perSecond) })
  return {
    machine: { node: process.version, platform: process.platform, arch: process.arch },
    ...Object.fromEntries(
      results.map(({ game, measurements, timesBoardgameIo }) => [
        game,
        { measurements: measurements.map(rate), timesBoardgameIo },
      ]),
    ),
  }
}

function asTable({ title, measurements, timesBoardgameIo }: GameBench): string {
  const rows = measurements.map(({ name, unit, perSecond }) => {
    const rate = Math.round(perSecond).toLocaleString('en')
    const each = `${(1e6 / perSecond).toFixed(3)} µs`
    return `  ${name.padEnd(38)}${rate.padStart(14)} ${`${unit}/s`.padEnd(12)}${each.padStart(14)} each`
  })
  const ratios = Object.entries(timesBoardgameIo).map(([name, ratio]) => {
    return `  ${`times boardgame.io, ${name}`.padEnd(38)}${ratio.toFixed(0).padStart(14)}`
  })
  return [`${title}, one core, Node ${process.version}`, ...rows, ...ratios, '', ''].join('\n')
}
