import { type Cards, shapesInPlay } from './cards.ts'
import { activeSeats } from './moves.ts'
import { DECKS, type Deck, type Phase, type Player, type Position, type Section } from './position.ts'
import { type Choices, start } from './sample.ts'

/** A position in the middle of a game; fields that are not given are as at the start. */
export interface Moment {
  /** By default, three players. */
  options?: Choices
  phase?: Phase
  turn?: number
  /** The trains face up. */
  trains?: number[]
  /** The shapes face up. */
  shapes?: Partial<Record<Deck, number | null>>
  /** These decks are empty: the last player has their other cards. */
  emptyDecks?: ('trains' | Deck)[]
  /** Sections by state: `black`, a seat for its solid ones, or a seat with a question mark for its reserved ones. */
  sections?: Record<string, string>
  /** The state of all other sections. */
  others?: Section
  players?: Partial<Player>[]
}

/** The full position: all cards that are not named are in their decks, in the order of their numbers. */
export function moment(cards: Cards, what: Moment): Position {
  const position = start(cards, what.options ?? { players: 3 })
  position.phase = what.phase ?? 'main'
  position.turn = what.turn ?? 1
  for (const [index, player] of position.players.entries()) {
    Object.assign(player, structuredClone(what.players?.[index]))
  }
  mark(position, what)
  const taken = (list: 'trains' | 'shapes' | 'secret') => position.players.flatMap((player) => player[list])
  position.trains = [...(what.trains ?? position.trains)]
  const leftTrains = [...cards.trains.keys()].filter((id) => ![...position.trains, ...taken('trains')].includes(id))
  const last = position.players[position.players.length - 1]
  const rest = (deck: 'trains' | Deck, ids: number[], list: number[]): number[] => {
    if (!what.emptyDecks?.includes(deck)) return ids
    list.push(...ids)
    return []
  }
  position.trainDeck = rest('trains', leftTrains, last.trains)
  Object.assign(position.shapes, what.shapes)
  for (const deck of DECKS) {
    const gone = [...DECKS.flatMap((other) => position.shapes[other] ?? []), ...taken('shapes'), ...taken('secret')]
    const left = shapesInPlay(cards, position.options.advanced).filter(({ points }) => points === Number(deck))
    const ids = left.map(({ id }) => id).filter((id) => !gone.includes(id))
    position.shapeDecks[deck] = rest(deck, ids, last.shapes)
  }
  position.active = activeSeats(position)
  return position
}

function mark({ sections }: Position, { sections: lists = {}, others = 'free' }: Moment): void {
  for (const name of sections.keys()) sections.set(name, others)
  for (const [owner, names] of Object.entries(lists)) {
    for (const name of names.split(' ').filter((word) => word !== '')) {
      if (!sections.has(name)) throw new Error(`${name} is no section`)
      const whole = owner === 'black' || owner === 'free'
      sections.set(name, whole ? owner : { seat: Number(owner[0]), solid: !owner.endsWith('?') })
    }
  }
}
