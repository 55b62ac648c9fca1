import { memo, type ReactNode } from 'react'
import type { CardSet, DevToken, TownCard } from '../../cards/cards.ts'
import { CardGround } from './CardGround.tsx'
import { CardTop } from './CardPicture.tsx'
import { CARD, cornerOf, PITCH } from './geometry.ts'
import styles from './TownDrawing.module.css'
import { LineEnds, Tracks } from './Tracks.tsx'
import type { Town, TownProps } from './town-props.ts'

type TownDrawingProps = Pick<TownProps, 'town' | 'cards' | 'lit' | 'fresh'> & {
  readonly lines: Parameters<typeof Tracks>[0]['lines']
  readonly pace?: number
}

/** The cards of a town and all their tracks, in units of the cards. */
export const TownDrawing = memo(function TownDrawing({ town, lines, cards, lit, fresh, pace = 0 }: TownDrawingProps) {
  const placed = placedCards(town, cards)
  const onSquare = pace > 0 && fresh !== undefined && fresh.kind !== 'track' ? fresh : undefined
  const layer = (square: string, content: ReactNode) => (
    <Layer key={square} square={square} arrivesIn={onSquare?.kind === 'card' && onSquare.square === square ? pace : 0}>
      {content}
    </Layer>
  )
  return (
    <g>
      {placed.map(({ square }) => (
        <CardShadow key={square} square={square} />
      ))}
      {placed.map(({ square, card, turn }) => layer(square, <CardGround card={card} turn={turn} />))}
      <Tracks lines={lines} lit={lit?.line} fresh={fresh?.kind === 'track' ? fresh : undefined} pace={pace} />
      {placed.map(({ square, card, token }) => layer(square, <CardTop card={card} token={token} />))}
      <LineEnds lines={lines} lit={lit?.line} />
      {lit !== undefined &&
        placed
          .filter(({ square }) => !lit.squares.includes(square))
          .map(({ square }) => <Veil key={square} square={square} />)}
      {onSquare?.kind === 'token' && <Flare square={onSquare.square} pace={pace} />}
    </g>
  )
})

interface Placed {
  readonly square: string
  readonly card: TownCard
  readonly turn: number
  readonly token: DevToken | null
}

function placedCards(town: Town, { townCards, devTokens }: CardSet): Placed[] {
  return Object.entries(town).flatMap(([square, placed]) => {
    const card = townCards.find(({ id }) => id === placed.card)
    const token = devTokens.find(({ id }) => id === placed.token) ?? null
    return card === undefined ? [] : [{ square, card, turn: placed.turn, token }]
  })
}

function CardShadow({ square }: { readonly square: string }) {
  const { x, y } = cornerOf(square)
  return <rect x={x + 0.6} y={y + 2.4} width={CARD} height={CARD} rx="3.5" fill="var(--card-shadow)" />
}

/** Over a card that is not meant now, so that it steps back. */
function Veil({ square }: { readonly square: string }) {
  const { x, y } = cornerOf(square)
  return <rect x={x - 1} y={y - 1} width={PITCH} height={PITCH} fill="var(--table)" className={styles.veil} />
}

interface LayerProps {
  readonly square: string
  /** In ms; 0 where the card is there already. */
  readonly arrivesIn: number
  readonly children: ReactNode
}

function Layer({ square, arrivesIn, children }: LayerProps) {
  const { x, y } = cornerOf(square)
  const arrival = arrivesIn > 0 ? { className: styles.arriving, style: { animationDuration: `${arrivesIn}ms` } } : {}
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...arrival}>{children}</g>
    </g>
  )
}

function Flare({ square, pace }: { readonly square: string; readonly pace: number }) {
  const { x, y } = cornerOf(square)
  return (
    <rect
      key={square}
      x={x}
      y={y}
      width={CARD}
      height={CARD}
      rx="4"
      fill="none"
      stroke="var(--lamp)"
      className={styles.flaring}
      style={{ animationDuration: `${pace * 3}ms` }}
    />
  )
}
