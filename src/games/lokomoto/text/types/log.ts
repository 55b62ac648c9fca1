import type { Shape } from '../../cards/cards.ts'

/** The game in words, one sentence an action. */
export interface LogTexts {
  block(name: string, section: string): string
  reserve(name: string, sections: readonly string[]): string
  draw(name: string, section: string): string
  /** "Anna buys Csörgő for 6 sections." */
  buy(name: string, train: string, sections: number): string
  /** "Anna buys Csörgő for 6 sections and takes shape 12, worth 2." */
  buyWithShape(name: string, train: string, sections: number, shape: Shape): string
  /** After the sentence of the last action. */
  readonly over: string
  /** Several sentences after one another. */
  sentences(sentences: readonly string[]): string
}
