import { HintRing } from '#boards/marks.tsx'
import { type CardSet, townCardOf } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import type { TownHint, TownHints } from '../marks/marks.ts'
import { CardFace } from '../town/CardPicture.tsx'
import { CARD, centreOf, cornerOf, middleOf } from '../town/geometry.ts'
import { AROUND, betweenCards, CLEAR, laneBeside, laneOf, linesOnSpots, type TownLines } from '../town/route.ts'
import type { TownMode } from '../town/town-props.ts'
import styles from './HintedPlaces.module.css'

interface HintedPlacesProps {
  readonly hints: TownHints
  readonly mode: TownMode
  readonly lines: TownLines
  readonly cards: CardSet
}

/** Where the expert would build: the next step in a ring, those after it as a faint sketch. */
export function HintedPlaces({ hints: { next, later }, mode, lines, cards }: HintedPlacesProps) {
  const isOnTrial = next?.kind === 'card' && mode.kind === 'place' && mode.ghost === next.square
  return (
    <>
      <g className={styles.later}>
        {later.map((hint) => (
          <Sketch key={JSON.stringify(hint)} hint={hint} lines={lines} cards={cards} />
        ))}
      </g>
      {next !== undefined && !isOnTrial && (
        <>
          {!isSketched(next, mode) && (
            <g className={styles.next}>
              <Sketch hint={next} lines={lines} cards={cards} />
            </g>
          )}
          <HintRing {...ringAround(next, lines)} />
        </>
      )}
    </>
  )
}

/** Whether the town shows the track already, since its line is picked up. */
function isSketched(hint: TownHint, mode: TownMode): boolean {
  return hint.kind === 'spot' && mode.kind === 'lay' && mode.line === hint.line
}

interface SketchProps extends Pick<HintedPlacesProps, 'lines' | 'cards'> {
  readonly hint: TownHint
}

/** What would be there: a card as it is turned, or a track in the colour of its line. */
function Sketch({ hint, lines, cards }: SketchProps) {
  if (hint.kind === 'card') {
    const { x, y } = cornerOf(hint.square)
    return (
      <g transform={`translate(${x} ${y})`}>
        <CardFace card={townCardOf(cards, hint.card)} turn={hint.turn} token={null} />
      </g>
    )
  }
  if (hint.kind === 'square' || !hint.isNew) return null
  const d = betweenCards(hint.spot, CLEAR, laneFor(hint, lines))
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--casing)" strokeWidth="8" />
      <path d={d} stroke={`var(--line-${hint.line})`} strokeWidth="5" strokeDasharray="6.5 8" />
    </g>
  )
}

type SpotHint = Extract<TownHint, { kind: 'spot' }>

function laneFor({ spot, line, isNew }: SpotHint, lines: TownLines): number {
  const sharing = linesOnSpots(lines).get(spot)
  return isNew ? laneBeside(sharing) : laneOf(line, sharing ?? [line])
}

function ringAround(hint: TownHint, lines: TownLines) {
  if (hint.kind !== 'spot') {
    const { x, y } = cornerOf(hint.square)
    return { transform: `translate(${x} ${y})`, x: 1, y: 1, width: CARD - 2, height: CARD - 2, rx: 4 }
  }
  const [from, to] = squaresOfSpot(hint.spot).map(centreOf)
  const { x, y } = middleOf(hint.spot)
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const length = Math.hypot(to.x - from.x, to.y - from.y) - (CLEAR - AROUND) * 2
  return {
    transform: `translate(${x} ${y}) rotate(${degrees})`,
    x: -length / 2,
    y: laneFor(hint, lines) - AROUND,
    width: length,
    height: AROUND * 2,
    rx: AROUND,
  }
}
