import type { CardProblem } from '#engine/card-problem.ts'
import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, cardsIn, MOST_CARD_BYTES, withCardSet, withNewCardSet } from '#engine/card-set.ts'
import type { CardSetName, Game } from '#engine/game.ts'
import type { Result } from '#engine/result.ts'
import { sha256 } from '#engine/sha256.ts'
import { type Attempt, failed, type Problem } from '../problem.ts'
import { eraseCardSet, keepCardSet, keptCardSet } from './card-sets.ts'

/** What is needed to check card files; only loaded where a game is played with one. */

/** Reads a card file, checks it by the game's own rules and keeps it. */
export async function addCardSet(game: Game, fileName: string, bytes: ArrayBuffer): Promise<Attempt<CardSetName>> {
  if (bytes.byteLength > MOST_CARD_BYTES) return failed({ kind: 'tooLarge' })
  const text = textIn(bytes)
  const read = text === undefined ? undefined : cardSetIn(text, fileName.replace(/\.[^.]*$/, ''))
  if (!read?.ok) return failed({ kind: 'notJson' })
  const set = read.value
  const played = withNewCardSet(game, set)
  if (!played.ok) return failed(broken(game, played.error))
  if (await keepCardSet(game, set)) return { ok: true, value: { id: set.id, sha256: set.sha256 } }
  eraseCardSet(set.sha256)
  return failed({ kind: 'noRoom' })
}

/** The text as it is in the file, with its mark of byte order if it has one. */
function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The game with a set of this browser, or with the one that a record brings along, which is then kept. */
export function withCardsFrom(game: Game, name: CardSetName, brought: string | undefined): Attempt<Game> {
  const kept = keptCardSet(name.sha256)
  if (kept?.text !== undefined) return attempted(game, withCardSet(game, { ...kept.name, text: kept.text }))
  const text = brought || fileTextOf(kept?.cards, name)
  if (text === undefined) {
    if (kept === undefined) return failed({ kind: 'noCards', name: name.id })
    const cards = cardsIn(JSON.stringify(kept.cards))
    return attempted(game, cards.ok ? game.withCards(cards.value, kept.name) : cards)
  }
  const set = cardSetIn(text, name.id)
  const played = set.ok ? withCardSet(game, { ...set.value, sha256: name.sha256 }) : set
  if (set.ok && played.ok) void keepCardSet(game, set.value, kept?.isHidden)
  return attempted(game, played)
}

/** Restores the file text of a set of which only the cards were stored, if it was in a usual JSON format. */
function fileTextOf(cards: unknown, name: CardSetName): string | undefined {
  if (cards === undefined) return undefined
  const compact = JSON.stringify(cards)
  const indented = JSON.stringify(cards, null, 2)
  return [compact, `${compact}\n`, indented, `${indented}\n`].find((text) => sha256(text) === name.sha256)
}

function attempted(rules: Game, game: Result<Game, CardProblem>): Attempt<Game> {
  return game.ok ? game : failed(broken(rules, game.error))
}

function broken({ cardProblems }: Game, cards: CardProblem): Problem {
  return { kind: 'broken', error: explainCards(cards, cardProblems), cards }
}
