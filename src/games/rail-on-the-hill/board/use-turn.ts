import { useMemo } from 'react'
import type { BoardProps } from '#boards/board.ts'
import { usePicked } from '#boards/turn.ts'
import { LINES, type LineName } from '../cards/cards.ts'
import type { Bonus } from '../rules/actions.ts'
import type { RailTypes } from '../rules/facts.ts'
import type { RailInsight } from '../rules/insight.ts'
import { formatMove, type Move, readMove } from '../rules/notation.ts'
import type { Location } from '../rules/state.ts'
import type { RailPlayerView } from '../rules/view.ts'
import type { RailTexts } from '../text/en/board.ts'

export type RailBoardProps = BoardProps<RailTypes, RailInsight, RailTexts>

/** The turn as the board plays it: what is offered, what is picked up, and what each touch does. */
export interface Turn {
  readonly offer: Offer
  readonly selection: Selection
  /** The player whose eyes the table has; undefined for a spectator. */
  readonly me: RailPlayerView | undefined
  cancel(): void
  location(location: Location): void
  collect(): void
  plan(card: number): void
  /** A line was touched: it takes the Plan card in hand, or a track is to be laid with it. */
  line(line: LineName): void
  discard(card: number): void
  /** A Plan card and a line at once, as dragging gives them. */
  assign(card: number | null, line: LineName): void
  token(token: number): void
  bonus(bonus: Bonus): void
  buy(): void
  scrap(): void
  /** Begins to lay a track: with the first line that can. */
  lay(): void
  /** Takes what the location of the turn gives, or begins to choose it. */
  gain(): void
  take(set: number): void
  card(card: number): void
  turnCard(): void
  square(square: string): void
  /** A card was dropped on a square. */
  drop(card: number, square: string): void
  /** Places the card that lies on trial, or draws the tokens that are to be bought. */
  confirm(): void
  spot(spot: string, line: LineName): void
  end(): void
  /** The turns that the card in hand may have where it lies. */
  readonly turns: readonly number[]
}

export function useTurn(board: RailBoardProps): Turn {
  const { view, eyes, shown, show, legal, take, insight } = board
  const [selection, pick] = usePicked(board, NOTHING)
  const select = (next: Selection) => {
    pick(next)
    // Picking something up while another town is shown goes back to the player's own town.
    if (next.kind !== 'nothing' && eyes !== 'spectator' && shown !== eyes) show(eyes)
  }
  const offer = useMemo(() => offerOf(legal), [legal])
  const me = eyes === 'spectator' ? undefined : view.players[eyes - 1]
  const act = (move: Move) => take(formatMove(move))
  const cancel = () => select(NOTHING)

  const turnsOf = (card: number, square: string | null): readonly number[] => {
    const squares = offer.places.get(card)
    if (squares === undefined) return []
    return squares.get(square ?? '') ?? [...squares.values()][0] ?? []
  }
  const verbOf = (token: number) => (offer.keeps.has(token) ? 'keep' : 'develop')
  const putPlan = (card: number, line: LineName) => {
    const discards = offer.plans.get(card)?.get(line)
    // A full line asks for one more choice; everything else is done, or refused with its reason.
    if (discards !== undefined && discards.length > 0) select({ kind: 'plan', card, line })
    else act({ kind: 'plan', card, line, discarded: undefined })
  }
  const putCard = (card: number, turn: number, square: string) => {
    const turns = offer.places.get(card)?.get(square)
    if (turns === undefined) act({ kind: 'place', card, square, turn })
    else select({ kind: 'card', card, turn: turns.includes(turn) ? turn : turns[0], square })
  }
  const pickLine = (line: LineName) => {
    const spot = insight.nearestTracks[line]
    if (offer.lays[line].length > 0) select({ kind: 'line', line })
    else if (spot !== undefined) act({ kind: 'lay', line, spot })
  }
  const pickFirstLine = () => pickLine(LINES.find((line) => offer.lays[line].length > 0) ?? LINES[0])
  return {
    offer,
    selection,
    me,
    turns: selection.kind === 'card' ? turnsOf(selection.card, selection.square) : [],
    cancel,
    location: (location) => act({ kind: 'acquire', location }),
    collect: () => act({ kind: 'collect' }),
    plan: (card) => {
      if (offer.plans.has(card)) select({ kind: 'plan', card, line: null })
      else act({ kind: 'plan', card, line: LINES[0], discarded: undefined })
    },
    line: (line) => {
      if (selection.kind === 'plan') putPlan(selection.card, line)
      else if (selection.kind === 'line' && selection.line === line) cancel()
      else pickLine(line)
    },
    discard: (card) => {
      if (selection.kind === 'plan' && selection.line !== null)
        act({ kind: 'plan', card: selection.card, line: selection.line, discarded: card })
    },
    assign: (card, line) => {
      if (card !== null) putPlan(card, line)
    },
    token: (token) => {
      const squares = offer.keeps.get(token) ?? offer.develops.get(token) ?? []
      if (squares.length > 0) select({ kind: 'token', token })
      else act({ kind: verbOf(token), token, square: undefined })
    },
    bonus: (bonus) => act({ kind: 'bonus', bonus }),
    buy: () => (offer.buy ? select({ kind: 'buy' }) : act({ kind: 'buy' })),
    scrap: () => select(selection.kind === 'scrap' ? NOTHING : { kind: 'scrap' }),
    lay: pickFirstLine,
    gain: () => {
      if (offer.collect) act({ kind: 'collect' })
      else if (offer.plans.size > 0 || offer.develops.size > 0) select({ kind: 'gain' })
      else if (me?.acquired === 'c') pickFirstLine()
      else if (me?.acquired === 'a') act({ kind: 'collect' })
      else if (me?.acquired === 'b')
        act({ kind: 'plan', card: view.plans[0] ?? 1, line: LINES[0], discarded: undefined })
      else act({ kind: 'develop', token: view.devs[0] ?? 1, square: undefined })
    },
    take: (set) => act({ kind: 'take', set }),
    card: (card) => {
      if (selection.kind === 'card' && selection.card === card) cancel()
      else if (offer.places.has(card)) select({ kind: 'card', card, turn: turnsOf(card, null)[0] ?? 0, square: null })
      else act({ kind: 'place', card, square: 'd4', turn: 0 })
    },
    turnCard: () => {
      if (selection.kind !== 'card') return
      select({ ...selection, turn: nextTurn(selection.turn, turnsOf(selection.card, selection.square)) })
    },
    square: (square) => {
      if (selection.kind === 'card') putCard(selection.card, selection.turn, square)
      else if (selection.kind === 'token') act({ kind: verbOf(selection.token), token: selection.token, square })
      else if (offer.upgrades.length > 0) act({ kind: 'upgrade', square })
    },
    drop: (card, square) =>
      putCard(card, selection.kind === 'card' && selection.card === card ? selection.turn : 0, square),
    confirm: () => {
      if (selection.kind === 'buy') act({ kind: 'buy' })
      if (selection.kind === 'card' && selection.square !== null)
        act({ kind: 'place', card: selection.card, square: selection.square, turn: selection.turn })
    },
    spot: (spot, line) => act({ kind: selection.kind === 'scrap' ? 'scrap' : 'lay', line, spot }),
    end: () => act({ kind: 'end' }),
  }
}

/** What the player has picked up but not done yet. Nothing of it is known to the rules. */
export type Selection =
  | { readonly kind: 'nothing' }
  /** A Town card, turned, and perhaps lying on a square on trial. */
  | { readonly kind: 'card'; readonly card: number; readonly turn: number; readonly square: string | null }
  | { readonly kind: 'line'; readonly line: LineName }
  /** A Plan card, and the full line that was chosen for it. */
  | { readonly kind: 'plan'; readonly card: number; readonly line: LineName | null }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'scrap' }
  /** Tokens are to be drawn, for which there is no undo. */
  | { readonly kind: 'buy' }
  /** What the location of the turn gives is to be chosen in the market. */
  | { readonly kind: 'gain' }

const NOTHING: Selection = { kind: 'nothing' }

/** The next of the allowed turns, clockwise; the same one where there is no other. */
function nextTurn(turn: number, allowed: readonly number[]): number {
  for (let quarter = 1; quarter <= 4; quarter++) {
    const next = (turn + quarter * 90) % 360
    if (allowed.includes(next)) return next
  }
  return turn
}

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
