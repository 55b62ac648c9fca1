import type { CardProblem, ProblemTexts } from './card-problem.ts'
import { fillIn } from './json.ts'
import { NOT_READABLE } from './names.ts'
import { FORM_PROBLEMS } from './position.ts'

/** What can be wrong in the cards of any game, in English. Each game has more. */
export const CARD_PROBLEMS = {
  ...FORM_PROBLEMS,
  cardSet: 'a card set must be an object, not {value}',
  bytes: 'the card set has more than {most} bytes',
  halfCharacters: 'the card set has half characters',
  json: 'the card set is not JSON: {error}',
  otherSet: 'the card set is not the one that is named: its SHA-256 is another one',
  notList: '{field} must be a list, not {value}',
  length: '{field} must be a list of {from} to {to}, not of {length}',
  item: '{field} has {value}; it may have {allowed}',
  notNumbers: '{field} must be a list of numbers, not {value}',
  number: '{field} has {value}; it may have whole numbers from {from} to {to}',
  twice: '{field} has something twice: {value}',
  text: '{field} must be a text of {from} to {to} characters, not {value}',
  hidden: `{field} ${NOT_READABLE}, not {value}`,
  idTwice: 'id is there twice',
  missing: '{at} is missing: there must be {count}',
  nothing: 'nothing',
  /** How a card is named, and put before what is wrong with it. */
  named: '{id}',
  at: '{at}: {problem}',
}

/** The problem in the language of the texts. */
export function explainCards({ reason, values, at }: CardProblem, texts: ProblemTexts = {}): string {
  const all: ProblemTexts = { ...CARD_PROBLEMS, ...texts }
  const named = Object.entries(values).map(([name, value]) => [name, value === 'nothing' ? all.nothing : value])
  const place = at === undefined ? '' : fillIn(all[at[0]], { id: at[1] })
  const text = all[reason] ?? reason
  const problem = fillIn(text, { ...Object.fromEntries(named), at: place })
  return place === '' || text.includes('{at}') ? problem : fillIn(all.at, { at: place, problem })
}
