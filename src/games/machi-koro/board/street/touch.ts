import type { Seat } from '#engine/game.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Plot } from './plots.ts'
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
