import { readFileSync, writeFileSync } from 'node:fs'
import { type Calibration, calibrated, chancesToLead, type ForecastQuestion, type SeatWorth } from '#bots/forecast.ts'
import type { GameTypes } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import * as loko from '#games/lokomoto/bot/forecast.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { rawChances } from '#games/machi-koro/bot/forecast.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import * as rail from '#games/rail-on-the-hill/bot/forecast.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import type { CalibrationGame } from './games.ts'
import { readGames, seenIn } from './judged.ts'

/**
 * Fits the forecasts to the games of play.ts, and writes them beside the bots:
 *
 *     node --import tsx scripts/calibrate/fit.ts FILE…
 *     npx biome check --write src/games
 */

/** Moments of each game. */
const MOMENTS = 24
const PARTS = 5

/** A moment, and the result of the game. */
interface Moment<Seen> {
  readonly seen: Seen
  readonly kind: CalibrationGame['kind']
  /** Games are dealt into parts: a moment must not be judged by what was fitted to its own game. */
  readonly part: number
  /** Each seat's share of the victory, and its points where there are any. */
  readonly shares: readonly number[]
  readonly finals: readonly number[]
}

async function momentsOf<T extends GameTypes, Seen>(
  played: readonly CalibrationGame[],
  look: (question: ForecastQuestion<T>) => Seen,
): Promise<Moment<Seen>[]> {
  const game = await loadRules(played[0].game)
  return played.flatMap((each, i) => {
    const { seen, ...result } = seenIn(game, each, MOMENTS, look as (question: ForecastQuestion) => Seen)
    return seen.map((one) => ({ seen: one, kind: each.kind, part: i % PARTS, ...result }))
  })
}

/** Raw chances at a moment, and what came of it. */
interface Judged {
  readonly raw: readonly number[]
  readonly shares: readonly number[]
}

/** No seat is ever given up altogether. */
const DOUBT = 0.02

/** The most likely calibration, by the mean logarithm of the chance of what happened. */
function fitCalibration(judged: readonly Judged[]): Calibration {
  let best = { power: 1, doubt: DOUBT }
  let least = Number.POSITIVE_INFINITY
  for (let power = 0.3; power < 3; power *= 1.04) {
    const tried = { power: rounded(power), doubt: DOUBT }
    const surprise = judged.reduce((sum, { raw, shares }) => sum + surpriseAt(calibrated(raw, tried), shares), 0)
    if (surprise < least) [least, best] = [surprise, tried]
  }
  return best
}

function surpriseAt(chances: readonly number[], shares: readonly number[]): number {
  return shares.reduce((sum, share, i) => (share > 0 ? sum - share * Math.log(Math.max(1e-6, chances[i])) : sum), 0)
}

function calibrationsOf(judged: readonly Judged[]): Record<string, Calibration> {
  const players = [...new Set(judged.map(({ raw }) => raw.length))].sort()
  return Object.fromEntries(
    players.map((count) => [count, fitCalibration(judged.filter(({ raw }) => raw.length === count))]),
  )
}

/** The worth of a seat at a stage, and its final points. */
interface Sample extends SeatWorth {
  readonly final: number
}

type Line = [offset: number, factor: number, spread: number]

type Worthy = Moment<readonly SeatWorth[]>

/** The stages of a game. */
interface Stages {
  readonly count: number
  /** How many stages apart two neighbours are, and from how many neighbours on a stage says nothing about another. */
  readonly apart: number
  readonly width: number
  /** Stages that are like no other. */
  readonly alone: readonly number[]
}

/** The lines of all stages; a stage without samples has that of the one before. */
function linesOf(moments: readonly Worthy[], stages: Stages): Line[] {
  const samples = moments.flatMap(({ seen, finals }) => seen.map((seat, i) => ({ ...seat, final: finals[i] })))
  const lines: Line[] = []
  for (let stage = 0; stage < stages.count; stage++) {
    const near = samples.map((sample) => ({ ...sample, weight: nearness(stages, stage, sample.stage) }))
    const own = near.filter(({ weight }) => weight > 0)
    lines.push(own.length > 1 ? lineThrough(own) : (lines[stage - stages.apart] ?? [0, 1, 0]))
  }
  return lines
}

/** The weight of what is seen at one stage for another, from 0 to 1. */
function nearness({ apart, width, alone }: Stages, one: number, other: number): number {
  if (one === other) return 1
  const distance = Math.abs(one - other) / apart
  if (!Number.isInteger(distance) || alone.includes(one) || alone.includes(other)) return 0
  return Math.max(0, 1 - distance / width)
}

/** The worth of a seat, and its final points. */
interface Sample {
  readonly worth: number
  readonly final: number
  readonly weight: number
}

/** Where all seats are worth nearly the same, a point more of worth is taken for a point more in the end. */
const PRIOR_SQUARES = 100

function lineThrough(samples: readonly Sample[]): Line {
  const sum = samples.reduce((all, { weight }) => all + weight, 0)
  const meanOf = (value: (sample: Sample) => number) =>
    samples.reduce((all, sample) => all + sample.weight * value(sample), 0) / sum
  const worth = meanOf((sample) => sample.worth)
  const final = meanOf((sample) => sample.final)
  const products = meanOf((sample) => (sample.worth - worth) * (sample.final - final))
  const squares = meanOf((sample) => (sample.worth - worth) ** 2)
  const factor = rounded((products + PRIOR_SQUARES) / (squares + PRIOR_SQUARES))
  const offset = rounded(final - factor * worth)
  return [offset, factor, rounded(spreadOf(samples, (each) => each.final - offset - factor * each.worth))]
}

/** The share of a normal distribution that is within one spread. */
const WITHIN = 0.6827

/** The spread that holds as many results as it says, whatever their distribution. */
function spreadOf(samples: readonly Sample[], errorOf: (sample: Sample) => number): number {
  const errors = samples.map((sample) => ({ size: Math.abs(errorOf(sample)), weight: sample.weight }))
  errors.sort((one, other) => one.size - other.size)
  const all = errors.reduce((sum, { weight }) => sum + weight, 0)
  let within = 0
  for (const { size, weight } of errors) {
    within += weight
    if (within >= WITHIN * all) return size
  }
  return 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** Judges each moment by the lines of its part. */
function judgedBy(linesOfParts: readonly (readonly Line[])[], moments: readonly Worthy[]): Judged[] {
  return moments.map(({ seen, shares, part }) => {
    const points = seen.map(({ worth, stage }) => {
      const [offset, factor, spread] = linesOfParts[part][stage]
      return { mean: offset + factor * worth, spread }
    })
    return { raw: chancesToLead(points), shares }
  })
}

async function fitMachi(played: readonly CalibrationGame[]) {
  const moments = await momentsOf<MachiTypes, number[]>(played, ({ game, view, seed }) =>
    rawChances(game.determinize(view, new Rng(seed))),
  )
  return calibrationsOf(moments.map(({ seen, shares }) => ({ raw: seen, shares })))
}

/** The lines of players of all levels and of good players at each stage of games with several, and the calibrations. */
function fitTogether(moments: readonly Worthy[], stages: Stages) {
  const mixed = moments.filter(({ kind }) => kind === 'mixed')
  const good = linesOf(
    moments.filter(({ kind, seen }) => kind === 'good' && seen.length > 1),
    stages,
  )
  const linesOfParts = Array.from({ length: PARTS }, (_, part) =>
    linesOf(
      mixed.filter((moment) => moment.part !== part),
      stages,
    ),
  )
  return {
    rows: linesOf(mixed, stages).map((line, stage) => [...line, ...good[stage]]),
    calibrations: calibrationsOf(judgedBy(linesOfParts, mixed)),
  }
}

async function fitRail(played: readonly CalibrationGame[]) {
  const moments = await momentsOf<RailTypes, SeatWorth[]>(played, rail.seatsAt)
  const stages = { count: rail.STAGE_COUNT, apart: rail.TURN_STAGES, width: 4, alone: [0, rail.STAGE_COUNT - 1] }
  const { rows, calibrations } = fitTogether(moments, stages)
  const alone = moments.filter(({ seen }) => seen.length === 1)
  return { calibrations, together: rows, alone: linesOf(alone, stages) }
}

async function fitLokomoto(played: readonly CalibrationGame[]) {
  const moments = await momentsOf<LokoTypes, SeatWorth[]>(played, loko.seatsAt)
  const stages = { count: loko.STAGE_COUNT, apart: 1, width: 2, alone: [] }
  const [two, more] = [true, false].map((ofTwo) =>
    fitTogether(
      moments.filter(({ seen }) => (seen.length === 2) === ofTwo),
      stages,
    ),
  )
  return { calibrations: { ...two.calibrations, ...more.calibrations }, two: two.rows, more: more.rows }
}

const fits: Readonly<Record<string, (played: readonly CalibrationGame[]) => Promise<unknown>>> = {
  'machi-koro': fitMachi,
  'rail-on-the-hill': fitRail,
  lokomoto: fitLokomoto,
}
for (const file of process.argv.slice(2)) {
  const played = readGames(readFileSync(file, 'utf8'))
  const id = played[0].game
  writeFileSync(`src/games/${id}/bot/forecast.json`, `${JSON.stringify(await fits[id](played))}\n`)
}
