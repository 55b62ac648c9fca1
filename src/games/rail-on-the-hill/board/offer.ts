import { LINES, type LineName } from '../cards/cards.ts'
import type { Bonus } from '../rules/actions.ts'
import { type Move, readMove } from '../rules/notation.ts'
import type { Location } from '../rules/state.ts'

/** What a player may do now, sorted the way a board asks for it. It is read from the list of legal actions. */
export interface Offer {
  /** Sets that can be chosen, from 1. */
  readonly sets: readonly number[]
  /** Town card → square → turns in degrees. */
  readonly places: ReadonlyMap<number, ReadonlyMap<string, readonly number[]>>
  /** Where the upgrade of the set can go. */
  readonly upgrades: readonly string[]
  /** Plan card → line → the Plan cards of which one must go; none where the line has room. */
  readonly plans: ReadonlyMap<number, ReadonlyMap<LineName, readonly number[]>>
  readonly locations: readonly Location[]
  /** Spots, as in the notation. */
  readonly lays: Readonly<Record<LineName, readonly string[]>>
  readonly collect: boolean
  /** Face-up token → the squares that it can go on; none for one that is kept or has no place. */
  readonly develops: ReadonlyMap<number, readonly string[]>
  readonly bonuses: readonly Bonus[]
  readonly buy: boolean
  /** Drawn token → squares, as with `develops`. */
  readonly keeps: ReadonlyMap<number, readonly string[]>
  readonly scraps: Readonly<Record<LineName, readonly string[]>>
  readonly end: boolean
}

/** The offer while it is filled. */
class Collected implements Offer {
  readonly sets: number[] = []
  readonly places = new Map<number, Map<string, number[]>>()
  readonly upgrades: string[] = []
  readonly plans = new Map<number, Map<LineName, number[]>>()
  readonly locations: Location[] = []
  readonly lays: Record<LineName, string[]> = { red: [], yellow: [], blue: [], black: [] }
  collect = false
  readonly develops = new Map<number, string[]>()
  readonly bonuses: Bonus[] = []
  buy = false
  readonly keeps = new Map<number, string[]>()
  readonly scraps: Record<LineName, string[]> = { red: [], yellow: [], blue: [], black: [] }
  end = false

  add(move: Move): void {
    switch (move.kind) {
      case 'take':
        this.sets.push(move.set)
        break
      case 'place': {
        const squares = within(this.places, move.card, newMap<string, number[]>)
        within(squares, move.square, newList<number>).push(move.turn)
        break
      }
      case 'upgrade':
        this.upgrades.push(move.square)
        break
      case 'plan': {
        const lines = within(this.plans, move.card, newMap<LineName, number[]>)
        const discards = within(lines, move.line, newList<number>)
        if (move.discarded !== undefined) discards.push(move.discarded)
        break
      }
      case 'acquire':
        this.locations.push(move.location)
        break
      case 'lay':
        this.lays[move.line].push(move.spot)
        break
      case 'scrap':
        this.scraps[move.line].push(move.spot)
        break
      case 'develop':
        addSquare(this.develops, move.token, move.square)
        break
      case 'keep':
        addSquare(this.keeps, move.token, move.square)
        break
      case 'bonus':
        this.bonuses.push(move.bonus)
        break
      default:
        this[move.kind] = true
    }
  }
}

function newMap<K, V>(): Map<K, V> {
  return new Map()
}

function newList<V>(): V[] {
  return []
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

function addSquare(tokens: Map<number, string[]>, token: number, square: string | undefined): void {
  const squares = within(tokens, token, newList<string>)
  if (square !== undefined) squares.push(square)
}

export function offerOf(legal: readonly string[]): Offer {
  const offer = new Collected()
  for (const action of legal) offer.add(readMove(action))
  return offer
}

export function canLay(offer: Offer): boolean {
  return LINES.some((line) => offer.lays[line].length > 0)
}

export function canScrap(offer: Offer): boolean {
  return LINES.some((line) => offer.scraps[line].length > 0)
}
