import { useTexts } from '../../text/TextsContext.tsx'
import style from '../Controls.module.css'
import type { HintControl } from './use-hint.ts'

/** A light bulb. */
export function BulbIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1 .9 1.7h5c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3Z"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Asks for a hint, or removes it; hidden if hints are not possible now. */
export function HintButton({ hint }: { readonly hint: HintControl }) {
  const { table } = useTexts()
  if (hint.toggle === undefined) return null
  return (
    <button
      type="button"
      className={style.button}
      aria-label={table.hint}
      title={table.hint}
      aria-pressed={hint.now !== undefined}
      aria-keyshortcuts="H"
      onClick={hint.toggle}
    >
      <BulbIcon />
    </button>
  )
}
