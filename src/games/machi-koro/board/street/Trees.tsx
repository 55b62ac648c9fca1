const ROUND = 'M-9 -16a9 9 0 0 1 4 -8a8 8 0 0 1 12 1a8 8 0 0 1 3 9a7 7 0 0 1 -6 8h-7a8 8 0 0 1 -6 -10Z'
const FIR = 'M0 -34 6 -24H3.5L9 -15H5L11 -5H-11L-5 -15H-9L-3.5 -24H-6Z'
const BUSH = 'M-8 0a6 6 0 0 1 2 -8a6 6 0 0 1 9 -2a6 6 0 0 1 6 6a4 4 0 0 1 1 4Z'

interface TreeProps {
  readonly x: number
  readonly size: number
  readonly tone: string
  readonly shape: string
}

function Tree({ x, size, tone, shape }: TreeProps) {
  return (
    <g transform={`translate(${x} 0) scale(${size})`}>
      <path d="M-1.4 0V-12H1.4V0Z" fill="var(--mk-trunk)" />
      <path d={shape} fill={`var(--mk-${tone})`} />
      {shape === ROUND && (
        <path
          d="M1 -25a8 8 0 0 1 6 11"
          fill="none"
          stroke="var(--mk-white)"
          strokeOpacity="0.35"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

const GROVES: readonly (readonly TreeProps[])[] = [
  [
    { x: -10, size: 0.85, tone: 'leaf-dark', shape: FIR },
    { x: 9, size: 1, tone: 'leaf', shape: ROUND },
  ],
  [{ x: 2, size: 1.05, tone: 'rose', shape: ROUND }],
  [
    { x: -8, size: 0.9, tone: 'leaf', shape: ROUND },
    { x: 12, size: 0.8, tone: 'leaf-dark', shape: BUSH },
  ],
  [
    { x: 12, size: 0.7, tone: 'leaf-dark', shape: FIR },
    { x: -2, size: 0.95, tone: 'leaf-dark', shape: FIR },
    { x: -15, size: 0.7, tone: 'leaf', shape: BUSH },
  ],
  [
    { x: -12, size: 0.8, tone: 'leaf', shape: BUSH },
    { x: 6, size: 0.9, tone: 'rose', shape: ROUND },
  ],
]

/** What grows on a plot where nothing is built, always the same for the same number. */
export function Trees({ kind }: { readonly kind: number }) {
  return GROVES[kind % GROVES.length].map((tree) => <Tree key={tree.x} {...tree} />)
}
