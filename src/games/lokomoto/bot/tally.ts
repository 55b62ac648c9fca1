import type { Estimate } from '#bots/futures.ts'
import type { Result } from './playouts.ts'

/** What came of every way in every future that it was tried in. */
export class Tally {
  /** The player's points at the end of whole games with the best way. */
  readonly #ends: number[] = []
  /** How far the player was ahead in each future, and with how many points. */
  readonly #leads: number[][]
  readonly #owns: number[][]

  constructor(ways: number) {
    this.#leads = Array.from({ length: ways }, () => [])
    this.#owns = Array.from({ length: ways }, () => [])
  }

  /** Writes a result down, and says what it is worth. */
  note(way: number, future: number, { own, lead, worth }: Readonly<Result>): number {
    this.#leads[way][future] = lead
    this.#owns[way].push(own)
    return worth
  }

  /** Writes down what came of a whole game with the best way. */
  noteEnd({ own }: Readonly<Result>): void {
    this.#ends.push(own)
  }

  /** All ways, the best first. Those that were let go early are behind those that were tried to the end. */
  rank(estimates: readonly Estimate[]): number[] {
    const most = Math.max(...estimates.map(({ tries }) => tries))
    const isKnown = ({ tries }: Estimate) => (tries >= most - 1 ? 1 : 0)
    return [...estimates.keys()].sort(
      (one, other) =>
        isKnown(estimates[other]) - isKnown(estimates[one]) ||
        estimates[other].mean - estimates[one].mean ||
        one - other,
    )
  }

  /**
   * The points that the player comes to: those of the best way at the end of games or, where none came to its end, after
   * the rounds that it was tried for; less what another is worse in the futures that both were tried in. None comes to
   * more than the best: a greater lead on average may be a smaller chance to win.
   */
  points(foreseen: number, best: number, way: number, estimates: readonly Estimate[]): number {
    const seen = this.#ends.length > 0 ? this.#ends : this.#owns[best]
    const points = seen.length > 0 ? mean(seen) : foreseen
    if (way === best) return points
    const shared = this.#leads[way].flatMap((lead, future) => {
      const other = this.#leads[best][future]
      return other === undefined ? [] : [lead - other]
    })
    const worse = shared.length > 0 ? mean(shared) : estimates[way].mean - estimates[best].mean
    return points + Math.min(0, worse)
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
