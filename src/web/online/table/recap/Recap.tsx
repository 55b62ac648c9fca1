import type { SeatInfo } from '../../../../boards/board.ts'
import { useTexts } from '../../../text/TextsContext.tsx'
import { useTableWords } from '../texts.ts'
import style from './Recap.module.css'
import type { RecapLine } from './recap.ts'

interface Props {
  readonly lines: readonly RecapLine[]
  readonly seats: readonly SeatInfo[]
  onClose(): void
}

/** More would be a log, which the board has. */
const MOST_LINES = 12

/** "Since your last move": what others did, in words. */
export function Recap({ lines, seats, onClose }: Props) {
  const { table } = useTexts()
  const { recap } = useTableWords()
  const shown = lines.slice(-MOST_LINES)
  const left = lines.length - shown.length
  return (
    <section className={style.recap} aria-label={recap.title}>
      <header className={style.head}>
        <h2>{recap.title}</h2>
        <button type="button" className={style.close} aria-label={table.close} onClick={onClose}>
          ×
        </button>
      </header>
      {left > 0 && <p className={style.left}>{recap.more(left)}</p>}
      <ol className={style.lines}>
        {shown.map(({ index, seat, text }) => (
          <li key={index} style={{ '--seat': `var(--seat-${seat})` }} aria-label={`${seats[seat - 1].name}: ${text}`}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
