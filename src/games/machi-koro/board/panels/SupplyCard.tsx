import type { ComponentProps } from 'react'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import type { Establishment, ItemId, Kind } from '../../cards/cards.ts'
import type { MachiInsight } from '../../rules/insight.ts'
import type { SupplyTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin, ColourMark } from '../pieces/SmallPieces.tsx'
import { rollRange } from '../street/plots.ts'
import styles from './SupplyItem.module.css'

interface SupplyCardProps {
  readonly card: Establishment
  readonly availability: Availability
  readonly left: number
  readonly owned: number
  readonly buyer: string
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** A pile of the supply. */
export function SupplyCard({ card, availability, left, owned, buyer, button, texts, words }: SupplyCardProps) {
  const { id, colour, kind, rolls, cost } = card
  const state = sayAvailability(availability, texts)
  const spoken = texts.spokenCard({ card, left, owned, buyer, state }, words)
  return (
    <Touchable
      {...button}
      isPossible={availability.kind === 'possible'}
      look="offer"
      className={styles.card}
      data-availability={availability.kind}
      style={{
        '--colour': `var(--mk-${colour})`,
        '--soft': `var(--mk-${colour}-soft)`,
        '--on': `var(--mk-on-${colour})`,
      }}
      aria-label={spoken}
      title={spoken}
    >
      <span className={`${parts.line} ${styles.band}`}>
        <span className={styles.mark}>
          <ColourMark colour={colour} size={14} />
        </span>
        <span>{rollRange(rolls)}</span>
        {kind !== undefined && (
          <span className={styles.kind}>
            <KindIcon kind={kind} size={13} />
          </span>
        )}
        {owned > 0 && <span className={styles.owned}>×{owned}</span>}
      </span>
      <BuildingSvg id={id} className={`${parts.cover} ${styles.picture}`} />
      <span className={`${parts.cut} ${styles.name}`}>
        <span className={styles.full}>{words.items[id]}</span>
        <span className={styles.short}>{words.shortItems[id]}</span>
      </span>
      <Facts kind={availability.kind} cost={cost} left={left} texts={texts} />
    </Touchable>
  )
}

interface FactsProps {
  readonly kind: Availability['kind']
  readonly cost: number
  readonly left: number
  readonly texts: SupplyTexts
}

/** What a card costs and how many there are, or the word that there is nothing to buy. */
function Facts({ kind, cost, left, texts }: FactsProps) {
  if (kind === 'soldOut') return <span className={`${parts.chip} ${styles.stamp}`}>{texts.soldOut}</span>
  if (kind === 'onePerTown') return <span className={`${parts.chip} ${styles.stamp}`}>{texts.built}</span>
  return (
    <span className={styles.facts}>
      <span className={`${parts.line} ${styles.cost}`}>
        {cost}
        <Coin size={13} />
      </span>
      <span className={`${parts.line} ${styles.left}`}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={PILE} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
        </svg>
        {left}
      </span>
    </span>
  )
}

/** A card upon another. */
const PILE = 'M4 1h7v8M1 3.5h7.5V11H1Z'

/** Whether the buyer can have something, or what stands in the way. */
export type Availability =
  | { readonly kind: 'possible' | 'affordable' | 'soldOut' | 'onePerTown' | 'built' }
  | { readonly kind: 'short'; readonly coins: number }

export interface Purse {
  readonly coins: number
  /** What is legal at this moment; empty while it is not the time to build. */
  readonly buildable: ReadonlySet<ItemId>
  readonly obstacle: MachiInsight['obstacle']
}

export function availabilityOf(
  { id, cost }: { readonly id: ItemId; readonly cost: number },
  { coins, buildable, obstacle }: Purse,
): Availability {
  switch (obstacle(id)) {
    case 'sold-out':
      return { kind: 'soldOut' }
    case 'one-per-town':
      return { kind: 'onePerTown' }
    case 'built-already':
      return { kind: 'built' }
    case 'too-expensive':
      return { kind: 'short', coins: cost - coins }
    default:
      return { kind: buildable.has(id) ? 'possible' : 'affordable' }
  }
}

export function isWithinReach({ kind }: Availability): boolean {
  return kind === 'possible' || kind === 'affordable'
}

export function sayAvailability(availability: Availability, { states }: SupplyTexts): string {
  return availability.kind === 'short' ? states.short(availability.coins) : states[availability.kind]
}

/** A shopping bag and a cup. */
const SIGNS: Readonly<Record<Kind, string>> = {
  shop: 'M3.5 5.5h9l.8 8.5H2.7ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  restaurant:
    'M2.5 6.5h8.5V10q0 3.5-3.5 3.5H6Q2.5 13.5 2.5 10ZM11 7.5h1.2a1.8 1.8 0 0 1 0 3.6H11M5.2 4.5v-2M8.3 4.5v-2',
}

interface KindIconProps {
  readonly kind: Kind
  /** In CSS pixels. */
  readonly size?: number
}

/** What kind of a card it is, as a sign in the colour of the text. */
export function KindIcon({ kind, size = 16 }: KindIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" style={{ flex: 'none' }} aria-hidden="true" focusable="false">
      <path
        d={SIGNS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
