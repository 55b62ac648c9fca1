import { Tree } from '../pieces/Tree.tsx'

const GROVES = [
  [
    { x: -10, size: 0.85, shape: 'fir' },
    { x: 9, size: 1, shape: 'round' },
  ],
  [{ x: 2, size: 1.05, shape: 'round', tone: 'rose' }],
  [
    { x: -8, size: 0.9, shape: 'round' },
    { x: 12, size: 0.8, shape: 'bush' },
  ],
  [
    { x: 12, size: 0.7, shape: 'fir' },
    { x: -2, size: 0.95, shape: 'fir' },
    { x: -15, size: 0.7, shape: 'bush' },
  ],
  [
    { x: -12, size: 0.8, shape: 'bush' },
    { x: 6, size: 0.9, shape: 'round', tone: 'rose' },
  ],
] as const

/** What grows on a plot where nothing is built, always the same for the same number. */
export function Trees({ kind }: { readonly kind: number }) {
  return GROVES[kind % GROVES.length].map((tree) => <Tree key={tree.x} {...tree} />)
}
