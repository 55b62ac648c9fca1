import { useTexts } from '../../text/TextsContext.tsx'
import style from '../Controls.module.css'
import { BulbIcon } from './BulbIcon.tsx'
import type { HintControl } from './use-hint.ts'

/** Asks for a hint, or takes it away; not there where nobody may ask. */
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
