import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { rollRange } from '../roll-range.ts'
import type { Plot } from './plots.ts'

/** A place in a street in words that do without the drawing. */
export function describePlot(plot: Plot, texts: StreetTexts, words: WordTexts): string {
  if ('landmark' in plot) {
    const { landmark, isPlanned, isBuilt } = plot
    const name = words.items[landmark.id]
    return texts.landmark(isPlanned ? texts.plan(name) : name, isBuilt, words.effect(landmark))
  }
  const { card, count } = plot
  const cards = count === 0 ? texts.plan(words.items[card.id]) : words.copies(card.id, count)
  return texts.building(cards, words.colours[card.colour], rollRange(card.rolls), words.effect(card))
}
