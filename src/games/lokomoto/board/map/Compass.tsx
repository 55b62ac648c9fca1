import styles from './Compass.module.css'
import type { Box, Sheet } from './sheet.ts'

interface CompassProps {
  readonly sheet: Sheet
  readonly paper: Box
}

const RADIUS = 38
/** From the edge of the paper to the middle. */
const INSET = 66
/** It needs so much free paper around its middle. */
const ROOM = 105

/** A compass rose, where the upper part of the paper has room for one. */
export function Compass({ sheet, paper }: CompassProps) {
  const y = paper.top + INSET
  const corners = [paper.left + INSET, paper.left + paper.width - INSET]
  const x = corners.find((corner) => sheet.stations.every(({ at }) => Math.hypot(at[0] - corner, at[1] - y) > ROOM))
  if (x === undefined) return null
  return (
    <g className={styles.compass} transform={`translate(${x} ${y})`}>
      <circle r={RADIUS * 0.62} />
      <path className={styles.dark} d={star(RADIUS * 0.7, 45)} />
      <path className={styles.light} d={star(RADIUS, 0)} />
      <path className={styles.dark} d={halves(RADIUS)} />
    </g>
  )
}

const WAIST = 9

/** Four points, the first one at an angle. */
function star(radius: number, degrees: number): string {
  return `M${Array.from({ length: 8 }, (_, i) => polar(i % 2 === 0 ? radius : WAIST, degrees + i * 45)).join('L')}Z`
}

/** One side of each of the four points. */
function halves(radius: number): string {
  return [0, 90, 180, 270].map((angle) => `M0 0L${polar(radius, angle)}L${polar(WAIST, angle + 45)}Z`).join('')
}

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}
