import type { SpotInsight } from '../../rules/insight.ts'
import type { TownTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'

/** What a track costs on a spot, and why. */
export function describeCost({ cost, openSquares, crosses }: SpotInsight, texts: TownTexts, words: WordTexts): string {
  if (cost === 0) return texts.cost.free
  const reasons = [...openSquares.map(texts.cost.openLand), ...(crosses ? [texts.cost.crossing] : [])]
  return texts.cost.because(cost, words.list(reasons))
}
