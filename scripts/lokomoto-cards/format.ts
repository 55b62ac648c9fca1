/** The text of the card file: one card per line, and the map in readable lines. */

import type { CardSet, RailMap, Scenery } from '#games/lokomoto/cards/cards.ts'

const WIDTH = 120

export function cardFile({ map, trains, shapes }: CardSet): string {
  const cards = (list: readonly object[]) => list.map((card) => `    ${onOneLine(card)}`).join(',\n')
  return `{
  "map": {
${mapFields(map)}
  },
  "trains": [
${cards(trains)}
  ],
  "shapes": [
${cards(shapes)}
  ]
}
`
}

function mapFields({ lattice, nodes, sections, names = {}, scenery = {} }: RailMap): string {
  return [
    `    "lattice": ${JSON.stringify(lattice)}`,
    `    "nodes": {\n${filled(fieldsOf(nodes), 6)}\n    }`,
    `    "sections": [\n${filled(sections.map(onOneLine), 6)}\n    ]`,
    `    "names": {\n${filled(fieldsOf(names), 6)}\n    }`,
    `    "scenery": {\n${sceneryFields(scenery)}\n    }`,
  ].join(',\n')
}

function sceneryFields({ land = [], rivers = [], lakes = [] }: Scenery): string {
  const lists = (name: string, list: readonly (readonly unknown[])[]) => {
    const items = list.map((points) => `        [\n${filled(points.map(onOneLine), 10)}\n        ]`)
    return `      "${name}": [\n${items.join(',\n')}\n      ]`
  }
  const shore = `      "land": [\n${filled(land.map(onOneLine), 8)}\n      ]`
  return [shore, lists('rivers', rivers), lists('lakes', lakes)].join(',\n')
}

/** Comma-separated items, as many per line as fit. */
function filled(items: readonly string[], indent: number): string {
  const lines: string[] = []
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item
    const longer = `${lines.at(-1)} ${text}`
    if (i > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(' '.repeat(indent) + text)
  }
  return lines.join('\n')
}

function fieldsOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(record).map(([key, value]) => `${JSON.stringify(key)}: ${onOneLine(value)}`)
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${fieldsOf(value as Readonly<Record<string, unknown>>).join(', ')}}`
}
