import type { Ref } from 'react'
import type { CardSet, DevToken, LineName, TownCard } from '../../cards/cards.ts'
import type { SpotInsight } from '../../rules/insight.ts'
import type { PlacedCard } from '../../rules/position.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import type { TownTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { TownHints } from '../marks/marks.ts'

export interface LookMode {
  readonly kind: 'look'
}

export interface PlaceMode {
  readonly kind: 'place'
  readonly card: TownCard
  readonly turn: number
  /** Where the card may go. */
  readonly squares: readonly string[]
  /** Where it lies on trial. */
  readonly ghost: string | null
  /** The turns that are allowed where it lies. */
  readonly turns: readonly number[]
  /** Called for every empty square; the parent moves the card there or explains why not. */
  onSquare(square: string): void
  onTurn(): void
  onConfirm(): void
}

export interface LayMode {
  readonly kind: 'lay'
  readonly line: LineName
  /** Where a track of the line may be laid. */
  readonly spots: readonly string[]
  /** Called for every spot between two cards; the parent explains why not. */
  onSpot(spot: string): void
}

export interface ScrapMode {
  readonly kind: 'scrap'
  readonly spots: readonly { readonly line: LineName; readonly spot: string }[]
  onSpot(spot: string, line: LineName): void
}

export interface UpgradeMode {
  readonly kind: 'upgrade'
  readonly token: DevToken
  readonly squares: readonly string[]
  onSquare(square: string): void
}

/** What taps on the town mean now. */
export type TownMode = LookMode | PlaceMode | LayMode | ScrapMode | UpgradeMode

export type Town = Readonly<Record<string, PlacedCard>>

export interface TownProps {
  readonly town: Town
  readonly lines: RailPlayerView['lines']
  /** Cost and reasons for each spot. */
  readonly spots: Readonly<Record<string, SpotInsight>>
  readonly cards: CardSet
  readonly mode: TownMode
  readonly texts: TownTexts
  readonly words: WordTexts
  /** The spoken name of the grid. */
  readonly label: string
  /** These squares, and this line, stand out: the rest steps back a little. */
  readonly lit?: { readonly squares: readonly string[]; readonly line?: LineName } | undefined
  /** What the expert would do here. */
  readonly hints?: TownHints | undefined
  /** What has just happened. */
  readonly fresh?:
    | { readonly kind: 'card' | 'token'; readonly square: string }
    | { readonly kind: 'track'; readonly line: LineName; readonly spot: string }
    | undefined
  /** The points that it earned. */
  readonly gain?: number
  /** In ms for one movement; 0 where nothing should move. */
  readonly pace: number
  /** The square under a card that is dragged from elsewhere: it is shown as if the pointer were over it. */
  readonly hovered?: string | null | undefined
  readonly svgRef?: Ref<SVGSVGElement> | undefined
}
