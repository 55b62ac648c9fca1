import type { PlayedGame, SeatCosts, Spent } from '#bots/arena/played.ts'
import type { Lineup } from '#bots/arena/schedule.ts'
import type { Limit } from '#bots/budget.ts'
import { TurnCounter } from '#bots/turns.ts'
import { explainCards } from '#engine/card-sentences.ts'
import type { CardSetName, Game, GameOptions, NextAction, Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { chooseGame, closePrograms, findBots, type SparringFile, withSparring } from '../choose-game.ts'
import { fairWinners, type GameObserver, type Pauses, playGame, type Setting } from '../play-game.ts'
import type { FaultKind, ProgramPlace } from '../programs/engine-process.ts'
import { titleOf, totalOf } from '../standing.ts'

/** What all games of an arena have in common; sent to its threads. */
export interface ArenaSetting {
  readonly game: string
  /** Only if the cards are not the standard ones. */
  readonly cards?: { readonly set: unknown; readonly name: CardSetName }
  /** Only if a file describes some of the bots. */
  readonly sparring?: SparringFile
  readonly options: GameOptions
  /** The names of the bots, each once. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly limit: Limit
  /** The folder in which programs are started. */
  readonly cwd: string
}

export interface Job {
  readonly deal: number
  readonly seats: Lineup
}

export interface JobResult {
  readonly game: PlayedGame
  readonly costs: readonly SeatCosts[]
  /** What programs did wrong, by seat. */
  readonly faults: ReadonlyMap<Seat, FaultKind>
}

/** An arena thread only plays, and is terminated to stop it. */
const NO_PAUSES: Pauses = { maybe: () => undefined }

export interface ArenaPlayer {
  /** Plays one game. */
  play(job: Job): Promise<JobResult>
  /** Ends its programs. */
  close(): Promise<void>
}

/** `told` is told of the processes of programs, and how they die. */
export async function arenaPlayer(
  { game, cards, sparring, options, bots, seed, limit, cwd }: ArenaSetting,
  told: Pick<ProgramPlace, 'started' | 'ended' | 'died'>,
): Promise<ArenaPlayer> {
  const entry = withSparring(await chooseGame(game), sparring)
  const rules = cards === undefined ? entry.rules : withCards(entry.rules, cards.set, cards.name)
  const players = findBots(entry, bots.join(','), { cwd, ...told })
  const play = async ({ deal, seats }: Job) => {
    const setting: Setting = {
      rules,
      options,
      seed: `${seed}/${deal}`,
      bots: seats.map((bot) => players[bot]),
      limit,
    }
    const meter = new TurnMeter(rules, options.players)
    const match = await playGame(setting, NO_PAUSES, meter)
    const { costs, faults } = meter
    return { game: playedGame(match, meter), costs, faults }
  }
  return { play, close: () => closePrograms(players) }
}

function withCards(rules: Game, set: unknown, name: CardSetName): Game {
  const read = rules.withCards(set, name)
  if (!read.ok) throw new Error(explainCards(read.error, rules.cardProblems))
  return read.value
}

function playedGame({ game, state, log }: Match, { costs, faults }: TurnMeter): PlayedGame {
  const standing = game.standing(state)
  const { scores } = standing
  const winners = fairWinners(standing, faults)
  return {
    actions: log.length,
    turns: costs.reduce((sum, { turns }) => sum + turns.length, 0),
    seats: scores.map((score, i) => {
      const seat = i + 1
      const total = totalOf(score)
      const title = titleOf(score)
      return {
        won: winners.includes(seat) ? 1 / winners.length : 0,
        ...(total !== undefined && { total }),
        ...(title !== undefined && { title }),
        sources: sourcesOf(game, state, seat),
      }
    }),
  }
}

function sourcesOf(game: Game, state: unknown, seat: number): Record<string, number> {
  const sources: Record<string, number> = {}
  for (const { from, points } of game.pointSources(state, seat)) sources[from] = (sources[from] ?? 0) + points
  return sources
}

/** Adds up the thinking of each seat during a game, by decision and by turn. */
export class TurnMeter implements GameObserver {
  readonly faults = new Map<Seat, FaultKind>()
  readonly #counter: TurnCounter
  readonly #seats: readonly SeatMeter[]

  constructor(rules: Game, players: number) {
    this.#counter = new TurnCounter(rules)
    this.#seats = Array.from({ length: players }, () => ({ decisions: [], turns: [], waiting: [] }))
  }

  thought(seat: Seat, spent: Spent): void {
    this.#seats[seat - 1].waiting.push(spent)
  }

  fault(seat: Seat, kind: FaultKind): void {
    this.faults.set(seat, kind)
  }

  before({ state }: Match, next: NextAction | undefined): void {
    if (next === undefined) return
    const meter = this.#seats[next.seat - 1]
    if (this.#counter.begins(state, next.seat)) meter.turns.push({ ms: 0, nodes: 0 })
    for (const { ms, nodes } of meter.waiting.splice(0)) {
      meter.decisions.push({ ms, nodes })
      const last = meter.turns[meter.turns.length - 1]
      meter.turns[meter.turns.length - 1] = { ms: last.ms + ms, nodes: last.nodes + nodes }
    }
  }

  get costs(): SeatCosts[] {
    return this.#seats.map(({ decisions, turns }) => ({ decisions, turns }))
  }
}

interface SeatMeter {
  readonly decisions: Spent[]
  readonly turns: Spent[]
  /** Thinking for actions that are not played yet. */
  readonly waiting: Spent[]
}
