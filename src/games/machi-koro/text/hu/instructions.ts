import type { InstructionTexts } from '../types/instructions.ts'
import { numbered, the } from './grammar.ts'
import { asObject, forPossession } from './names.ts'

export const instructions: InstructionTexts = {
  roll: (dice) => `Dobj ${dice} kockával`,
  reroll: (dice) => `Dobj újra ${dice} kockával`,
  stand: (roll) => `Tartsd meg ${the(numbered(roll))}t`,
  take: (name) => `Vegyél el érméket ${name} erszényéből`,
  swap: (given, name, taken) => `Adj ${asObject(given)} ${name} ${forPossession(taken)}`,
  noSwap: 'Ne cserélj',
  build: (item) => `Építs ${asObject(item)}`,
  pass: 'Ne építs semmit',
}
