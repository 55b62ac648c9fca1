import { parseArgs } from 'node:util'
import { loadRules } from '#games/index.ts'
import type { Contestant } from './contestant.ts'
import { boardgameIo, boardgameIoFast } from './contestants/boardgame-io.ts'
import { hilltop } from './contestants/hilltop.ts'
import { limit } from './contestants/limit.ts'
import { growthTable, measureGrowth } from './growth/measure-growth.ts'
import { type GrowthPlan, NEWS_ROADS, type NewsRoad, PARTS } from './growth/parts.ts'
import { measureServer, type Plan, type ServerFigures, SLICES } from './measure-server.ts'
import { asJson, asTable } from './report.ts'

const HELP = `Measures how many moves one server carries, each in a process of its own: Hilltop as npm start runs it, the limit
(a bare ws server that inserts one durable row and notifies four sockets), and boardgame.io's server. Then measures how the
CPU time of nodes on one Postgres grows with their number, open tables, the log and people.

  npm run bench:online                        a readable table
  npm run bench:online -- hilltop             one of them; there are limit, boardgame-io, boardgame-io-fast,
                                              hilltop (Machi Koro), rail-on-the-hill, lokomoto
  npm run bench:online -- --part nodes        a part of the growth: nodes, commits, tables, log, people
  npm run bench:online -- --json              one JSON object
  npm run bench:online -- --seconds 20        how long each load lasts (default 6)
  npm run bench:online -- --tables 200        how many tables of four seats are open (default 1000; 20000 in --part tables)
  npm run bench:online -- --at-once 50        tables that make moves at the same time (default 100)
  npm run bench:online -- --rate 100          moves a second where times are measured (default 200)
  npm run bench:online -- --nodes 1,2,4       in --part nodes
  npm run bench:online -- --news nats         in --part nodes: notifications only by postgres or nats; both by default
  npm run bench:online -- --moves 10000000    in --part log
  npm run bench:online -- --people 100000     in --part people
  npm run bench:online -- --fill 300          most seconds that a part may take to fill its database
  npm run bench:online -- --flag=--cpu-prof   an argument of node for the servers
`

/** The other games only show that they work as well, so fewer tables suffice. */
const OTHER_GAMES = ['rail-on-the-hill', 'lokomoto']
const OTHER_GAMES_SHARE = 0.2

const TABLES = 1000
const OPEN_TABLES = 20_000
/** Few, so that the sizes of batches, and so the cost of a move, do not depend on how many nodes there are. */
const GROWTH_AT_ONCE = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    tables: { type: 'string' },
    part: { type: 'string', multiple: true, default: [] },
    nodes: { type: 'string', default: '1,2,4' },
    news: { type: 'string', multiple: true, default: [] },
    moves: { type: 'string', default: '10000000' },
    people: { type: 'string', default: '100000' },
    fill: { type: 'string', default: '300' },
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
  const isAll = positionals.length === 0 && values.part.length === 0
  const names = isAll ? Object.keys(contestants) : positionals
  const parts = isAll ? Object.keys(PARTS) : values.part
  const unknown = names.find((name) => contestants[name] === undefined)
  if (unknown !== undefined) return refuse(`there is no ${unknown}; there are ${Object.keys(contestants).join(', ')}`)
  const noPart = parts.find((name) => PARTS[name] === undefined)
  if (noPart !== undefined) return refuse(`there is no part ${noPart}; there are ${Object.keys(PARTS).join(', ')}`)
  const numbers = ['seconds', 'tables', 'at-once', 'rate', 'moves', 'people', 'fill'] as const
  const wrong = numbers.find((name) => values[name] !== undefined && !(Number(values[name]) > 0))
  if (wrong !== undefined) return refuse(`--${wrong} must be a number over 0, not ${values[wrong]}`)
  const noRoad = values.news.find((road) => !isRoad(road))
  if (noRoad !== undefined) return refuse(`--news must be ${NEWS_ROADS.join(' or ')}, not ${noRoad}`)
  const tables = Number(values.tables ?? TABLES)
  const plan: Plan = {
    seconds: Number(values.seconds),
    tables,
    atOnce: Math.min(Number(values['at-once']), tables),
    rate: Number(values.rate),
    flags: values.flag,
  }
  const smaller = { ...plan, tables: Math.max(plan.atOnce, Math.ceil(plan.tables * OTHER_GAMES_SHARE)) }
  const figures: Record<string, ServerFigures> = {}
  for (const name of names) {
    figures[name] = await measureServer(contestants[name], OTHER_GAMES.includes(name) ? smaller : plan, (what) =>
      say(`${contestants[name].name}: ${what}`),
    )
  }
  const growth = parts.length === 0 ? {} : await measureGrowth(parts, growthPlan(tables), say)
  if (values.json) process.stdout.write(`${JSON.stringify({ ...asJson(figures, plan), growth })}\n`)
  else process.stdout.write(`${names.length > 0 ? asTable(figures, plan) : ''}${growthTable(growth)}`)
}

function growthPlan(tables: number): GrowthPlan {
  return {
    seconds: Number(values.seconds) / SLICES,
    fillSeconds: Number(values.fill),
    atOnce: GROWTH_AT_ONCE,
    nodes: values.nodes.split(',').map(Number),
    tables,
    openTables: Number(values.tables ?? OPEN_TABLES),
    moves: Number(values.moves),
    people: Number(values.people),
    news: values.news.length === 0 ? NEWS_ROADS : values.news.filter(isRoad),
  }
}

function isRoad(name: string): name is NewsRoad {
  return NEWS_ROADS.some((road) => road === name)
}

function say(what: string): void {
  process.stderr.write(`${what} ...\n`)
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}
