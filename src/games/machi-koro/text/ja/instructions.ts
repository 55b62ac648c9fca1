import type { InstructionTexts } from '../types/instructions.ts'

export const instructions: InstructionTexts = {
  roll: (dice) => `サイコロを${dice}個振る`,
  reroll: (dice) => `サイコロ${dice}個で振り直す`,
  stand: (roll) => `${roll}で確定する`,
  take: (name) => `${name}からコインをもらう`,
  swap: (given, name, taken) => `${given}を渡し、${name}の${taken}をもらう`,
  noSwap: '交換しない',
  build: (item) => `${item}を建設する`,
  pass: '何も建設しない',
}
