import type { Ref } from 'react'
import type { Moment, SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { Place, RailMap, Shape } from '../../cards/cards.ts'
import { readMove } from '../../rules/notation.ts'
import type { SectionState } from '../../rules/position.ts'
import type { MapTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/panels.ts'

/** A shape card that lies on the map. */
export interface LaidShape {
  readonly shape: Shape
  readonly turns: number
  /** Where the origin of its pattern lies. */
  readonly at: Place
}

/** A section, and whose action touched it. */
export interface TouchedSection {
  readonly section: string
  readonly seat: Seat
}

/** A purchase that was made lately: a train runs along its sections. */
export interface Purchase {
  /** Its place in the log. */
  readonly index: number
  readonly seat: Seat
  readonly sections: readonly string[]
}

export interface MapHandle {
  /** Brings the keyboard to a section, or to the one that it was at last. */
  focus(section?: string): void
  /** Brings the keyboard to the map, and if it is there, to the next section that can be chosen. */
  goOn(): void
}

export interface MapProps {
  readonly map: RailMap
  readonly sections: Readonly<Record<string, SectionState>>
  /** The black ones of the two-player opening. */
  readonly blocked: ReadonlySet<string>
  /** Whose pen one holds. */
  readonly eyes: Seat | 'spectator'
  readonly seats: readonly SeatInfo[]
  /** Chosen to be drawn, reserved or blocked, and what would become of them. */
  readonly picked: readonly string[]
  readonly pickLook: 'solid' | 'dotted' | 'blocked'
  /** Own solid ones, chosen to pay. */
  readonly paying: ReadonlySet<string>
  /** Those that make up a shape: outlined. */
  readonly matched: readonly string[]
  /** Those that a shape still lacks: ghosts. */
  readonly missing: readonly string[]
  /** What others have done since the player's own last action, quietly marked in the colour of the player who did it. */
  readonly last: readonly TouchedSection[]
  /** What the newest action touched: drawn as it happens. */
  readonly fresh: readonly string[]
  /** What a train celebrates. */
  readonly purchase?: Purchase | undefined
  /** In ms for one movement; 0 where nothing moves. */
  readonly pace?: number
  /** Whose the used sections were, where that is known. */
  readonly used?: Readonly<Record<string, Seat>>
  /** Those that the expert points at. */
  readonly hinted?: readonly string[]
  readonly overlay: LaidShape | null
  /** The card was moved or turned; null where it was laid aside. */
  onOverlay(next: LaidShape | null): void
  /** Whether a tap can lead to something now. */
  isOpen(section: string): boolean
  /** A tap, Enter or Space; also for sections that are not open. */
  onSection(section: string): void
  readonly handle?: Ref<MapHandle>
  readonly texts: MapTexts
  readonly words: WordTexts
}

/** What was done lately, for the map to mark. */
interface Happened {
  /** What others did since the last action of the player who looks; for a spectator, since the last actor's one before. */
  readonly last: readonly TouchedSection[]
  /** The sections of the newest action. */
  readonly fresh: readonly string[]
}

export function happenedIn(log: readonly Moment[], eyes: Seat | 'spectator'): Happened {
  const moves = log.map(({ seat, action }) => ({ seat, ...readMove(action) }))
  const newest = moves.at(-1)
  const since =
    eyes === 'spectator' ? moves.slice(0, -1).findLastIndex(({ seat }) => seat === newest?.seat) : ownLast(log, eyes)
  return {
    last: moves.slice(since + 1).flatMap(({ seat, sections }) => sections.map((section) => ({ section, seat }))),
    fresh: newest?.sections ?? [],
  }
}

/** The newest purchase from an index of the log on. */
export function purchaseIn(log: readonly Moment[], from: number): Purchase | undefined {
  const index = log.findLastIndex(({ action }, i) => i >= from && readMove(action).kind === 'buy')
  return index < 0 ? undefined : { index, seat: log[index].seat, sections: readMove(log[index].action).sections }
}

function ownLast(log: readonly Moment[], eyes: Seat): number {
  return log.findLastIndex(({ seat }) => seat === eyes)
}
