import { parseArgs } from 'node:util'
import { loadRules } from '#games/index.ts'
import type { Contestant } from './contestant.ts'
import { boardgameIo, boardgameIoFast } from './contestants/boardgame-io.ts'
import { hilltop } from './contestants/hilltop.ts'
import { limit } from './contestants/limit.ts'
import { measureServer, type Plan, type ServerFigures } from './measure-server.ts'
import { asJson, asTable } from './report.ts'

const HELP = `Measures how many moves one server carries, each in a process of its own: Hilltop as npm start runs it, the limit
(a bare ws server that inserts one durable row and notifies four sockets), and boardgame.io's server.

  npm run bench:online                        a readable table
  npm run bench:online -- hilltop             one of them; there are limit, boardgame-io, boardgame-io-fast,
                                              hilltop (Machi Koro), rail-on-the-hill, lokomoto
  npm run bench:online -- --json              one JSON object
  npm run bench:online -- --seconds 20        how long each load lasts (default 6)
  npm run bench:online -- --tables 200        how many tables of four seats are open (default 1000)
  npm run bench:online -- --at-once 50        tables that make moves at the same time (default 100)
  npm run bench:online -- --rate 100          moves a second where times are measured (default 200)
  npm run bench:online -- --flag=--cpu-prof   an argument of node for the servers
`

/** The other games only show that they work as well, so fewer tables suffice. */
const OTHER_GAMES = ['rail-on-the-hill', 'lokomoto']
const OTHER_GAMES_SHARE = 0.2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    tables: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '100' },
    rate: { type: 'string', default: '200' },
    flag: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) process.stdout.write(HELP)
else await run()

async function run(): Promise<void> {
  const contestants: Record<string, Contestant> = {
    limit,
    'boardgame-io': boardgameIo,
    'boardgame-io-fast': boardgameIoFast,
    hilltop: hilltop(await loadRules('machi-koro')),
  }
  for (const game of OTHER_GAMES) contestants[game] = hilltop(await loadRules(game))
  const names = positionals.length > 0 ? positionals : Object.keys(contestants)
  const unknown = names.find((name) => contestants[name] === undefined)
  if (unknown !== undefined) return refuse(`there is no ${unknown}; there are ${Object.keys(contestants).join(', ')}`)
  const wrong = (['seconds', 'tables', 'at-once', 'rate'] as const).find((name) => !(Number(values[name]) > 0))
  if (wrong !== undefined) return refuse(`--${wrong} must be a number over 0, not ${values[wrong]}`)
  const plan: Plan = {
    seconds: Number(values.seconds),
    tables: Number(values.tables),
    atOnce: Math.min(Number(values['at-once']), Number(values.tables)),
    rate: Number(values.rate),
    flags: values.flag,
  }
  const smaller = { ...plan, tables: Math.max(plan.atOnce, Math.ceil(plan.tables * OTHER_GAMES_SHARE)) }
  const figures: Record<string, ServerFigures> = {}
  for (const name of names) {
    figures[name] = await measureServer(contestants[name], OTHER_GAMES.includes(name) ? smaller : plan, (what) => {
      process.stderr.write(`${contestants[name].name}: ${what} ...\n`)
    })
  }
  process.stdout.write(values.json ? `${JSON.stringify(asJson(figures, plan))}\n` : asTable(figures, plan))
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}
