import { LINES, type LineName } from '../cards/cards.ts'

export type Location = 'a' | 'b' | 'c' | 'd'
export type Bonus = 'resources' | 'track' | 'plans'

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

  add(action: string): void {
    const [kind, first, second, third] = action.split(' ')
    switch (kind) {
      case 'take':
        this.sets.push(Number(first))
        break
      case 'place':
        within(within(this.places, Number(first), newMap<string, number[]>), second, newList<number>).push(
          Number(third.slice(1)),
        )
        break
      case 'upgrade':
        this.upgrades.push(first)
        break
      case 'plan': {
        const discards = within(
          within(this.plans, Number(first), newMap<LineName, number[]>),
          second as LineName,
          newList<number>,
        )
        if (third !== undefined) discards.push(-Number(third))
        break
      }
      case 'acquire':
        this.locations.push(first as Location)
        break
      case 'lay':
        this.lays[first as LineName].push(second)
        break
      case 'collect':
        this.collect = true
        break
      case 'develop':
        addSquare(this.develops, Number(first), second)
        break
      case 'bonus':
        this.bonuses.push(first as Bonus)
        break
      case 'buy':
        this.buy = true
        break
      case 'keep':
        addSquare(this.keeps, Number(first), second)
        break
      case 'scrap':
        this.scraps[first as LineName].push(second)
        break
      case 'end':
        this.end = true
        break
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
  for (const action of legal) offer.add(action)
  return offer
}

export function canLay(offer: Offer): boolean {
  return LINES.some((line) => offer.lays[line].length > 0)
}

export function canScrap(offer: Offer): boolean {
  return LINES.some((line) => offer.scraps[line].length > 0)
}
