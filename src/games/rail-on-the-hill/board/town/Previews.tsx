import type { CardSet, LineName } from '../../cards/cards.ts'
import type { SpotInsight } from '../../rules/insight.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { CardGround } from './CardGround.tsx'
import { CardFace, CardTop } from './CardPicture.tsx'
import type { SpotBadge } from './describe-square.ts'
import { CARD, centreOf, cornerOf } from './geometry.ts'
import { betweenCards, CLEAR, laneBeside, laneOf, linesOnSpots, type TownLines } from './route.ts'
import styles from './Town.module.css'
import type { PlaceMode, ScrapMode, Town, TownProps, UpgradeMode } from './town-props.ts'

interface LayPreviewProps {
  readonly badges: readonly SpotBadge[]
  readonly insights: Readonly<Record<string, SpotInsight>>
  /** The card that was marked as the start of the track. */
  readonly start: string | null
  readonly lines: TownLines
}

interface PreviewsProps extends LayPreviewProps {
  readonly mode: TownProps['mode']
  readonly town: Town
  readonly cards: CardSet
  /** The square and the spot under the pointer. */
  readonly square: string | undefined
  readonly spot: string | undefined
}

/** What could be done with what the player has picked up. */
export function Previews({ mode, town, cards, square, spot, ...lay }: PreviewsProps) {
  switch (mode.kind) {
    case 'place':
      return <PlacePreview mode={mode} hovered={square} />
    case 'upgrade':
      return <UpgradePreview mode={mode} town={town} cards={cards} hovered={square} />
    case 'scrap':
      return <ScrapPreview mode={mode} lines={lay.lines} />
    case 'lay':
      return <LayPreview {...lay} line={mode.line} spots={mode.spots} hovered={spot} />
    default:
      return null
  }
}

/** Where a track may be laid: a dashed line with its cost. Those from a marked card stand out. */
function LayPreview({
  line,
  spots,
  badges,
  insights,
  hovered,
  start,
  lines,
}: LayPreviewProps & {
  readonly line: LineName
  readonly spots: readonly string[]
  readonly hovered: string | undefined
}) {
  const on = linesOnSpots(lines)
  const isMeant = (spot: string) => start === null || spot === hovered || squaresOfSpot(spot).includes(start)
  const sketches = (areMeant: boolean) => (
    <g opacity={areMeant ? 1 : 0.5}>
      {spots
        .filter((spot) => isMeant(spot) === areMeant)
        .map((spot) => (
          <Sketch key={spot} line={line} spot={spot} lane={laneBeside(on.get(spot))} isHovered={spot === hovered} />
        ))}
    </g>
  )
  return (
    <g>
      {sketches(false)}
      {sketches(true)}
      <SpotBadges badges={badges} insights={insights} />
      {start !== null && <StartMark square={start} line={line} />}
    </g>
  )
}

interface SketchProps {
  readonly line: LineName
  readonly spot: string
  readonly lane: number
  readonly isHovered: boolean
}

function Sketch({ line, spot, lane, isHovered }: SketchProps) {
  const d = betweenCards(spot, CLEAR, lane)
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--casing)" strokeWidth={isHovered ? 9.5 : 8} />
      <path
        d={d}
        stroke={`var(--line-${line})`}
        strokeWidth={isHovered ? 6.4 : 5}
        strokeDasharray={isHovered ? undefined : '6.5 8'}
      />
    </g>
  )
}

function StartMark({ square, line }: { readonly square: string; readonly line: LineName }) {
  const { x, y } = centreOf(square)
  return (
    <g fill="none">
      <circle cx={x} cy={y} r="26" stroke="var(--casing)" strokeWidth="6" />
      <circle cx={x} cy={y} r="26" stroke={`var(--line-${line})`} strokeWidth="3.4" className={styles.pulse} />
    </g>
  )
}

interface SpotBadgesProps {
  readonly badges: readonly SpotBadge[]
  readonly insights: Readonly<Record<string, SpotInsight>>
}

/** What the tracks that may be laid cost, and which of them take a Double Track token. */
function SpotBadges({ badges, insights }: SpotBadgesProps) {
  return badges.map(({ spot, shows, x, y }) => (
    <g key={spot + shows} transform={`translate(${x} ${y})`} data-badge={shows}>
      {shows === 'cost' && <Cost cost={insights[spot].cost} />}
      {shows === 'token' && <DoubleTrack />}
    </g>
  ))
}

function Cost({ cost }: { readonly cost: number }) {
  return (
    <>
      <rect
        x="-14"
        y="-8.6"
        width="28"
        height="17.2"
        rx="8.6"
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth="1"
      />
      <ResourceIcon x={-11.6} y={-6} size={12} />
      <text
        x="6.4"
        y="4.7"
        fontFamily="var(--sign)"
        fontSize="13.5"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--ink)"
      >
        {cost}
      </text>
    </>
  )
}

/** The token in small: two tracks in a golden rim. */
function DoubleTrack() {
  return (
    <>
      <circle r="9.6" fill="var(--lamp)" stroke="var(--shade)" strokeWidth="1" />
      <circle r="7.4" fill="var(--paper)" />
      <g transform="rotate(45)" fill="none">
        <path d="M-5.3 -3H-1.1M-5.3 0.2H-1.1M-5.3 3.4H-1.1M1.1 -3H5.3M1.1 0.2H5.3M1.1 3.4H5.3" stroke="var(--edge)" />
        <path d="M-3.2 -5.6V5.6M3.2 -5.6V5.6" stroke="var(--ink)" strokeWidth="2.2" />
      </g>
    </>
  )
}

interface UpgradePreviewProps {
  readonly mode: UpgradeMode
  readonly town: Town
  readonly cards: CardSet
  readonly hovered: string | undefined
}

/** The cards that can take the upgrade glow; the one under the pointer shows what its value would become. */
function UpgradePreview({ mode, town, cards, hovered }: UpgradePreviewProps) {
  return mode.squares.map((square) => {
    const { x, y } = cornerOf(square)
    const card = cards.townCards.find(({ id }) => id === town[square]?.card)
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        {square === hovered && card !== undefined && <CardTop card={card} token={mode.token} />}
        <rect
          x="1"
          y="1"
          width={CARD - 2}
          height={CARD - 2}
          rx="4"
          fill="none"
          stroke="var(--lamp)"
          strokeWidth={square === hovered ? 5 : 3}
          className={styles.pulse}
        />
      </g>
    )
  })
}

interface PlacePreviewProps {
  readonly mode: PlaceMode
  readonly hovered: string | undefined
}

/** Beside the rails, and clear of the letters at the ends of lines. */
const BESIDE = 6
const CLEAR_OF_LETTERS = 38

/** The tracks that can be scrapped glow. */
function ScrapPreview({ mode, lines }: { readonly mode: ScrapMode; readonly lines: TownLines }) {
  const on = linesOnSpots(lines)
  return mode.spots.map(({ line, spot }) => {
    const lane = laneOf(line, on.get(spot) ?? [line])
    return [-BESIDE, BESIDE].map((side) => (
      <path
        key={line + spot + side}
        d={betweenCards(spot, CLEAR_OF_LETTERS, lane + side)}
        stroke="var(--lamp)"
        strokeWidth="3.4"
        strokeLinecap="round"
        className={styles.pulse}
      />
    ))
  })
}

/** The card that is to be placed: faint in a ring wherever it may go, and solid where it lies on trial. */
function PlacePreview({ mode, hovered }: PlacePreviewProps) {
  const { card, turn, squares, ghost } = mode
  return (
    <g>
      {squares
        .filter((square) => square !== ghost)
        .map((square) => {
          const { x, y } = cornerOf(square)
          const isHovered = square === hovered
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              <g opacity={isHovered ? 0.94 : 0.6}>
                {isHovered ? <CardFace card={card} turn={turn} token={null} /> : <CardGround card={card} turn={turn} />}
              </g>
              <Ring isHovered={isHovered} />
            </g>
          )
        })}
      {ghost !== null && <OnTrial mode={mode} square={ghost} />}
    </g>
  )
}

/** Around a square that can be touched. */
function Ring({ isHovered }: { readonly isHovered: boolean }) {
  const width = isHovered ? 5 : 2.6
  return (
    <rect
      x={width / 2}
      y={width / 2}
      width={CARD - width}
      height={CARD - width}
      rx="3"
      fill="none"
      stroke="var(--accent)"
      strokeWidth={width}
    />
  )
}

function OnTrial({ mode, square }: { readonly mode: PlaceMode; readonly square: string }) {
  const { x, y } = cornerOf(square)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="5" width={CARD} height={CARD} rx="4" fill="var(--card-shadow)" />
      <CardFace card={mode.card} turn={mode.turn} token={null} />
      <rect
        x="-1.5"
        y="-1.5"
        width={CARD + 3}
        height={CARD + 3}
        rx="5"
        fill="none"
        stroke="var(--lamp)"
        strokeWidth="4"
        className={styles.pulse}
      />
    </g>
  )
}
