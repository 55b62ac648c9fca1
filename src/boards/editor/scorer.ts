import type { ReactNode } from 'react'
import type { Language, Loaders } from '../board.ts'

/** The score of a game on a real table, entered by hand: every tap on a key is an entry of a row. */
export interface Scorer<Texts = unknown, Words = unknown> {
  loadWords(language: Language): Promise<Words>
  /** In the order in which they are entered. */
  rows(words: Words, texts: Texts): readonly TallyRow[]
  score(entries: TallyEntries): HandScore
}

export interface TallyRow {
  readonly id: string
  readonly label: string
  readonly picture?: ReactNode
  /** What is to be entered, in one short sentence. */
  readonly line: string
  readonly keys: readonly TallyKey[]
}

export interface TallyKey {
  /** What is kept of a tap. */
  readonly entry: string
  readonly text: string
  /** The spoken name, where the text alone says too little. */
  readonly label?: string
  /** Wider than a figure. */
  readonly isWide?: boolean
}

/** The entries of each row, in the order of the taps. */
export type TallyEntries = Readonly<Record<string, readonly string[]>>

/** What the entries of a player come to. */
export interface HandScore {
  /** By the id of the row: its points, and what they are made of. */
  readonly rows: Readonly<Record<string, { readonly points: number; readonly written: string }>>
  readonly total: number
  /** The total, then what decides a tie. */
  readonly rank: readonly number[]
}

/** Loads what the editor and the scorer of a game say. */
export function editorWords<Words>(
  loaders: Loaders<{ readonly editor: Words }>,
): (language: Language) => Promise<Words> {
  return async (language) => (await loaders[language]()).editor
}

/** A sum as it is written down: "3 + 6×2". */
export function writtenSum(parts: readonly (string | number)[]): string {
  return parts.join(' + ').replaceAll('-', '−').replaceAll('+ −', '− ')
}

/** The seats with the best rank; several where nothing decides. */
export function leadersOf(scores: readonly HandScore[]): number[] {
  const compare = (one: HandScore, other: HandScore) => {
    const at = one.rank.findIndex((value, i) => value !== other.rank[i])
    return at < 0 ? 0 : one.rank[at] - other.rank[at]
  }
  return scores.flatMap((score, i) => (scores.every((other) => compare(score, other) >= 0) ? [i + 1] : []))
}
