import type { HintFace } from '#boards/board.ts'
import { hintSentence } from '#boards/sentences.ts'
import type { MachiTypes } from '../../rules/facts.ts'
import { readMove } from '../../rules/notation.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import { textsFor } from '../narrate.ts'

/** An action as an instruction. */
export const describe: HintFace<MachiTypes, MachiTexts>['describe'] = (action, view, texts, cards, seats) => {
  const { instructions, words } = textsFor(texts, cards)
  const move = readMove(action)
  switch (move.kind) {
    case 'roll':
    case 'reroll':
      return instructions[move.kind](move.dice)
    case 'stand':
      return instructions.stand(view.dice.reduce((one, other) => one + other, 0))
    case 'tv':
      return instructions.take(seats[move.seat - 1].name)
    case 'swap':
      return instructions.swap(words.items[move.given], seats[move.seat - 1].name, words.items[move.taken])
    case 'noswap':
      return instructions.noSwap
    case 'build':
      return instructions.build(words.items[move.item])
    case 'pass':
      return instructions.pass
  }
}

/** Why something is advised; cards and players are called by their names. */
export const explain: HintFace<MachiTypes, MachiTexts>['explain'] = (reason, texts, cards, seats) => {
  const { hints, words, score } = textsFor(texts, cards)
  return hintSentence(reason, hints, (key, value) => {
    if (key === 'player') return seats[Number(value) - 1].name
    if (typeof value === 'string') return words.items[value]
    return Number.isInteger(value) ? value : score.average(value)
  })
}
