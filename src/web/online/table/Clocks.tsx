import { useEffect, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { TableFacts } from '#wire/tables.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStore } from '../../store.ts'
import style from './Clocks.module.css'
import { type ClockReading, clockText, isLow, leftNow } from './clock.ts'
import type { OnlineGame } from './online-game.ts'
import { useTableWords } from './texts.ts'

interface Props {
  readonly game: OnlineGame
  readonly facts: TableFacts
  readonly seats: readonly SeatInfo[]
  readonly reading: ClockReading
}

/** The time that everybody has left. */
export function Clocks({ game, facts, seats, reading }: Props) {
  const { bar } = useTableWords()
  const { language } = useSettings()
  const { active } = useStore(game.now)
  const now = useSeconds()
  return (
    <ul className={style.clocks}>
      {seats
        .map(({ name, kind }, i) => ({ name, kind, seat: i + 1 }))
        // Bots have no use for time.
        .filter(({ kind }) => kind === 'person')
        .map(({ name, seat }) => {
          const left = leftNow(reading, active, seat, now)
          const text = clockText(left, language)
          return (
            <li
              key={seat}
              className={style.clock}
              data-active={active.includes(seat)}
              data-low={isLow(left, facts.clock)}
              style={{ '--seat': `var(--seat-${seat})` }}
              title={bar.left(name, text)}
              aria-label={bar.left(name, text)}
            >
              {text}
            </li>
          )
        })}
    </ul>
  )
}

/** The time of this browser, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
