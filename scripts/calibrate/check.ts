import { readFileSync } from 'node:fs'
import {
  confidence,
  coverage,
  type Estimated,
  type JudgedMoment,
  judgedMoments,
  loadForecasts,
  readGames,
  reliability,
  scoresOf,
} from './judged.ts'

/**
 * Checks the forecasts on games of play.ts with another seed than those they were fitted to:
 *
 *     node --import tsx scripts/calibrate/check.ts FILE…
 *
 * Intervals are of 95 %, with the moments of a game counted as one.
 */

/** Moments of each game. */
const MOMENTS = 12
const GOOD_MOMENTS = 4
const BINS = 10

for (const file of process.argv.slice(2)) {
  const played = readGames(readFileSync(file, 'utf8'))
  const id = played[0].game
  const { game, forecaster } = await loadForecasts(id)
  const groups = new Map<string, JudgedMoment[]>()
  for (const each of played) {
    const { players, ...variants } = each.options
    const moments = judgedMoments(game, forecaster, each, each.kind === 'good' ? GOOD_MOMENTS : MOMENTS)
    // A variant is checked with all numbers of players together.
    const name = Object.keys(variants).join(' ') || String(players)
    groups.set(name, [...(groups.get(name) ?? []), ...moments])
  }
  const mixed = [...groups.values()].flat().filter(({ isGood }) => !isGood)
  tell(`\n${id}\n\n| chance told | seats | won, less told | 95 % |\n|---|---|---|---|`)
  for (const { forecast, difference } of reliability(mixed, BINS)) {
    tell(`| ${percent(forecast)} | ${difference.count} | ${share(difference)} |`)
  }
  tell('\n| players | games | confidence | 95 % | Brier | of 1/n | log loss | of 1/n |')
  tell('|---|---|---|---|---|---|---|---|')
  for (const [name, all] of [...groups, ['all', mixed] as const]) {
    const moments = all.filter(({ isGood }) => !isGood)
    if (moments.length === 0) continue
    const { brier, logLoss } = scoresOf(moments)
    const { mean, error, games } = confidence(moments)
    const scores = [brier.told, brier.equal, logLoss.told, logLoss.equal].map((score) => score.toFixed(3))
    const interval = `${(mean - 1.96 * error).toFixed(2)} to ${(mean + 1.96 * error).toFixed(2)}`
    tell(`| ${name} | ${games} | ${mean.toFixed(2)} | ${interval} | ${scores.join(' | ')} |`)
  }
  const good = [...groups].map(([name, all]) => [name, all.filter(({ isGood }) => isGood)] as const)
  if (good.every(([, moments]) => moments.length === 0)) continue
  tell('\n| players | games | spread | within it | 95 % | within 80 % | 95 % | points, less told | 95 % |')
  tell('|---|---|---|---|---|---|---|---|---|')
  for (const [name, moments] of [...good, ['all', good.flatMap(([, each]) => each)] as const]) {
    if (moments.length === 0) continue
    const { one, eighty, difference, spread } = coverage(moments)
    tell(`| ${name} | ${one.games} | ${spread.toFixed(1)} | ${share(one)} | ${share(eighty)} | ${points(difference)} |`)
  }
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)}%`
}

function share({ mean, error }: Estimated): string {
  return `${percent(mean)} | ${percent(mean - 1.96 * error)} to ${percent(mean + 1.96 * error)}`
}

function points({ mean, error }: Estimated): string {
  return `${mean.toFixed(1)} | ${(mean - 1.96 * error).toFixed(1)} to ${(mean + 1.96 * error).toFixed(1)}`
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
