import { type CardProblem, cardProblem } from './card-problem.ts'
import type { CardSetName, Game, GameTypes } from './game.ts'
import { isObject } from './json.ts'
import { withoutHidden } from './names.ts'
import type { GameRecord } from './record.ts'
import { accepted, type Result, rejected } from './result.ts'
import { sha256 } from './sha256.ts'

/**
 * A replaced card set as it is stored and sent: the unchanged text of its file, because the SHA-256 is that of the
 * file. A set that is parsed and written again could have another SHA-256.
 */
export interface CardSetFile extends CardSetName {
  readonly text: string
}

/** Several times what a game needs. A larger text is refused before it is parsed. */
export const MOST_CARD_BYTES = 256 * 1024

const LONGEST_ID = 80
const HALF_CHARACTER = /\p{Cs}/u

/** The card set in a file, called by its field `id`, or else by the name of the file. */
export function cardSetIn(text: string, fileName: string): Result<CardSetFile, CardProblem> {
  const json = cardsIn(text)
  if (!json.ok) return json
  return accepted({ id: cardSetId(json.value, fileName), sha256: sha256(text), text })
}

/** What the cards of a file are called. */
export function cardSetId(json: unknown, fileName: string): string {
  const { id } = isObject(json) ? json : {}
  return plainId(id) || plainId(fileName) || 'cards'
}

/** An id that can be shown anywhere: short and without hidden characters. */
function plainId(id: unknown): string {
  return typeof id === 'string' ? withoutHidden(id.slice(0, LONGEST_ID)).trim() : ''
}

/** The game with this card set. Refused if the text does not have the named SHA-256, or is not a set of this game. */
export function withCardSet<T extends GameTypes>(game: Game<T>, set: CardSetFile) {
  return withCards(game, set, cardsIn(set.text))
}

/** The same for a set that is new here: it is also refused if a name in it has hidden characters. */
export function withNewCardSet<T extends GameTypes>(game: Game<T>, set: CardSetFile) {
  return withCards(game, set, parsed(set.text))
}

function withCards<T extends GameTypes>(
  game: Game<T>,
  { id, sha256: name, text }: CardSetFile,
  json: Result<unknown, CardProblem>,
) {
  if (!json.ok) return json
  if (sha256(text) !== name) return rejected(cardProblem('otherSet'))
  return game.withCards(json.value, { id, sha256: name })
}

/** The game with the cards that a record contains; the same game if it contains none. */
export function withCardsOf<T extends GameTypes>(
  game: Game<T>,
  { cards, cardSet }: GameRecord,
): Result<Game<T>, CardProblem> {
  return cards && cardSet ? withCardSet(game, { ...cards, text: cardSet }) : accepted(game)
}

/** The content of a card file of any game; names that were given before hidden characters were refused are without them. */
export function cardsIn(text: string): Result<unknown, CardProblem> {
  return parsed(text, (_key, value) => (typeof value === 'string' ? shownName(value) : value))
}

/** What is left of a name; of one that was all hidden something that can be seen. */
function shownName(name: string): string {
  return withoutHidden(name) || (name && '?')
}

function parsed(text: string, reviver?: (key: string, value: unknown) => unknown): Result<unknown, CardProblem> {
  const isTooLarge = text.length > MOST_CARD_BYTES || new TextEncoder().encode(text).length > MOST_CARD_BYTES
  if (isTooLarge) return rejected(cardProblem('bytes', { most: MOST_CARD_BYTES }))
  // UTF-8 cannot encode lone surrogates, so several such texts have the same SHA-256.
  if (HALF_CHARACTER.test(text)) return rejected(cardProblem('halfCharacters'))
  try {
    return accepted(JSON.parse(text.replace(/^\ufeff/, ''), reviver))
  } catch (error) {
    return rejected(cardProblem('json', { error: (error as Error).message }))
  }
}
