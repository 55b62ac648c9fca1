import type { Language, SampleSet } from '#boards/board.ts'

/** The card sets that are offered beside the standard cards. docs/cards.md says how they play. */
export const sets: Readonly<Record<Language, readonly SampleSet[]>> = {
  en: [
    {
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'One-Die Town',
      line: 'A short game with one die: every card works at 1 to 6, and three landmarks win.',
    },
  ],
  hu: [
    {
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'Egykockás város',
      line: 'Rövid játék egy kockával: minden kártya 1 és 6 között működik, és három nevezetesség nyer.',
    },
  ],
  ja: [
    {
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'サイコロ1つの街',
      line: 'サイコロ1つの短いゲームです。施設はすべて1～6の目で働き、ランドマーク3つで勝ちます。',
    },
  ],
}
