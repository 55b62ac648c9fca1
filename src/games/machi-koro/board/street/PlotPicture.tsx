import { memo } from 'react'
import { BuildingPicture } from '../pieces/BuildingPicture.tsx'
import { PLOT_HEIGHT, PLOT_WIDTH } from './layout.ts'
import styles from './PlotItem.module.css'
import type { Plot } from './plots.ts'

/** Streets are drawn anew often, and the buildings in them are the same nearly always. */
const Building = memo(BuildingPicture)

/** How far each building of a stack stands behind the one before. */
const BEHIND = { x: 3.5, y: -3 }
const MOST_SEEN = 3
/** The grid of a house is a square. That of a landmark is taller, and a little smaller here to leave it some sky. */
const HOUSE = 48
const LANDMARK_HEIGHT = 64
const SHRUNK = 0.92

/** The buildings of one kind, one behind the other; all pictures of a street have one scale and one ground. */
export function PlotPicture({ plot }: { readonly plot: Plot }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {'card' in plot ? <Stack plot={plot} /> : <Sight plot={plot} />}
    </svg>
  )
}

function Stack({ plot }: { readonly plot: Extract<Plot, { card: unknown }> }) {
  const { card, count, isPlanned } = plot
  const standing = Math.min(count, isPlanned ? MOST_SEEN - 1 : MOST_SEEN)
  const places = standing + (isPlanned ? 1 : 0)
  const left = (PLOT_WIDTH - HOUSE - BEHIND.x * (places - 1)) / 2
  const at = (place: number) => `translate(${left + BEHIND.x * place} ${PLOT_HEIGHT - HOUSE + BEHIND.y * place})`
  return (
    <>
      {isPlanned && (
        <g className={styles.ghost} transform={at(standing)}>
          <Building id={card.id} />
          <Outline height={HOUSE} />
        </g>
      )}
      {Array.from({ length: standing }, (_, i) => standing - 1 - i).map((place) => (
        <g key={place} className={place === 0 ? undefined : styles.behind} transform={at(place)}>
          <Building id={card.id} />
        </g>
      ))}
    </>
  )
}

function Sight({ plot }: { readonly plot: Extract<Plot, { landmark: unknown }> }) {
  const { landmark, isBuilt, isPlanned } = plot
  return (
    <g
      className={isPlanned ? styles.ghost : undefined}
      transform={`translate(${(PLOT_WIDTH - HOUSE * SHRUNK) / 2} ${PLOT_HEIGHT - LANDMARK_HEIGHT * SHRUNK}) scale(${SHRUNK})`}
    >
      <Building id={landmark.id} isLandmark isLit={isBuilt || isPlanned} />
      {isPlanned && <Outline height={LANDMARK_HEIGHT} />}
    </g>
  )
}

function Outline({ height }: { readonly height: number }) {
  return <rect className={styles.outline} x="1" y="1" width="46" height={height - 4} rx="5" />
}
