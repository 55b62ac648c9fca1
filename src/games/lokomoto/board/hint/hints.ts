import type { HintFace } from '#boards/board.ts'
import { hintSentence } from '#boards/sentences.ts'
import { shapeOf, trainOf } from '../../cards/cards.ts'
import type { LokoTypes } from '../../rules/facts.ts'
import { readMove } from '../../rules/notation.ts'
import type { LokoTexts } from '../../text/en/board.ts'
import { namedCards, sectionName } from '../names.ts'

/** An action as an instruction; sections are called by their towns. */
export const describe: HintFace<LokoTypes, LokoTexts>['describe'] = (action, _view, texts, cards) => {
  const { instructions, words } = texts
  const move = readMove(action)
  const names = move.sections.map((section) => sectionName(section, cards, words))
  switch (move.kind) {
    case 'block':
    case 'draw':
      return instructions[move.kind](names[0])
    case 'reserve':
      return instructions.reserve(names)
    case 'buy': {
      const { name } = trainOf(namedCards(cards, words), move.train)
      if (move.shape === undefined) return instructions.buy(name, names.length)
      const { id, points } = shapeOf(cards, move.shape)
      return instructions.buyWithShape(name, names.length, words.shape(id, points))
    }
  }
}

/** Why something is advised; trains, shapes, sections and players are called by their names. */
export const explain: HintFace<LokoTypes, LokoTexts>['explain'] = (reason, { hints, words }, cards, seats) =>
  hintSentence(reason, hints, (key, value) => {
    switch (key) {
      case 'train':
        return trainOf(namedCards(cards, words), Number(value)).name
      case 'shape':
        return words.number(Number(value))
      case 'section':
        return sectionName(String(value), cards, words)
      case 'player':
        return seats[Number(value) - 1].name
      default:
        return undefined
    }
  })
