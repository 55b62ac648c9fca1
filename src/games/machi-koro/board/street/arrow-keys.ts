import type { Seat } from '#engine/game.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Plot, Spot } from './plots.ts'
import type { StreetMode } from './street-props.ts'

/** What a tap on a building would do. */
export interface Touch {
  readonly label: string
  readonly isPossible: boolean
  readonly isChosen: boolean
  /** Another one is chosen; this one can be taken instead. */
  readonly isPassedOver: boolean
  onTap(): void
}

/** Where cards are swapped, every card can be tapped; elsewhere buildings are only to look at. */
export function touchOf(
  plot: Plot,
  seat: Seat,
  name: string,
  mode: StreetMode,
  texts: StreetTexts,
  words: WordTexts,
): Touch | undefined {
  if (mode.kind !== 'swap' || !('card' in plot) || plot.count === 0) return undefined
  const { id } = plot.card
  if (seat === mode.own) {
    return {
      label: texts.give(words.items[id]),
      isPossible: mode.mayGive.includes(id),
      isChosen: mode.given === id,
      isPassedOver: mode.given !== null && mode.given !== id,
      onTap: () => mode.onGive(id),
    }
  }
  const isChosen = mode.taken?.seat === seat && mode.taken.card === id
  return {
    label: texts.takeCard(name, words.items[id]),
    isPossible: mode.mayTake(seat).includes(id),
    isChosen,
    isPassedOver: mode.taken !== null && !isChosen,
    onTap: () => mode.onTake(seat, id),
  }
}

/** Which building of a street an arrow key leads to, by their places; undefined where it leads out of the street. */
export function buildingAfter(key: string, from: number, spots: readonly Spot[]): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return spots.length - 1
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return from < spots.length - 1 ? from + 1 : undefined
    case 'ArrowUp':
      return nearest(spots[from].line - 1, spots[from].column, spots)
    case 'ArrowDown':
      return nearest(spots[from].line + 1, spots[from].column, spots)
    default:
      return undefined
  }
}

function nearest(line: number, column: number, spots: readonly Spot[]): number | undefined {
  let best: number | undefined
  const distance = (at: number) => Math.abs(spots[at].column - column)
  for (const [at, spot] of spots.entries()) {
    if (spot.line === line && (best === undefined || distance(at) < distance(best))) best = at
  }
  return best
}
