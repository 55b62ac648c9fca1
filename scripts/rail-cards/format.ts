/** The text of the card file (one card per line) and the summary for the terminal. */

import { type CardSet, DIRECTIONS, LANDMARKS, LINES } from '#games/rail-on-the-hill/cards/cards.ts'
import { meanRoads, sum, totalOf } from './tally.ts'

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`)
  return `{${fields.join(', ')}}`
}

export function cardFile(cards: CardSet): string {
  const lists = Object.entries(cards).map(([name, list]: [string, object[]]) => {
    const lines = list.map((card) => `    ${onOneLine(card)}`)
    return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`
  })
  return `{\n${lists.join(',\n')}\n}\n`
}

function row(label: string, cells: Iterable<string | number>): string {
  return label.padEnd(16) + [...cells].map((cell) => String(cell).padStart(7)).join('')
}

export function summary({ townCards }: CardSet): string {
  const totals = [...new Set(townCards.map(totalOf))].sort((a, b) => a - b)
  const withTotal = (total: number) => townCards.filter((card) => totalOf(card) === total)
  const values = [1, 2, 3, 4, 5, 6]
  const everyValue = townCards.flatMap((card) => Object.values(card.values))
  const landmarks = [...LANDMARKS, null].map((landmark) => {
    const cards = townCards.filter((card) => card.landmark === landmark)
    return row(landmark ?? 'none', [cards.length, sum(cards.map(totalOf)), meanRoads(cards).toFixed(2)])
  })
  return [
    row('total', totals),
    row(
      'cards',
      totals.map(withTotal).map((cards) => cards.length),
    ),
    row(
      'mean roads',
      totals.map(withTotal).map((cards) => meanRoads(cards).toFixed(2)),
    ),
    '',
    row('value', values),
    row(
      'times',
      values.map((value) => everyValue.filter((other) => other === value).length),
    ),
    '',
    row('direction', DIRECTIONS),
    row(
      'roads',
      DIRECTIONS.map((direction) => townCards.filter((card) => card.roads.includes(direction)).length),
    ),
    '',
    row('line', LINES),
    row(
      'points',
      LINES.map((line) => sum(townCards.map((card) => card.values[line]))),
    ),
    '',
    row('landmark', ['cards', 'points', 'roads']),
    ...landmarks,
    '',
    row('whole deck', [townCards.length, sum(townCards.map(totalOf)), meanRoads(townCards).toFixed(2)]),
    '',
  ].join('\n')
}
