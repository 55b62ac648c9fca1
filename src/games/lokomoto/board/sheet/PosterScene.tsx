import type { ReactNode } from 'react'

interface PosterSceneProps {
  /** Where the table ends and the lower part begins. */
  readonly edge: number
  readonly height: number
  readonly deep: string
  readonly children: ReactNode
}

const WOOD = '#d9b98c'
const JOINT = '#c9a576'
/** How wide a board of the table is. */
const BOARD = 118

/** A wooden table from above, and the field below it that the names are printed on. */
export function PosterScene({ edge, height, deep, children }: PosterSceneProps) {
  const boards = Array.from({ length: Math.ceil(edge / BOARD) }, (_, i) => i * BOARD)
  const path = boards.map((y, i) => `M0 ${y}H1200M${190 + ((i * 437) % 860)} ${y}v${BOARD}`).join('')
  return (
    <g>
      <rect width="1200" height={edge} fill={WOOD} />
      <path d={path} fill="none" stroke={JOINT} strokeWidth="3" />
      {children}
      <rect y={edge} width="1200" height={height - edge} fill={deep} />
    </g>
  )
}
