import type { StreetTexts } from '../../text/types/street.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { Plot } from './plots.ts'

/** A place in a street in words that do without the drawing. */
export function describePlot(plot: Plot, texts: StreetTexts, words: WordTexts): string {
  if ('landmark' in plot) {
    const { id } = plot.landmark
    const name = plot.isPlanned ? texts.plan(words.items[id]) : words.items[id]
    return texts.landmark(name, plot.isBuilt, words.effects[id])
  }
  const { id, colour, rolls } = plot.card
  const cards = plot.count === 0 ? texts.plan(words.items[id]) : words.copies(id, plot.count)
  return texts.building(cards, words.colours[colour], texts.rolls(rolls), words.effects[id])
}
