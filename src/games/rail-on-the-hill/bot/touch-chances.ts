import { LINES } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { TRACKS_PER_LINE } from '../rules/numbers.ts'
import { LAID_EVER, lineAt, type RailState } from '../rules/state.ts'
import type { RequestWeights } from './request-weights.ts'
import type { Survey } from './survey.ts'
import type { LineMap, TownMap } from './town-map.ts'

/** How likely it is that each line touches each cell in the end, if that is wanted. */
export class TouchChances {
  /** Line * 16 + cell. */
  readonly #chances = new Float64Array(LINES.length * CELLS)

  /** With `half` tracks to come, a step is as likely taken as not. */
  look(
    { words }: RailState,
    player: number,
    { town, lines }: Survey,
    rounds: number,
    { pace, unbuilt, cutOff }: RequestWeights,
    half: number,
  ): void {
    for (let line = 0; line < LINES.length; line++) {
      const left = TRACKS_PER_LINE - words[lineAt(player, line) + LAID_EVER]
      const tracks = Math.min(left, pace * rounds)
      this.#lookAtLine(line, left, lines[line].map, town, tracks / (tracks + half), unbuilt, cutOff)
    }
  }

  #lookAtLine(
    line: number,
    left: number,
    map: LineMap,
    town: TownMap,
    step: number,
    unbuilt: number,
    cutOff: number,
  ): void {
    const [one, two, three] = map.ring
    const byOne = left >= 1 ? step : 0
    const byTwo = left >= 2 ? step * step : 0
    const byThree = left >= 3 ? step * step * step : 0
    const byMore = left >= 4 ? byThree * step : 0
    const whenBuilt = step ** unbuilt
    const whenJoined = step ** cutOff
    for (let cell = 0; cell < CELLS; cell++) {
      const bit = 1 << cell
      let chance = whenJoined
      if ((map.touched & bit) !== 0) chance = 1
      else if ((town.built & bit) === 0) chance = whenBuilt
      else if ((one & bit) !== 0) chance = byOne
      else if ((two & bit) !== 0) chance = byTwo
      else if ((three & bit) !== 0) chance = byThree
      else if ((map.reach & bit) !== 0) chance = byMore
      this.#chances[line * CELLS + cell] = chance
    }
  }

  of(line: number, cell: number): number {
    return this.#chances[line * CELLS + cell]
  }

  /** Of the likeliest of these cells. */
  ofAny(line: number, cells: number): number {
    let best = 0
    for (let cell = 0; cell < CELLS; cell++) {
      if (((cells >> cell) & 1) !== 0) best = Math.max(best, this.#chances[line * CELLS + cell])
    }
    return best
  }
}
