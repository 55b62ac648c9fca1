import type { Moment, SeatInfo } from '#boards/board.ts'
import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import { type CardSet, shapeOf, trainOf } from '../cards/cards.ts'
import { readMove } from '../rules/notation.ts'
import type { LokoView } from '../rules/view.ts'
import type { LogTexts, LokoTexts } from '../text/en/board.ts'
import type { WordTexts } from '../text/en/panels.ts'
import { namedCards, sectionName } from './names.ts'

interface Speech {
  readonly log: LogTexts
  readonly words: WordTexts
}

/** One moment in words; the sheet says who won. */
export function narrate(
  { seat, action }: Moment<LokoView>,
  next: LokoView,
  speech: Speech,
  cards: CardSet,
  seats: readonly SeatInfo[],
): string {
  const done = whatWasDone(seats[seat - 1].name, action, speech, cards)
  return next.phase === 'over' ? speech.log.sentences([done, speech.log.over]) : done
}

function whatWasDone(name: string, action: string, { log, words }: Speech, cards: CardSet): string {
  const move = readMove(action)
  const sections = move.sections.map((section) => sectionName(section, cards, words))
  switch (move.kind) {
    case 'block':
      return log.block(name, sections[0])
    case 'draw':
      return log.draw(name, sections[0])
    case 'reserve':
      return log.reserve(name, sections)
    case 'buy': {
      const train = trainOf(namedCards(cards, words), move.train).name
      if (move.shape === undefined) return log.buy(name, train, sections.length)
      return log.buyWithShape(name, train, sections.length, shapeOf(cards, move.shape))
    }
  }
}

/** The rules call sections and trains by their names already. */
export function explainRefusal(refusal: Refusal, { refusals }: LokoTexts): string {
  return refusalSentence(refusal, refusals)
}
