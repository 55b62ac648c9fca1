import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { GAMES } from '#games/list.ts'
import { type CalibrationJob, optionsOf, playCalibrationGame } from './games.ts'

/**
 * Plays the games that forecasts are fitted to, or others to check them with:
 *
 *     node --import tsx scripts/calibrate/play.ts FILE SEED GAME
 *
 * Adds one game per line to the file. It can be stopped at any time and started again: games of all numbers of players,
 * variants and kinds come in turn, and those in the file are skipped.
 */

/** How many games there are for each number of players, and how many with each variant. */
const COUNTS: Readonly<
  Record<string, Readonly<Record<CalibrationJob['kind'], readonly [usual: number, variant: number]>>>
> = {
  'rail-on-the-hill': { mixed: [120, 24], good: [40, 6] },
  'machi-koro': { mixed: [300, 0], good: [0, 0] },
  lokomoto: { mixed: [160, 24], good: [30, 6] },
}

const [file, name, id] = process.argv.slice(2)
const found = GAMES.find(({ facts }) => facts.id === id)
const version = found?.versions.at(-1)
if (found === undefined || version === undefined) throw new Error(`there is no game ${id}`)
const jobs = optionsOf(found.facts).flatMap(({ options, isUsual }) =>
  (['mixed', 'good'] as const).flatMap((kind) => {
    // Alone there are no chances to win.
    const count = kind === 'mixed' && options.players === 1 ? 0 : COUNTS[id][kind][isUsual ? 0 : 1]
    const rules = Object.keys(options).join('-')
    return Array.from({ length: count }, (_, number) => ({
      job: { options, kind, seed: `${name}/${kind}/${rules}/${options.players}/${number}` },
      order: number / count,
    }))
  }),
)
jobs.sort((one, other) => one.order - other.order)
const [game, bots] = await Promise.all([version.loadRules(), version.loadBots()])
const played = existsSync(file) ? readFileSync(file, 'utf8') : ''
for (const { job } of jobs) {
  if (played.includes(`"${job.seed}"`)) continue
  appendFileSync(file, `${JSON.stringify(playCalibrationGame(game, bots, job))}\n`)
}
