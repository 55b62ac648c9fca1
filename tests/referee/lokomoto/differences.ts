import { differing, type Fields, inOrder } from '../fields.ts'
import { readAction } from './actions.ts'
import { RULES } from './moves.ts'
import { DECKS, type Position, type Section } from './position.ts'

/** The differences between the actual next position and the expected one, each with the rule that decides it. */
export function stepDifferences(action: string, actual: Position, expected: Position): string[] {
  const kind = readAction(action)?.kind ?? 'buy'
  const remark = (name: string): string => {
    const field = name.replace(/^seat \d /, 'player ').split('.')[0]
    return ` (${RULE_OF_FIELD[field] ?? RULES[kind]})`
  }
  return differing(fieldsOf(actual), fieldsOf(expected), remark)
}

/** For sections, the rule depends on the kind of action. */
const RULE_OF_FIELD: Record<string, string> = {
  options: 'LK-S1',
  phase: 'LK-E1, LK-2P',
  active: 'LK-S2',
  turn: 'LK-S2',
  trains: 'LK-B5',
  trainDeck: 'LK-B5',
  shapes: 'LK-B5, LK-H1',
  shapeDecks: 'LK-B5, LK-H1',
  'player trains': 'LK-B1',
  'player shapes': 'LK-B2',
  'player secret': 'LK-H1',
}

function fieldsOf(position: Position): Fields {
  const { players, first, hiddenAgendas, advanced } = position.options
  const fields: Fields = new Map([
    ['options', JSON.stringify([players, first, hiddenAgendas, advanced])],
    ['phase', position.phase],
    ['active', inOrder(position.active)],
    ['turn', String(position.turn)],
    ['trains', inOrder(position.trains)],
    ['trainDeck', inOrder(position.trainDeck)],
  ])
  for (const deck of DECKS) {
    fields.set(`shapes.${deck}`, String(position.shapes[deck]))
    fields.set(`shapeDecks.${deck}`, inOrder(position.shapeDecks[deck]))
  }
  for (const [name, section] of position.sections) fields.set(`section.${name}`, inWords(section))
  for (const [index, { trains, shapes, secret }] of position.players.entries()) {
    fields.set(`seat ${index + 1} trains`, inOrder(trains))
    fields.set(`seat ${index + 1} shapes`, inOrder(shapes))
    fields.set(`seat ${index + 1} secret`, inOrder(secret))
  }
  return fields
}

function inWords(section: Section): string {
  return typeof section === 'string' ? section : `${section.solid ? 'solid' : 'reserved'} of seat ${section.seat}`
}
