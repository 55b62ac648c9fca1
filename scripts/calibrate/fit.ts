import { readFileSync, writeFileSync } from 'node:fs'
import { type Calibration, calibrated, chancesToLead } from '#bots/forecast.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import * as loko from '#games/lokomoto/bot/forecast.ts'
import type { LokoState } from '#games/lokomoto/rules/state.ts'
import { rawChances } from '#games/machi-koro/bot/forecast.ts'
import type { MachiState } from '#games/machi-koro/rules/state.ts'
import * as rail from '#games/rail-on-the-hill/bot/forecast.ts'
import type { RailState } from '#games/rail-on-the-hill/rules/state.ts'
import type { CalibrationGame } from './games.ts'

/**
 * Fits the forecasts of these games, or of all, to what play.ts has played, and writes them beside the bots:
 *
 *     node --import tsx scripts/calibrate/fit.ts FILE [GAME…]
 *     npx biome check --write src/games
 */

const [file, ...named] = process.argv.slice(2)
const games = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): CalibrationGame => JSON.parse(line))

/** A moment at which a seat begins to act, and the result of the game. */
interface Seen {
  readonly state: unknown
  readonly players: number
  readonly kind: CalibrationGame['kind']
  /** Each seat's share of the victory, and its points where there are any. */
  readonly shares: readonly number[]
  readonly finals: readonly number[]
}

/** Every so many moments are enough. With a multiple of the number of players, the same seat would always act. */
const EVERY = 7

async function momentsOf(id: string): Promise<Seen[]> {
  const game = await loadRules(id)
  return games.filter((each) => each.game === id && each.kind !== 'check').flatMap((each) => seenIn(game, each))
}

function seenIn(game: Game, { players, kind, seed, actions }: CalibrationGame): Seen[] {
  const options: GameOptions = { players }
  const state = game.setup(options, seed)
  const states: unknown[] = []
  const rng = new Rng(`${seed}/fit`)
  let last = 0
  let begun = 0
  for (const [seat, text] of actions) {
    // Alone there is no change of seats.
    if ((seat !== last || players === 1) && begun++ % EVERY === 0) {
      states.push(game.determinize(game.view(state, seat), rng))
    }
    last = seat
    game.play(state, seat, game.parse(text))
  }
  const { winners, scores } = game.standing(state)
  const shares = scores.map((_, i) => (winners.includes(i + 1) ? 1 / winners.length : 0))
  const finals = scores.map((score) => (score as { readonly total?: number }).total ?? 0)
  return states.map((each) => ({ state: each, players, kind, shares, finals }))
}

/** Raw chances at a moment, and what came of it. */
interface Judged {
  readonly raw: readonly number[]
  readonly shares: readonly number[]
}

/** The most likely calibration, by the mean logarithm of the chance of what happened. */
function fitCalibration(judged: readonly Judged[]): Calibration {
  let best = { power: 1, doubt: 0.01 }
  let least = Number.POSITIVE_INFINITY
  for (let power = 0.5; power < 4; power *= 1.05) {
    for (const doubt of [0.005, 0.02, 0.04]) {
      const tried = { power: rounded(power), doubt }
      const surprise = judged.reduce((sum, { raw, shares }) => sum + surpriseAt(calibrated(raw, tried), shares), 0)
      if (surprise < least) [least, best] = [surprise, tried]
    }
  }
  return best
}

function surpriseAt(chances: readonly number[], shares: readonly number[]): number {
  const logs = shares.map((share, i) => (share > 0 ? share * Math.log(Math.max(1e-6, chances[i])) : 0))
  return -logs.reduce((one, other) => one + other)
}

function calibrationsOf(judged: readonly Judged[], players: readonly number[]): Record<string, Calibration> {
  return Object.fromEntries(
    players.map((count) => [count, fitCalibration(judged.filter(({ raw }) => raw.length === count))]),
  )
}

/** The worth of a seat at a stage, and its final points. */
interface Sample {
  readonly stage: number
  readonly worth: number
  readonly final: number
}

type Row = [offset: number, factor: number, spread: number, goodOffset: number, goodSpread: number]

/** Weak players lose the more the less they have, but a stage with few samples must not turn the order around. */
const LEAST_FACTOR = 0.5

function rowsOf(usual: readonly Sample[], good: readonly Sample[], stages: number): Row[] {
  const rows: Row[] = []
  for (let stage = 0; stage < stages; stage++) {
    const own = usual.filter((sample) => sample.stage === stage)
    const best = good.filter((sample) => sample.stage === stage)
    const before = rows[stage - 1] ?? [0, 1, 0, 0, 0]
    const [offset, factor, spread] = own.length > 1 ? lineThrough(own) : before
    const [goodOffset, goodSpread] = best.length > 1 ? offsetOf(best) : before.slice(3)
    rows.push([offset, factor, spread, goodOffset, goodSpread].map(rounded) as Row)
  }
  return rows
}

function lineThrough(samples: readonly Sample[]): [number, number, number] {
  const worth = mean(samples.map((sample) => sample.worth))
  const final = mean(samples.map((sample) => sample.final))
  const products = mean(samples.map((sample) => (sample.worth - worth) * (sample.final - final)))
  const squares = mean(samples.map((sample) => (sample.worth - worth) ** 2))
  const factor = squares === 0 ? 1 : Math.max(LEAST_FACTOR, products / squares)
  const offset = final - factor * worth
  return [offset, factor, Math.sqrt(mean(samples.map((each) => (each.final - offset - factor * each.worth) ** 2)))]
}

function offsetOf(samples: readonly Sample[]): [number, number] {
  const offset = mean(samples.map(({ worth, final }) => final - worth))
  return [offset, Math.sqrt(mean(samples.map(({ worth, final }) => (final - worth - offset) ** 2)))]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** How a game for points is judged. */
interface Judging {
  worths(state: unknown): readonly number[]
  stage(state: unknown, player: number): number
}

interface Worthy extends Seen {
  readonly worths: readonly number[]
  readonly stages: readonly number[]
}

function worthy(seen: readonly Seen[], { worths, stage }: Judging): Worthy[] {
  return seen.map((each) => ({
    ...each,
    worths: worths(each.state),
    stages: each.finals.map((_, player) => stage(each.state, player)),
  }))
}

function samplesOf(seen: readonly Worthy[]): Sample[] {
  return seen.flatMap(({ worths, stages, finals }) =>
    worths.map((worth, i) => ({ worth, stage: stages[i], final: finals[i] })),
  )
}

function judgedBy(rows: readonly Row[], seen: readonly Worthy[]): Judged[] {
  return seen.map(({ worths, stages, shares }) => {
    const points = worths.map((worth, i) => {
      const [offset, factor, spread] = rows[stages[i]]
      return { mean: offset + factor * worth, spread }
    })
    return { raw: chancesToLead(points), shares }
  })
}

/**
 * The spread of final points contains that between good and weak players, but who is weak is soon seen. So the spread of
 * each stage is scaled to the most likely one for the question of who wins.
 */
function scaleSpreads(rows: readonly Row[], seen: readonly Worthy[]): Row[] {
  return rows.map((row, stage) => {
    const own = seen.filter(({ stages }) => stages[0] === stage)
    let best = row
    let least = Number.POSITIVE_INFINITY
    for (let scale = 0.2; scale < 1.6; scale *= 1.1) {
      const [offset, factor, spread, ...good] = row
      const tried: Row = [offset, factor, rounded(scale * spread), ...good]
      const surprise = judgedBy(rows.with(stage, tried), own).reduce((sum, { raw, shares }) => {
        return sum + surpriseAt(raw, shares)
      }, 0)
      if (surprise < least) [least, best] = [surprise, tried]
    }
    return best
  })
}

function write(game: string, json: unknown): void {
  writeFileSync(`src/games/${game}/bot/forecast.json`, `${JSON.stringify(json)}\n`)
}

async function fitMachi(): Promise<void> {
  const seen = await momentsOf('machi-koro')
  const judged = seen.map(({ state, shares }) => ({ raw: rawChances(state as MachiState), shares }))
  write('machi-koro', calibrationsOf(judged, [2, 3, 4]))
}

async function fitRail(): Promise<void> {
  const seen = worthy(await momentsOf('rail-on-the-hill'), {
    worths: (state) => {
      const { options } = state as RailState
      return Array.from({ length: options.players }, (_, player) => rail.worthOf(state as RailState, player))
    },
    stage: (state, player) => rail.turnsLeft(state as RailState, player),
  })
  const fit = seen.filter(({ kind }) => kind === 'fit')
  const goodOf = (alone: boolean) =>
    samplesOf(seen.filter(({ kind, players }) => kind === 'good' && (players === 1) === alone))
  const together = scaleSpreads(rowsOf(samplesOf(fit), goodOf(false), rail.STAGE_COUNT), fit)
  const alone = rowsOf([], goodOf(true), rail.STAGE_COUNT)
  write('rail-on-the-hill', { calibrations: calibrationsOf(judgedBy(together, fit), [2, 3, 4]), together, alone })
}

async function fitLokomoto(): Promise<void> {
  const seen = worthy(await momentsOf('lokomoto'), {
    worths: (state) => loko.worthsOf(state as LokoState),
    stage: (state) => loko.stageOf(state as LokoState),
  })
  const fit = seen.filter(({ kind }) => kind === 'fit')
  const good = seen.filter(({ kind }) => kind === 'good')
  const stages = scaleSpreads(rowsOf(samplesOf(fit), samplesOf(good), loko.STAGE_COUNT), fit)
  write('lokomoto', { calibrations: calibrationsOf(judgedBy(stages, fit), [2, 3, 4, 5]), stages })
}

const fits = { 'machi-koro': fitMachi, 'rail-on-the-hill': fitRail, lokomoto: fitLokomoto }
for (const [id, fitGame] of Object.entries(fits)) if (named.length === 0 || named.includes(id)) await fitGame()
