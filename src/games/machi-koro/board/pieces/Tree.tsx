/** The crown of a tree, and the side of it that is lit. */
const SHAPES = {
  round: {
    crown: 'M-9 -16a9 9 0 0 1 4 -8a8 8 0 0 1 12 1a8 8 0 0 1 3 9a7 7 0 0 1 -6 8h-7a8 8 0 0 1 -6 -10Z',
    lit: 'M-3 -6a8 8 0 0 1 -6 -10a9 9 0 0 1 4 -8a8 8 0 0 1 7 -3q5 11 -5 21Z',
  },
  fir: {
    crown: 'M0 -34 6 -24H3.5L9 -15H5L11 -5H-11L-5 -15H-9L-3.5 -24H-6Z',
    lit: 'M0 -34V-5H-11L-5 -15H-9L-3.5 -24H-6Z',
  },
  bush: {
    crown: 'M-8 0a6 6 0 0 1 2 -8a6 6 0 0 1 9 -2a6 6 0 0 1 6 6a4 4 0 0 1 1 4Z',
    lit: 'M-8 0a6 6 0 0 1 2 -8a6 6 0 0 1 6 -3.5q3 7 -4 11.5Z',
  },
}

/** Two tones each: one of them is seen on any meadow, by day and by night. */
const TONES = {
  leaf: { crown: 'var(--mk-leaf-dark)', lit: 'var(--mk-leaf)' },
  rose: { crown: 'var(--mk-brick)', lit: 'var(--mk-rose)' },
}

interface TreeProps {
  readonly x: number
  /** The ground. */
  readonly y?: number
  readonly size: number
  readonly shape: keyof typeof SHAPES
  readonly tone?: keyof typeof TONES
}

/** A tree that stands on a point, about 30 high. */
export function Tree({ x, y = 0, size, shape, tone = 'leaf' }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-1.4 0V-12H1.4V0Z" fill="var(--mk-trunk)" />
      <path d={SHAPES[shape].crown} fill={TONES[tone].crown} />
      <path d={SHAPES[shape].lit} fill={TONES[tone].lit} />
    </g>
  )
}
