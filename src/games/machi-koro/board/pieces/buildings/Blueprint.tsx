import type { Drawing, Tone } from './drawing.ts'

const DEEP: readonly Tone[] = ['slate', 'dark', 'signal', 'plum', 'copper', 'brick', 'roof', 'glass']

const SCAFFOLD = 'M4 60V29M44 60V29M2 36h44M2 48h44M4 48l12-12M44 48 32 36'

/** A landmark before it is built: its shape in greys, and a scaffold in front. */
export function Blueprint({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      <g fill="none" stroke="var(--mk-plan-line)" strokeLinejoin="round">
        {drawing.map(([, path, width = 0]) => (
          <path key={path} d={path} strokeWidth={width + 1.4} />
        ))}
      </g>
      {drawing.map(([tone, path, width]) => {
        const grey = DEEP.includes(tone) ? 'var(--mk-plan-dark)' : 'var(--mk-plan)'
        return width === undefined ? (
          <path key={path} d={path} fill={grey} />
        ) : (
          <path key={path} d={path} fill="none" stroke={grey} strokeWidth={width} />
        )
      })}
      <path d={SCAFFOLD} fill="none" stroke="var(--mk-plan-line)" strokeWidth="1.2" />
    </>
  )
}
