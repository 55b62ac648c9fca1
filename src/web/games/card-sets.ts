import type { CardSetFile } from '#engine/card-set.ts'
import type { CardSetName, Game } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Settings } from '../settings/settings.ts'
import { library } from '../storage/library.ts'
import { listGames, loadGame } from './saved-game.ts'

/** A card set that replaces a game's own, kept in this browser by the SHA-256 of its file. */
interface KeptCardSet {
  readonly game: string
  readonly name: CardSetName
  /** The text of the file. Sets from earlier versions have only their cards. */
  readonly text?: string
  readonly cards?: unknown
  /** Removed by the person, but games of this browser are played with it. */
  readonly isHidden?: boolean
}

const CARDS = 'cards.'

/** Resolves to whether the browser stored it; until the page is left the set is there in any case. */
export function keepCardSet(game: Game, { id, sha256, text }: CardSetFile, isHidden = false): Promise<boolean> {
  const kept: KeptCardSet = { game: game.id, name: { id, sha256 }, text, ...(isHidden && { isHidden }) }
  return library.write(`${CARDS}${sha256}`, kept)
}

export function keptCardSet(sha256: string): KeptCardSet | undefined {
  const json = library.read(`${CARDS}${sha256}`)
  if (!isObject(json) || !isObject(json.name)) return undefined
  const { id, sha256: named } = json.name
  return typeof id === 'string' && typeof named === 'string' ? (json as unknown as KeptCardSet) : undefined
}

function keptCardSets(): KeptCardSet[] {
  return library.namesUnder(CARDS).flatMap((name) => keptCardSet(name.slice(CARDS.length)) ?? [])
}

export function listCardSets(gameId: string): CardSetName[] {
  return keptCardSets().flatMap(({ game, name, isHidden }) => (game === gameId && !isHidden ? [name] : []))
}

/** The SHA-256 of the set that new games use; empty for the standard cards. */
export function usualCards(gameId: string, { cardSets }: Settings): string {
  return listCardSets(gameId).find(({ sha256 }) => sha256 === cardSets[gameId])?.sha256 ?? ''
}

/** Removes a set from the lists. While games of this browser are played with it, it is still there for them. */
export function removeCardSet(sha256: string): void {
  const used = new Set(listGames().map(({ id }) => loadGame(id)?.record.cards?.sha256))
  for (const kept of keptCardSets()) {
    const { name } = kept
    if (name.sha256 !== sha256 && !kept.isHidden) continue
    if (used.has(name.sha256)) void library.write(`${CARDS}${name.sha256}`, { ...kept, isHidden: true })
    else eraseCardSet(name.sha256)
  }
}

export function eraseCardSet(sha256: string): void {
  library.erase(`${CARDS}${sha256}`)
}

/** The text of a set, to hand it to another thread or to the server. */
export function cardTextOf({ sha256 }: CardSetName): string | undefined {
  const kept = keptCardSet(sha256)
  return kept && (kept.text ?? JSON.stringify(kept.cards))
}

/** A record as it is given away: with its card set, where this browser has the text of its file. */
export function withItsCards(record: GameRecord): GameRecord {
  const text = record.cards && keptCardSet(record.cards.sha256)?.text
  return text === undefined || record.cardSet ? record : { ...record, cardSet: text }
}
