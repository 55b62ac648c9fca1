import { parseArgs } from 'node:util'
import type { Measurement } from './measure.ts'
import { benchRailOnTheHill, type RailBench } from './rail-on-the-hill.ts'

const HELP = `Measures the speed of the rules on one core.

  npm run bench                  a readable table
  npm run bench -- --json        one JSON object
  npm run bench -- --seconds 10  time per measurement (default 3)
`

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  process.stdout.write(HELP)
} else if (!(Number(values.seconds) > 0)) {
  process.stderr.write(`--seconds must be a number over 0, not ${values.seconds}\n`)
  process.exitCode = 2
} else {
  const result = await benchRailOnTheHill(Number(values.seconds), (name) => {
    if (process.stderr.isTTY) process.stderr.write(`measuring ${name} ...\n`)
  })
  process.stdout.write(values.json ? `${JSON.stringify(asJson(result))}\n` : asTable(result))
}

function asJson({ measurements, ratios }: RailBench) {
  const rate = ({ name, unit, perSecond }: Measurement) => ({ name, unit, perSecond: Math.round(perSecond) })
  return {
    machine: { node: process.version, platform: process.platform, arch: process.arch },
    'rail-on-the-hill': { measurements: measurements.map(rate), timesBoardgameIo: ratios },
  }
}

function asTable({ measurements, ratios }: RailBench): string {
  const rows = measurements.map(({ name, unit, perSecond }) => {
    const rate = Math.round(perSecond).toLocaleString('en')
    const each = `${(1e6 / perSecond).toFixed(3)} µs`
    return `  ${name.padEnd(38)}${rate.padStart(14)} ${`${unit}/s`.padEnd(12)}${each.padStart(14)} each`
  })
  return [
    `The Rail on the Hill, four players, one core, Node ${process.version}`,
    ...rows,
    times('times boardgame.io, full lists', ratios.listed),
    times('times boardgame.io, sampled', ratios.sampled),
    times('times boardgame.io, sampled, opaque', ratios.sampledOpaque),
    '',
  ].join('\n')
}

function times(name: string, ratio: number): string {
  return `  ${name.padEnd(38)}${ratio.toFixed(0).padStart(14)}`
}
