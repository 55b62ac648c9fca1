import type { Drawing } from './drawing.ts'

/** A drawing in its colours. */
export function Layers({ drawing }: { readonly drawing: Drawing }) {
  return drawing.map(([tone, path, width]) =>
    width === undefined ? (
      <path key={path} d={path} fill={`var(--mk-${tone})`} />
    ) : (
      <path key={path} d={path} fill="none" stroke={`var(--mk-${tone})`} strokeWidth={width} strokeLinejoin="round" />
    ),
  )
}
