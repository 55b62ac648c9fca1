import type { CardSetName, Game } from '../../engine/game.ts'
import { isObject } from '../../engine/json.ts'
import { type Attempt, failed } from '../problem.ts'
import { erase, namesUnder, read, write } from '../storage.ts'

/** Card sets that replace a game's own, kept in this browser by their fingerprint. */
interface KeptCardSet {
  readonly game: string
  readonly name: CardSetName
  readonly cards: unknown
}

const CARDS = 'cards.'

/** Reads a card file, checks it by the game's own rules and keeps it. */
export async function addCardSet(game: Game, fileName: string, bytes: ArrayBuffer): Promise<Attempt<CardSetName>> {
  let cards: unknown
  try {
    cards = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failed({ kind: 'notJson' })
  }
  const sha = await sha256(bytes)
  if (sha === undefined) return failed({ kind: 'insecure' })
  const ownId = isObject(cards) && typeof cards.id === 'string' ? cards.id : ''
  const name: CardSetName = { id: ownId === '' ? fileName.replace(/\.[^.]*$/, '') : ownId, sha256: sha }
  const played = game.withCards(cards, name)
  if (!played.ok) return failed({ kind: 'broken', error: played.error })
  const kept: KeptCardSet = { game: game.id, name, cards }
  if (write(CARDS + sha, kept)) return { ok: true, value: name }
  removeCardSet(sha)
  return failed({ kind: 'noRoom' })
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
  if (!isObject(json) || !isObject(json.name)) return undefined
  const { id, sha256: sha } = json.name
  return typeof id === 'string' && typeof sha === 'string' ? (json as unknown as KeptCardSet) : undefined
}

/** The cards of a set, to hand them to somebody who has not this browser's storage, such as a worker. */
export function cardsOf(name: CardSetName): unknown {
  return keptCardSet(CARDS + name.sha256)?.cards
}

/** The game as it is played with this card set; with its own cards where none is named. */
export function gameWithCards(game: Game, name: CardSetName | null | undefined): Attempt<Game> {
  if (!name) return { ok: true, value: game }
  const kept = keptCardSet(CARDS + name.sha256)
  if (kept === undefined) return failed({ kind: 'noCards', name: name.id })
  const played = game.withCards(kept.cards, kept.name)
  return played.ok ? played : failed({ kind: 'broken', error: played.error })
}

/** The same fingerprint as the command line gives a card file; browsers make none at an insecure address. */
async function sha256(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
