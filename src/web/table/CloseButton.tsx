import { useTexts } from '../text/TextsContext.tsx'
import style from './CloseButton.module.css'

/** Takes away what lies over the table. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const { table } = useTexts()
  return (
    <button type="button" className={style.close} aria-label={table.close} onClick={onClose}>
      ×
    </button>
  )
}
