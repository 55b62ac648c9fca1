import { memo, type ReactNode, useContext, useId } from 'react'
import { type CardSet, type DevToken, LINES, type LineName, type TownCard } from '../../cards/cards.ts'
import { LineLetters } from '../pieces/TokenPicture.tsx'
import { CardGround } from './CardGround.tsx'
import { CardTop } from './CardPicture.tsx'
import { CARD, cornerOf, PITCH, spotBetween } from './geometry.ts'
import {
  crossingsOf,
  laneOf,
  linesOnSpots,
  middlePiece,
  pointOnSpot,
  routeOf,
  routePath,
  type TownLines,
} from './route.ts'
import styles from './TownDrawing.module.css'
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

interface RailProps {
  readonly line: LineName
  readonly d: string
}

/** A railway in the look of its line: its colour, and a texture that tells it apart without colour. */
export function Rail({ line, d }: RailProps) {
  const colour = `var(--line-${line})`
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--casing)" strokeWidth={line === 'yellow' ? 8.4 : 7.4} />
      {line === 'yellow' && <path d={d} stroke="var(--on-yellow)" strokeWidth="7.2" strokeDasharray="1.7 3.3" />}
      <path d={d} stroke={colour} strokeWidth={line === 'yellow' ? 4.4 : 5.4} />
      {line === 'blue' && <path d={d} stroke="var(--casing)" strokeWidth="1.7" />}
      {line === 'black' && (
        <path d={d} stroke="var(--casing)" strokeWidth="2.2" strokeDasharray="0.01 4.6" strokeLinecap="round" />
      )}
    </g>
  )
}

/** Just outside the base of a landmark; a second line that ends at the same place stands behind the first. */
const FIRST = 28.5

const NEXT = 15

interface LineEndsProps {
  readonly lines: TownLines
  readonly lit?: LineName | undefined
}

/** The letter of each line at both its ends. */
export function LineEnds({ lines, lit }: LineEndsProps) {
  const letters = useContext(LineLetters)
  const taken = new Map<string, number>()
  return LINES.flatMap((line) => {
    const route = routeOf(lines[line].tracks)
    if (route.length < 2) return []
    return [
      [route[0], route[1]],
      [route[route.length - 1], route[route.length - 2]],
    ].map(([end, before]) => {
      const spot = spotBetween(end, before)
      const place = `${end}:${spot}`
      const behind = taken.get(place) ?? 0
      taken.set(place, behind + 1)
      const { x, y } = pointOnSpot(spot, end, FIRST + behind * NEXT, 0)
      return (
        <g key={line + end} transform={`translate(${x} ${y})`} opacity={lit === undefined || lit === line ? 1 : 0.3}>
          <circle r="7.4" fill={`var(--line-${line})`} stroke="var(--casing)" strokeWidth="1.6" />
          <text
            y="4.3"
            fontFamily="var(--sign)"
            fontSize="12"
            fontWeight="600"
            textAnchor="middle"
            fill={`var(--on-${line})`}
          >
            {letters?.[line]}
          </text>
        </g>
      )
    })
  })
}

/** Half the length of the deck, and of its parapets, which are a little shorter. */
const SPAN = 13

const PARAPET = 11

interface TracksProps {
  readonly lines: TownLines
  /** The other lines step back behind this one. */
  readonly lit?: LineName | undefined
  /** The track that has just been laid grows from end to end. */
  readonly fresh?: { readonly line: LineName; readonly spot: string } | undefined
  /** In ms; 0 where nothing should move. */
  readonly pace?: number
}

/** All tracks of a town, in units of the town's drawing: they belong between the two layers of the cards. */
export const Tracks = memo(function Tracks({ lines, lit, fresh, pace = 0 }: TracksProps) {
  const on = linesOnSpots(lines)
  const lane = (line: LineName) => (spot: string) => laneOf(line, on.get(spot) ?? [line])
  return (
    <g>
      {LINES.map((line) => {
        const route = routeOf(lines[line].tracks)
        if (route.length < 2) return null
        const growing = pace > 0 && fresh?.line === line ? endingWith(route, fresh.spot) : undefined
        return (
          <g key={line} opacity={lit === undefined || lit === line ? 1 : 0.25}>
            {growing === undefined ? (
              <Rail line={line} d={routePath(route, lane(line))} />
            ) : (
              <FreshRail key={fresh?.spot} line={line} route={growing} lane={lane(line)} pace={pace} />
            )}
          </g>
        )
      })}
      {crossingsOf(lines).map(({ upper }) => (
        <Bridge key={upper} spot={upper} lines={on.get(upper) ?? []} />
      ))}
    </g>
  )
})

/** The route in the direction that has the spot as its last one; undefined where it is not at an end. */
function endingWith(route: readonly string[], spot: string): readonly string[] | undefined {
  const last = route.length - 1
  if (spotBetween(route[last - 1], route[last]) === spot) return route
  return spotBetween(route[0], route[1]) === spot ? [...route].reverse() : undefined
}

/** Where one diagonal runs above another: a deck with parapets, and the upper tracks once more on top of it. */
function Bridge({ spot, lines }: { readonly spot: string; readonly lines: readonly LineName[] }) {
  const width = 11.6 + (lines.length - 1) * 6
  return (
    <g fill="none">
      <path d={middlePiece(spot, SPAN, 0)} stroke="var(--road)" strokeWidth={width} />
      {[-width / 2, width / 2].map((side) => (
        <g key={side} strokeLinecap="round">
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--shade)" strokeWidth="3.4" />
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--wall)" strokeWidth="1.6" />
        </g>
      ))}
      {lines.map((line) => (
        <Rail key={line} line={line} d={middlePiece(spot, SPAN + 1, laneOf(line, lines))} />
      ))}
    </g>
  )
}

interface FreshRailProps {
  readonly line: LineName
  /** The whole line; the fresh track is its last one. */
  readonly route: readonly string[]
  readonly lane: (spot: string) => number
  readonly pace: number
}

/** A line whose last track is drawn from end to end. A mask grows, since the dashes belong to the line's texture. */
function FreshRail({ line, route, lane, pace }: FreshRailProps) {
  const id = useId()
  const rest = routePath(route.slice(0, -1), lane)
  const last = routePath(route.slice(-2), lane)
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-50" y="-50" width="900" height="900">
        <g fill="none" stroke="#ffffff" strokeWidth="14">
          <path d={rest} />
          <path
            className={styles.growing}
            style={{ animationDuration: `${pace}ms` }}
            d={last}
            pathLength="1"
            strokeDasharray="1"
          />
        </g>
      </mask>
      <g mask={`url(#${id})`}>
        <Rail line={line} d={routePath(route, lane)} />
      </g>
    </>
  )
}
