import type { LineName } from '../../cards/cards.ts'

/** What the teacher advises, as an instruction without a full stop: "Lay a red track from d4 to e5". */
export interface InstructionTexts {
  take(set: number): string
  place(card: string, square: string, turn: number): string
  /** The upgrade of the set; it has no name while nobody knows which set it is. */
  upgrade(token: string | undefined, square: string): string
  plan(plan: string, line: LineName): string
  planInstead(plan: string, line: LineName, gone: string): string
  /** `name` is what the location is called. */
  acquire(card: string, location: string, name: string): string
  lay(line: LineName, from: string, to: string): string
  readonly collect: string
  develop(token: string): string
  developOn(token: string, square: string): string
  keep(token: string): string
  keepOn(token: string, square: string): string
  readonly bonus: Readonly<Record<'resources' | 'track' | 'plans', string>>
  readonly buy: string
  scrap(line: LineName, from: string, to: string): string
  readonly end: string
}
