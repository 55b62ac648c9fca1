import type { CardTables } from '../cards/tables.ts'
import { MOST_ODD } from './numbers.ts'

/** What sets of sections are as a graph. */

/** Whether one can go from any section to any other without leaving the set. */
export function isConnected({ meeting }: CardTables, sections: readonly number[]): boolean {
  const left = new Set(sections.slice(1))
  const reached = sections.slice(0, 1)
  for (const section of reached) {
    for (const other of meeting[section]) if (left.delete(other)) reached.push(other)
  }
  return left.size === 0
}

/** LK-X1: whether a connected set can be drawn without lifting the pen. */
export function isOneStroke({ from, to }: CardTables, sections: readonly number[]): boolean {
  const odd = new Set<number>()
  for (const section of sections) {
    for (const station of [from[section], to[section]]) if (!odd.delete(station)) odd.add(station)
  }
  return odd.size <= MOST_ODD
}

/** The connected parts of a set, the largest first. */
export function partsOf({ meeting }: CardTables, sections: Iterable<number>): number[][] {
  const left = new Set(sections)
  const parts: number[][] = []
  for (const first of left) {
    const part = [first]
    left.delete(first)
    for (const section of part) {
      for (const other of meeting[section]) if (left.delete(other)) part.push(other)
    }
    parts.push(part)
  }
  return parts.sort((one, other) => other.length - one.length)
}
