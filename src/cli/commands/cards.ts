import { Command } from 'commander'
import { isObject, type JsonObject } from '#engine/json.ts'
import { chooseGame, withCardFile } from '../choose-game.ts'
import { type Io, oneLine } from '../io.ts'
import { CARDS, type CommonOptions, EXAMPLE, examples, JSON_OUTPUT } from '../program.ts'
import { list, table, wrap } from '../terminal.ts'

export const cards = (io: Io) =>
  new Command('cards')
    .argument('<GAME>')
    .description(
      `Print the cards of a game.

Prints one table per kind of card. With --json, prints the card set as a JSON object with one card per line: save it,
change it, and play with it by giving the file with --cards.`,
    )
    .addOption(CARDS)
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples(`npx hilltop cards ${EXAMPLE}`, `npx hilltop cards ${EXAMPLE} --json > my-cards.json`),
    )
    .action(async (id: string, given: CommonOptions) => {
      const game = await chooseGame(id)
      const rules = await withCardFile(game.rules, given.cards, io)
      const set = rules.cards as JsonObject
      io.stdout.write(given.json ? cardsJson(set) : cardsText(set))
    })

/** One JSON object that is easy to edit: one card per line. */
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

/** One column per field; a field that is an object gets one column per field of its own. */
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
