import type { Outcome, Refusal, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { TestTable } from '#engine/testing/test-table.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoTypes } from '../facts.ts'
import { insightOf, type LokoInsight } from '../insight.ts'
import type { LokoPlayer, LokoPosition, SectionState } from '../position.ts'
import type { LokoOptions } from '../state.ts'
import type { LokoView } from '../view.ts'
import { smallGame } from './small-set.ts'

/** Hand-made situations for tests. A test names only what it is about; sections are texts like `a1-a2 a1-b1`. */

export interface PlayerSituation extends Partial<LokoPlayer> {
  readonly solid?: string
  readonly reserved?: string
}

export interface Situation extends Partial<Pick<LokoPosition, 'phase' | 'turn' | 'trains' | 'trainDeck' | 'shapes'>> {
  readonly options?: Omit<LokoOptions, 'players'>
  readonly shapeDecks?: Partial<LokoPosition['shapeDecks']>
  readonly black?: string
  /** If given, all other sections that belong to no player are black. */
  readonly free?: string
  /** Seat 1 first; two of them, unless there are more. */
  readonly players?: readonly PlayerSituation[]
}

/** It is the turn of seat 1, everything is free and no card lies anywhere, unless the situation says otherwise. */
export function positionIn(situation: Situation, cards: CardSet = smallGame.cards): LokoPosition {
  const { phase = 'main', turn = 1, trains = [], trainDeck = [], shapes, shapeDecks, players = [] } = situation
  const count = Math.max(2, players.length)
  return {
    game: 'lokomoto',
    options: { players: count, ...situation.options },
    phase,
    active: phase === 'over' ? [] : [turn],
    turn,
    trains,
    trainDeck,
    shapes: shapes ?? { 1: null, 2: null, 3: null },
    shapeDecks: { 1: [], 2: [], 3: [], ...shapeDecks },
    sections: sectionsIn(situation, cards.map.sections),
    players: Array.from({ length: count }, (_, i) => {
      const { trains: bought = [], shapes: won = [], secret = [] } = players[i] ?? {}
      return { trains: bought, shapes: won, secret }
    }),
  }
}

/** The sections that a text names. */
export function sectionList(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ')
}

function sectionsIn({ free, black, players = [] }: Situation, all: readonly string[]): Record<string, SectionState> {
  const marks = new Map<string, SectionState>(all.map((section) => [section, free === undefined ? 'free' : 'black']))
  const mark = (text: string | undefined, as: SectionState) => {
    for (const section of sectionList(text)) {
      if (!marks.has(section)) throw new Error(`there is no section ${section} on this map`)
      marks.set(section, as)
    }
  }
  mark(free, 'free')
  mark(black, 'black')
  for (const [i, { solid, reserved }] of players.entries()) {
    mark(solid, { seat: i + 1, solid: true })
    mark(reserved, { seat: i + 1, solid: false })
  }
  return Object.fromEntries(marks)
}

/** Shapes that lie face up, by their points; the small set has them in the first digit. */
export function faceUp(...ids: readonly number[]): LokoPosition['shapes'] {
  const of = (points: number) => ids.find((id) => Math.floor(id / 10) === points) ?? null
  return { 1: of(1), 2: of(2), 3: of(3) }
}

/** A table of this game, played in the notation. */
export class Table extends TestTable<LokoTypes> {
  /** A hand-made situation, on the small map unless another game is given. */
  static at(situation: Situation, game = smallGame): Table {
    return new Table(game, game.fromPosition(positionIn(situation, game.cards), new Rng('table')))
  }

  /** A new game. */
  static start(options: LokoOptions, seed: string, game = smallGame): Table {
    return new Table(game, game.setup(options, seed))
  }

  view(who: Seat | 'spectator'): LokoView {
    return this.game.view(this.state, who)
  }

  insight(eyes: Seat | 'spectator'): LokoInsight {
    return insightOf(this.state, eyes)
  }

  player(seat: Seat): LokoPlayer {
    return this.position.players[seat - 1]
  }

  /** The sections of the map that are in this condition, such as `free` or `1 solid` or `2 reserved`. */
  sections(condition: string): string {
    const told = (mark: SectionState) =>
      typeof mark === 'string' ? mark : `${mark.seat} ${mark.solid ? 'solid' : 'reserved'}`
    const all = Object.entries(this.position.sections)
    return all.flatMap(([section, mark]) => (told(mark) === condition ? section : [])).join(' ')
  }

  /** The legal actions of the seat whose turn it is. */
  get legal(): string[] {
    return this.legalOf(this.position.turn)
  }

  /** Those of them that are purchases. */
  get purchases(): string[] {
    return this.legal.filter((text) => text.startsWith('buy'))
  }

  /** How many of each kind there are. */
  get counts(): Readonly<Record<string, number>> {
    return this.game.countActions?.(this.state, this.position.turn) ?? {}
  }

  /** Plays an action of the seat whose turn it is; it must be legal. */
  play(text: string): Outcome {
    const seat = this.position.turn
    const why = this.whyNotNow(text)
    if (why !== undefined) throw new Error(`seat ${seat} may not ${text}: ${why}`)
    return this.game.play(this.state, seat, this.action(text))
  }

  /** Why the seat whose turn it is may not take an action. */
  refusalNow(text: string): Refusal | undefined {
    return this.refusal(this.position.turn, text)
  }

  whyNotNow(text: string): string | undefined {
    return this.whyNot(this.position.turn, text)
  }

  /** Plays random legal actions to the end; `each` gets every moment and the action that follows. */
  playOn(seed: string, each: (table: Table, text: string) => void): this {
    const rng = new Rng(seed)
    while (this.active.length > 0) {
      const [seat] = this.active
      const action = this.game.sample(this.state, seat, rng)
      each(this, this.game.format(action))
      this.game.play(this.state, seat, action)
    }
    return this
  }
}
