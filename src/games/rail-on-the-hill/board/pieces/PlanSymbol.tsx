import {
  CATEGORIES,
  type CardSet,
  type Category,
  type DevToken,
  type PlanCard,
  type PlanKind,
  type TownCard,
} from '../../cards/cards.ts'
import { CategoryBase, LandmarkPicture } from '../town/LandmarkPicture.tsx'

export function townCardOf(cards: CardSet, id: number): TownCard {
  return found(cards.townCards, id)
}

export function planCardOf(cards: CardSet, id: number): PlanCard {
  return found(cards.planCards, id)
}

export function tokenOf(cards: CardSet, id: number): DevToken {
  return found(cards.devTokens, id)
}

/** A card set may list its cards in any order, but it has them all. */
function found<Card extends { readonly id: number }>(cards: readonly Card[], id: number): Card {
  const inOrder = cards[id - 1]
  const card = inOrder?.id === id ? inOrder : cards.find((candidate) => candidate.id === id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}

/** RH-N3, as on the Plan cards: two cards, one of them crossed out. */
export function NoDuplicates({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--ink-soft)" strokeWidth={1.5} strokeLinejoin="round">
        <path d="M6.5 5.5V2.8h10.2v10.7H14" />
        <rect x={3} y={5.8} width={10.4} height={11.2} rx={1.2} />
        <path d="M5.6 14.4l5.2-6M5.6 8.4l5.2 6" stroke="var(--warn)" strokeLinecap="round" />
      </g>
    </svg>
  )
}

interface CategoryMarkProps {
  readonly category: Category
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The base of a category without a building: any landmark of it. */
export function CategoryMark({ category, x, y, size }: CategoryMarkProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <CategoryBase category={category} />
    </g>
  )
}

interface PlanSymbolProps {
  readonly kind: Exclude<PlanKind, 'three'>
  /** Four of one category: the one that the line is closest with. */
  readonly category?: Category | undefined
}

/** What a Plan card asks for that is not three landmarks, drawn on 72 x 32. */
export function PlanSymbol({ kind, category }: PlanSymbolProps) {
  switch (kind) {
    case 'category':
      return <FourOfOne category={category} />
    case 'types':
      return <FiveTypes />
    case 'pairs':
      return <TwoPairs />
    case 'tracks':
      return <SevenTracks />
    case 'tl-br':
    case 'tr-bl':
      return <Corners kind={kind} />
  }
}

function Figure({
  x,
  y,
  size,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: string
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="var(--sign)" fontSize={size} fontWeight={600} fill="var(--ink)">
      {children}
    </text>
  )
}

/** One 4, and the three categories as alternatives. */
function FourOfOne({ category }: { readonly category: Category | undefined }) {
  return (
    <>
      <Figure x={8} y={23} size={20}>
        4
      </Figure>
      {CATEGORIES.map((each, i) => (
        <g key={each} opacity={category === undefined || category === each ? 1 : 0.4}>
          <CategoryMark category={each} x={23 + i * 20} y={16} size={15} />
        </g>
      ))}
      <path d="M31 23l4-14M51 23l4-14" stroke="var(--ink-soft)" strokeWidth={1.6} strokeLinecap="round" />
    </>
  )
}

function FiveTypes() {
  return (
    <>
      <Figure x={8} y={23} size={20}>
        5
      </Figure>
      <LandmarkPicture landmark="fire-station" x={61} y={16} size={21} />
      <LandmarkPicture landmark="school" x={44} y={16} size={20} />
      <LandmarkPicture landmark="amusement-park" x={26} y={16} size={21} />
    </>
  )
}

/** Two plates that are alike and two others that are: which landmarks they are does not matter. */
function TwoPairs() {
  return (
    <>
      <g fill="var(--paper)" stroke="var(--ink-soft)" strokeWidth={1.6}>
        <circle cx={23} cy={16} r={8.6} />
        <circle cx={10} cy={16} r={8.6} />
      </g>
      <g fill="var(--ink-soft)" stroke="var(--ink-soft)" strokeWidth={1.6} strokeLinejoin="round">
        <rect x={53.8} y={7.8} width={16.4} height={16.4} rx={2} />
        <rect x={40.8} y={7.8} width={16.4} height={16.4} rx={2} stroke="var(--paper)" />
      </g>
      <Mark x={10} fill="var(--ink)" />
      <Mark x={23} fill="var(--ink)" />
      <Mark x={49} fill="var(--paper)" />
      <Mark x={62} fill="var(--paper)" />
    </>
  )
}

function Mark({ x, fill }: { readonly x: number; readonly fill: string }) {
  return (
    <text x={x} y={21} textAnchor="middle" fontFamily="var(--sign)" fontSize={14} fontWeight={600} fill={fill}>
      ?
    </text>
  )
}

function SevenTracks() {
  return (
    <>
      <path
        d={Array.from({ length: 7 }, (_, i) => `M${6 + i * 10} 20v9`).join('')}
        stroke="var(--edge)"
        strokeWidth={3}
      />
      <path d="M2 22.2h68M2 26.8h68" stroke="var(--ink)" strokeWidth={1.5} />
      <Figure x={36} y={16} size={17}>
        7
      </Figure>
    </>
  )
}

function Corners({ kind }: { readonly kind: 'tl-br' | 'tr-bl' }) {
  const falls = kind === 'tl-br'
  const squares = Array.from({ length: 16 }, (_, i) => ({ column: i % 4, row: Math.floor(i / 4) }))
  return squares.map(({ column, row }) => {
    const isCorner = (row === 0 && column === (falls ? 0 : 3)) || (row === 3 && column === (falls ? 3 : 0))
    return (
      <rect
        key={`${column}-${row}`}
        x={20.4 + column * 8}
        y={0.4 + row * 8}
        width={7.2}
        height={7.2}
        rx={1.4}
        fill={isCorner ? 'var(--accent)' : 'var(--meadow)'}
      />
    )
  })
}
