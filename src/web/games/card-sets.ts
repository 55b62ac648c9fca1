import type { CardSetName, Game } from '../../engine/game.ts'
import { isObject } from '../../engine/json.ts'
import { accepted, type Result, rejected } from '../../engine/result.ts'
import { erase, namesUnder, read, write } from '../storage.ts'

/** Card sets that replace a game's own, kept in this browser by their fingerprint. */
interface KeptCardSet {
  readonly game: string
  readonly name: CardSetName
  readonly cards: unknown
}

const CARDS = 'cards.'

/** Reads a card file, checks it by the game's own rules and keeps it. */
export async function addCardSet(game: Game, fileName: string, bytes: ArrayBuffer): Promise<Result<CardSetName>> {
  let cards: unknown
  try {
    cards = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return rejected(`${fileName}: ${(error as Error).message}`)
  }
  const sha = await sha256(bytes)
  if (sha === undefined) return rejected('card files can be added at https addresses and on localhost only')
  const ownId = isObject(cards) && typeof cards.id === 'string' ? cards.id : ''
  const name: CardSetName = { id: ownId === '' ? fileName.replace(/\.[^.]*$/, '') : ownId, sha256: sha }
  const played = game.withCards(cards, name)
  if (!played.ok) return rejected(`${fileName}: ${played.error}`)
  const kept: KeptCardSet = { game: game.id, name, cards }
  return write(CARDS + sha, kept) ? accepted(name) : rejected('this browser has no room left')
}

export function listCardSets(gameId: string): CardSetName[] {
  return namesUnder(CARDS)
    .map(keptCardSet)
    .flatMap((kept) => (kept?.game === gameId ? [kept.name] : []))
}

export function removeCardSet(sha: string): void {
  erase(CARDS + sha)
}

function keptCardSet(name: string): KeptCardSet | undefined {
  const json = read(name)
  return isObject(json) && isObject(json.name) ? (json as unknown as KeptCardSet) : undefined
}

/** The cards of a set, to hand them to somebody who has not this browser's storage, such as a worker. */
export function cardsOf(name: CardSetName): unknown {
  return keptCardSet(CARDS + name.sha256)?.cards
}

/** The game as it is played with this card set; with its own cards where none is named. */
export function gameWithCards(game: Game, name: CardSetName | undefined): Result<Game> {
  if (name === undefined) return accepted(game)
  const kept = keptCardSet(CARDS + name.sha256)
  if (kept === undefined) return rejected(`the card set ${name.id} is not in this browser`)
  return game.withCards(kept.cards, kept.name)
}

/** The same fingerprint as the command line gives a card file; browsers make none at an insecure address. */
async function sha256(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
