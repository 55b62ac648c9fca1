import { useMemo, useState } from 'react'
import type { BoardProps } from '../../../boards/board.ts'
import { LINES, type LineName } from '../cards/cards.ts'
import type { RailInsight } from '../insight.ts'
import type { RailTypes } from '../rail-types.ts'
import type { RailTexts } from '../text/texts.ts'
import type { RailPlayerView } from '../view.ts'
import { type Bonus, type Location, type Offer, offerOf } from './offer.ts'
import { NOTHING, nextTurn, type Selection } from './selection.ts'

export type RailBoardProps = BoardProps<RailTypes, RailInsight, RailTexts>

/** The turn as the board plays it: what is offered, what is picked up, and what each touch does. */
export interface Turn {
  readonly offer: Offer
  readonly selection: Selection
  /** The player whose eyes the table has; undefined for somebody looking on. */
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
  confirm(): void
  spot(spot: string, line: LineName): void
  end(): void
  /** The turns that the card in hand may have where it lies. */
  readonly turns: readonly number[]
}

/** Too expensive, tangled, taken. */
const TELLING_RULES = ['RH-T9', 'RH-T7', 'RH-T3']

export function useTurn({ view, eyes, shown, show, legal, log, take, whyNot, insight }: RailBoardProps): Turn {
  // What was picked up is put down by whatever happens, since every action and every undo makes a log of its own.
  const [picked, setPicked] = useState({ log, eyes, selection: NOTHING })
  const selection = picked.log === log && picked.eyes === eyes ? picked.selection : NOTHING
  const select = (next: Selection) => {
    setPicked({ log, eyes, selection: next })
    // Whoever picks something up in front of another town means the own one.
    if (next.kind !== 'nothing' && eyes !== 'spectator' && shown !== eyes) show(eyes)
  }
  const offer = useMemo(() => offerOf(legal), [legal])
  const me = eyes === 'spectator' ? undefined : view.players[eyes - 1]
  const mySpots = eyes === 'spectator' ? {} : insight.players[eyes - 1].spots
  const cancel = () => select(NOTHING)

  const turnsOf = (card: number, square: string | null): readonly number[] => {
    const squares = offer.places.get(card)
    if (squares === undefined) return []
    return squares.get(square ?? '') ?? [...squares.values()][0] ?? []
  }
  const putPlan = (card: number, line: LineName) => {
    const discards = offer.plans.get(card)?.get(line)
    // A full line asks for one more choice; everything else is done, or refused with its reason.
    if (discards !== undefined && discards.length > 0) select({ kind: 'plan', card, line })
    else take(`plan ${card} ${line}`)
  }
  const putCard = (card: number, turn: number, square: string) => {
    const turns = offer.places.get(card)?.get(square)
    if (turns === undefined) take(`place ${card} ${square} r${turn}`)
    else select({ kind: 'card', card, turn: turns.includes(turn) ? turn : turns[0], square })
  }
  /** Nothing can be laid: of all the reasons, the one that comes nearest to a legal track is the one to hear. */
  const refuseLine = (line: LineName) => {
    const refused = Object.keys(mySpots).map((spot) => `lay ${line} ${spot}`)
    const telling = TELLING_RULES.flatMap((rule) => refused.find((action) => whyNot(action)?.rule === rule) ?? [])
    const [action = refused[0]] = telling
    if (action !== undefined) take(action)
  }
  const pickLine = (line: LineName) => {
    if (offer.lays[line].length > 0) select({ kind: 'line', line })
    else refuseLine(line)
  }
  const pickFirstLine = () => pickLine(LINES.find((line) => offer.lays[line].length > 0) ?? LINES[0])
  return {
    offer,
    selection,
    me,
    turns: selection.kind === 'card' ? turnsOf(selection.card, selection.square) : [],
    cancel,
    location: (location) => take(`acquire ${location}`),
    collect: () => take('collect'),
    plan: (card) => {
      if (offer.plans.has(card)) select({ kind: 'plan', card, line: null })
      else take(`plan ${card} ${LINES[0]}`)
    },
    line: (line) => {
      if (selection.kind === 'plan') putPlan(selection.card, line)
      else if (selection.kind === 'line' && selection.line === line) cancel()
      else pickLine(line)
    },
    discard: (card) => {
      if (selection.kind === 'plan' && selection.line !== null)
        take(`plan ${selection.card} ${selection.line} -${card}`)
    },
    assign: (card, line) => {
      if (card !== null) putPlan(card, line)
    },
    token: (token) => {
      const verb = offer.keeps.has(token) ? 'keep' : 'develop'
      const squares = offer.keeps.get(token) ?? offer.develops.get(token) ?? []
      if (squares.length > 0) select({ kind: 'token', token })
      else take(`${verb} ${token}`)
    },
    bonus: (bonus) => take(`bonus ${bonus}`),
    buy: () => take('buy'),
    scrap: () => select(selection.kind === 'scrap' ? NOTHING : { kind: 'scrap' }),
    lay: pickFirstLine,
    gain: () => {
      if (offer.collect) take('collect')
      else if (offer.plans.size > 0 || offer.develops.size > 0) select({ kind: 'gain' })
      else if (me?.acquired === 'c') pickFirstLine()
      else if (me?.acquired === 'a') take('collect')
      else if (me?.acquired === 'b') take(`plan ${view.plans[0] ?? 1} ${LINES[0]}`)
      else take(`develop ${view.devs[0] ?? 1}`)
    },
    take: (set) => take(`take ${set}`),
    card: (card) => {
      if (selection.kind === 'card' && selection.card === card) cancel()
      else if (offer.places.has(card)) select({ kind: 'card', card, turn: turnsOf(card, null)[0] ?? 0, square: null })
      else take(`place ${card} d4 r0`)
    },
    turnCard: () => {
      if (selection.kind !== 'card') return
      select({ ...selection, turn: nextTurn(selection.turn, turnsOf(selection.card, selection.square)) })
    },
    square: (square) => {
      if (selection.kind === 'card') putCard(selection.card, selection.turn, square)
      else if (selection.kind === 'token')
        take(`${offer.keeps.has(selection.token) ? 'keep' : 'develop'} ${selection.token} ${square}`)
      else if (offer.upgrades.length > 0) take(`upgrade ${square}`)
    },
    drop: (card, square) =>
      putCard(card, selection.kind === 'card' && selection.card === card ? selection.turn : 0, square),
    confirm: () => {
      if (selection.kind === 'card' && selection.square !== null)
        take(`place ${selection.card} ${selection.square} r${selection.turn}`)
    },
    spot: (spot, line) => take(selection.kind === 'scrap' ? `scrap ${line} ${spot}` : `lay ${line} ${spot}`),
    end: () => take('end'),
  }
}
