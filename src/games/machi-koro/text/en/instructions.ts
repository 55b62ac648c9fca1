import type { InstructionTexts } from '../types/instructions.ts'
import { withArticle } from './grammar.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  roll: (dice) => `Roll ${words.dice(dice)}`,
  reroll: (dice) => `Roll ${words.dice(dice)} again`,
  stand: (roll) => `Keep the ${roll}`,
  take: (name) => `Take coins from ${name}`,
  swap: (given, name, taken) => `Give ${name} ${withArticle(given)} for ${withArticle(taken)}`,
  noSwap: 'Do not swap',
  build: (item) => `Build ${withArticle(item)}`,
  pass: 'Build nothing',
}
