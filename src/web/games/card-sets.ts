import { type CardSetFile, cardSetIn, MOST_CARD_BYTES, withCardSet } from '../../engine/card-set.ts'
import type { CardSetName, Game } from '../../engine/game.ts'
import { isObject } from '../../engine/json.ts'
import type { GameRecord } from '../../engine/record.ts'
import type { Result } from '../../engine/result.ts'
import { sha256 } from '../../engine/sha256.ts'
import { type Attempt, failed } from '../problem.ts'
import type { Settings } from '../settings/settings.ts'
import { erase, namesUnder, read, write } from '../storage.ts'
import { listGames, loadGame } from './saved-game.ts'

/** A card set that replaces a game's own, kept in this browser by the SHA-256 of its file. */
interface KeptCardSet {
  readonly game: string
  readonly name: CardSetName
  /** The text of the file. Sets that were added before it was kept have their cards only. */
  readonly text?: string
  readonly cards?: unknown
  /** Removed by the person, but games of this browser are played with it. */
  readonly isHidden?: boolean
}

const CARDS = 'cards.'

/** Reads a card file, checks it by the game's own rules and keeps it. */
export function addCardSet(game: Game, fileName: string, bytes: ArrayBuffer): Attempt<CardSetName> {
  if (bytes.byteLength > MOST_CARD_BYTES) return failed({ kind: 'tooLarge' })
  const text = textIn(bytes)
  const set = text === undefined ? undefined : cardSetIn(text, fileName.replace(/\.[^.]*$/, ''))
  if (!set?.ok) return failed({ kind: 'notJson' })
  const played = withCardSet(game, set.value)
  if (!played.ok) return failed({ kind: 'broken', error: played.error })
  if (keep(game, set.value)) return { ok: true, value: nameOf(set.value) }
  erase(CARDS + set.value.sha256)
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

/** Whether the browser kept it; until the page is left the set is there in any case. */
function keep(game: Game, set: CardSetFile): boolean {
  const kept: KeptCardSet = { game: game.id, name: nameOf(set), text: set.text }
  return write(CARDS + set.sha256, kept)
}

function nameOf({ id, sha256: sha }: CardSetName): CardSetName {
  return { id, sha256: sha }
}

export function listCardSets(gameId: string): CardSetName[] {
  return keptCardSets().flatMap(({ game, name, isHidden }) => (game === gameId && !isHidden ? [name] : []))
}

/** The SHA-256 of the set that new games use; empty for the standard cards. */
export function usualCards(gameId: string, { cardSets }: Settings): string {
  return listCardSets(gameId).find((set) => set.sha256 === cardSets[gameId])?.sha256 ?? ''
}

/** Removes a set from the lists. While games of this browser are played with it, it is still there for them. */
export function removeCardSet(sha: string): void {
  const used = new Set(listGames().map(({ id }) => loadGame(id)?.record.cards?.sha256))
  for (const kept of keptCardSets()) {
    if (kept.name.sha256 !== sha && !kept.isHidden) continue
    if (used.has(kept.name.sha256)) write(CARDS + kept.name.sha256, { ...kept, isHidden: true })
    else erase(CARDS + kept.name.sha256)
  }
}

function keptCardSets(): KeptCardSet[] {
  return namesUnder(CARDS).flatMap((name) => keptCardSet(name.slice(CARDS.length)) ?? [])
}

function keptCardSet(sha: string): KeptCardSet | undefined {
  const json = read(CARDS + sha)
  if (!isObject(json) || !isObject(json.name)) return undefined
  const { id, sha256: named } = json.name
  return typeof id === 'string' && typeof named === 'string' ? (json as unknown as KeptCardSet) : undefined
}

/** The text of a set, to hand it to another thread or to the server. */
export function cardTextOf({ sha256: sha }: CardSetName): string | undefined {
  const kept = keptCardSet(sha)
  return kept && (kept.text ?? JSON.stringify(kept.cards))
}

/** A record as it is given away: with its card set, where this browser has the text of its file. */
export function withItsCards(record: GameRecord): GameRecord {
  const { cards } = record
  if (!cards || record.cardSet) return record
  const text = fileTextOf(cards)
  return text === undefined ? record : { ...record, cardSet: text }
}

/** The text of a set's file. Of a set of which only the cards are kept, the file may have been written in a usual way. */
function fileTextOf({ sha256: sha }: CardSetName): string | undefined {
  const { text, cards } = keptCardSet(sha) ?? {}
  if (text !== undefined) return text
  if (cards === undefined) return undefined
  const compact = JSON.stringify(cards)
  const indented = JSON.stringify(cards, null, 2)
  return [compact, `${compact}\n`, indented, `${indented}\n`].find((candidate) => sha256(candidate) === sha)
}

/**
 * The game with the cards of a record: those of this browser, or those that it brings along, which are then kept like an
 * added set; with its own cards where none are named.
 */
export function gameWithCards(game: Game, { cards, cardSet }: Pick<GameRecord, 'cards' | 'cardSet'>): Attempt<Game> {
  if (!cards) return { ok: true, value: game }
  const kept = keptCardSet(cards.sha256)
  if (kept?.text !== undefined) return attempted(withCardSet(game, { ...kept.name, text: kept.text }))
  if (!cardSet) {
    return kept ? attempted(game.withCards(kept.cards, kept.name)) : failed({ kind: 'noCards', name: cards.id })
  }
  const set = cardSetIn(cardSet, cards.id)
  const played = set.ok ? withCardSet(game, { ...set.value, sha256: cards.sha256 }) : set
  if (set.ok && played.ok) keep(game, set.value)
  return attempted(played)
}

function attempted(game: Result<Game>): Attempt<Game> {
  return game.ok ? game : failed({ kind: 'broken', error: game.error })
}
