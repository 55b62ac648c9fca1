import { compileCards } from '../../cards/tables.ts'
import { smallGame } from './small-set.ts'

/** Small networks, and their properties by brute force. */

export const smallTables = compileCards(smallGame.cards)

/** The sections between the nine stations in the corner of the small map: 16 that lie close together. */
export const CORNER_SECTIONS = smallTables.sections.filter((section) => /^[abc][123]-[abc][123]$/.test(section))

export function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, i) => ((bits >> i) & 1) === 1))
}

/** Whether all of these sections are connected: connected stations get the same label. */
export function isJoined(sections: readonly string[]): boolean {
  const labels = new Map(sections.flatMap((section) => section.split('-')).map((station) => [station, station]))
  for (const _ of sections) {
    for (const section of sections) {
      const [one, other] = section.split('-').map((station) => labels.get(station) as string)
      for (const [station, label] of labels) if (label === other) labels.set(station, one)
    }
  }
  return new Set(labels.values()).size <= 1
}

/** Whether one stroke can draw these connected sections: tries every order. */
export function isDrawable(sections: readonly string[]): boolean {
  const goesOn = (at: string, left: readonly string[]): boolean =>
    left.length === 0 ||
    left.some((section) => {
      const [one, other] = section.split('-')
      const rest = left.filter((each) => each !== section)
      return (one === at && goesOn(other, rest)) || (other === at && goesOn(one, rest))
    })
  return sections.length === 0 || sections.flatMap((section) => section.split('-')).some((at) => goesOn(at, sections))
}

export function numbersOf(sections: readonly string[]): number[] {
  return sections.map((section) => smallTables.sectionNumbers.get(section) as number)
}
