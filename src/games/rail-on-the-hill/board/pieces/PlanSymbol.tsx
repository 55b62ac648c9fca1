import type { PlanKind } from '../../cards/cards.ts'
import { CATEGORIES } from '../../cards/cards.ts'
import type { Category } from '../town/category.ts'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import { CategoryMark } from './CategoryMark.tsx'

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

function FourOfOne({ category }: { readonly category: Category | undefined }) {
  return CATEGORIES.map((each, i) => (
    <g key={each} opacity={category === undefined || category === each ? 1 : 0.4}>
      <CategoryMark category={each} x={12 + i * 24} y={16} size={22} />
      <Figure x={12 + i * 24} y={21.2} size={15}>
        4
      </Figure>
    </g>
  ))
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

function TwoPairs() {
  return (
    <>
      <LandmarkPicture landmark="zoo" x={22} y={16} size={20} />
      <LandmarkPicture landmark="zoo" x={11} y={16} size={20} />
      <Figure x={36.5} y={20.6} size={13}>
        +
      </Figure>
      <LandmarkPicture landmark="bank" x={62} y={16} size={19} />
      <LandmarkPicture landmark="bank" x={51} y={16} size={19} />
    </>
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
