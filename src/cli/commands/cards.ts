import { isObject, type JsonObject } from '#engine/json.ts'
import type { Arguments } from '../arguments.ts'
import { chooseGame, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { CARDS, EXAMPLE, JSON_OUTPUT } from '../common-options.ts'
import type { Io } from '../io.ts'
import { oneLine } from '../io.ts'
import { list, table, wrap } from '../terminal.ts'

export const cards: Command = {
  name: 'cards',
  operand: 'GAME',
  summary: 'Show the cards of a game',
  details: [
    'One table for each kind of card. With --json, the card set as a JSON object, one card on each line:',
    'save it, change it, and play with it by giving the file with --cards.',
  ],
  options: [CARDS, JSON_OUTPUT],
  examples: [`npx hilltop cards ${EXAMPLE}`, `npx hilltop cards ${EXAMPLE} --json > my-cards.json`],
  async run(given: Arguments, io: Io) {
    const game = await chooseGame(given.operand)
    const rules = await withCardFile(game.rules, given.text('cards'), io)
    const set = rules.cards as JsonObject
    io.stdout.write(given.isOn('json') ? cardsJson(set) : cardsText(set))
  },
}

/** One JSON object that a person can edit: one card on each line. */
function cardsJson(set: JsonObject): string {
  const fields = Object.entries(set).map(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0
    const text = isList
      ? `[\n${value.map((card) => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]`
      : JSON.stringify(value)
    return `  ${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

function cardsText(set: JsonObject): string {
  return Object.entries(set)
    .map(([name, value]) => {
      const count = Array.isArray(value) ? ` (${value.length})` : ''
      return `${title(name)}${count}\n\n${partText(value)}`
    })
    .join('\n')
}

function partText(value: unknown): string {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return cardTable(value)
  if (isObject(value)) return list(Object.entries(value).map(([name, item]) => [name, cellText(item)]))
  return wrap('', Array.isArray(value) ? value.map(cellText) : [cellText(value)], ' ', 100)
}

/** A column for each field; a field that is an object has a column for each of its own. */
function cardTable(items: readonly JsonObject[]): string {
  const flat = items.map(flatFields)
  const columns = [...new Set(flat.flatMap((fields) => [...fields.keys()]))]
  return table([columns, ...flat.map((fields) => columns.map((column) => fields.get(column) ?? ''))])
}

function flatFields(card: JsonObject): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(card)) {
    if (!isObject(value)) fields.set(name, cellText(value))
    else for (const [inner, item] of Object.entries(value)) fields.set(inner, cellText(item))
  }
  return fields
}

function cellText(value: unknown): string {
  if (value === null) return '–'
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return oneLine(value.join(' '))
  return oneLine(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** `townCards` as `Town cards`. */
function title(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return oneLine(words.charAt(0).toUpperCase() + words.slice(1))
}
