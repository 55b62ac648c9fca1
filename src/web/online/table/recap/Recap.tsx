import type { SeatInfo } from '#boards/board.ts'
import { ScrollingList } from '../../../ScrollingList.tsx'
import { Drawer } from '../Drawer.tsx'
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
  const { recap } = useTableWords()
  const shown = lines.slice(-MOST_LINES)
  const left = lines.length - shown.length
  return (
    <Drawer as="section" title={recap.title} place="board" fill="content" onClose={onClose}>
      {left > 0 && <p className={style.left}>{recap.more(left)}</p>}
      <ScrollingList className={style.lines} aria-label={recap.title}>
        {shown.map(({ index, seat, text }) => (
          <li key={index} style={{ '--seat': `var(--seat-${seat})` }} aria-label={`${seats[seat - 1].name}: ${text}`}>
            {text}
          </li>
        ))}
      </ScrollingList>
    </Drawer>
  )
}
