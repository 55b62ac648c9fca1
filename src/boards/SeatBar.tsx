import { type ComponentProps, type ReactNode, useContext } from 'react'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import hidden from '#ui/unseen.module.css'
import type { BoardProps } from './board.ts'
import { KitWords } from './kit-texts.ts'
import style from './SeatBar.module.css'
import { useGain } from './turn.ts'

/** What a game shows of a seat. */
interface SeatLook {
  /** What the score button shows, and what it is called. */
  readonly score: ReactNode
  readonly scoreLabel: string
  /** Points or coins: what is added with an action floats up from the score. */
  readonly points?: number
  /** What is counted, beside what floats up. */
  readonly pointIcon?: ReactNode
  /** Small things beside the name, such as resources. */
  readonly extra?: ReactNode
  /** The spoken name of the seat's button; left out, the name and whether the seat acts. */
  readonly label?: string
}

interface SeatBarProps {
  readonly board: Pick<BoardProps, 'seats' | 'shown' | 'show' | 'log'>
  /** The seats that may act now. */
  readonly active: readonly Seat[]
  look(seat: Seat): SeatLook
  /** Who gets a small flag, and its meaning; left out, it is the seat that began the game. */
  readonly flag?: { readonly seat: Seat; readonly label: string }
  /** The number of the round, or where the game stands in other words: in full, and as short as it can be said. */
  readonly progress?: number | { readonly full: string; readonly short: string } | undefined
  /** A tap on a name; left out, the board shows the seat. */
  onShow?(seat: Seat): void
  /** A tap on a score; left out, the same as a tap on the name. */
  onScore?(seat: Seat): void
  /** Whether the small things stay on narrow screens, below the names. */
  readonly keepsExtra?: boolean
}

/** The players with their current scores; a lamp marks the seats that may act. */
export function SeatBar({ board, active, look, flag, progress, keepsExtra = false, ...taps }: SeatBarProps) {
  const { seats, shown, show, log } = board
  const { onShow = show, onScore = onShow } = taps
  const texts = useContext(KitWords)
  const flagged = flag ?? { seat: log[0]?.seat ?? active[0], label: texts.began }
  const { full, short } =
    typeof progress === 'number' ? { full: texts.log.round(progress), short: progress } : (progress ?? { full: '' })
  return (
    <div className={style.bar} data-keeps-extra={keepsExtra || undefined}>
      <ul className={style.seats} aria-label={texts.players}>
        {seats.map(({ name, guest, away, badge }, i) => {
          const seat = i + 1
          const isActive = active.includes(seat)
          const { score, scoreLabel, points, pointIcon, extra, label = texts.seat(name, isActive) } = look(seat)
          return (
            <li
              key={seat}
              className={style.seat}
              data-active={isActive}
              data-shown={shown === seat}
              data-away={away && true}
              style={{ '--seat': `var(--seat-${seat})` }}
            >
              <button type="button" className={style.name} aria-pressed={shown === seat} onClick={() => onShow(seat)}>
                <span className={style.lamp} aria-hidden="true" />
                {badge && <span className={style.face}>{badge.face}</span>}
                <ShortName className={style.visible} name={name} aria-hidden="true" />
                <span className={hidden.unseen}>{label}</span>
                {badge && (
                  <>
                    <span className={`${parts.cut} ${style.level}`} aria-hidden="true">
                      {badge.level}
                    </span>
                    <span className={hidden.unseen}>{texts.bot(badge.level)}</span>
                  </>
                )}
                {guest && (
                  <svg className={style.guest} viewBox="0 0 12 14" role="img" aria-label={guest}>
                    <title>{guest}</title>
                    <path d="M1 5h10v8H1zM4 5V2h4v3" fill="none" stroke="currentcolor" strokeWidth="1.8" />
                  </svg>
                )}
                {away && (
                  <svg className={style.guest} viewBox="0 0 12 14" role="img" aria-label={away}>
                    <title>{away}</title>
                    <path d="M6 2a5 5 0 1 0 .1 0M6 4v3l2 2" fill="none" stroke="currentcolor" strokeWidth="1.8" />
                  </svg>
                )}
                {flagged.seat === seat && seats.length > 1 && (
                  <svg className={style.mark} viewBox="0 0 12 14" role="img" aria-label={flagged.label}>
                    <path d="M2 13V1.5M2 1.5h8.5l-2 2.8 2 2.8H2" fill="none" stroke="currentcolor" strokeWidth="1.8" />
                  </svg>
                )}
                <span className={style.extra} aria-hidden="true">
                  {extra}
                </span>
              </button>
              <button
                type="button"
                className={style.score}
                aria-label={scoreLabel}
                title={scoreLabel}
                onClick={() => onScore(seat)}
              >
                {score}
                {points !== undefined && <Gain points={points} icon={pointIcon} log={log} />}
              </button>
            </li>
          )
        })}
      </ul>
      {full !== '' && (
        <p className={style.progress}>
          <span className={hidden.unseen}>{full}</span>
          <span className={style.full} aria-hidden="true">
            {full}
          </span>
          <span className={style.short} aria-hidden="true">
            {short}
          </span>
        </p>
      )}
    </div>
  )
}

interface GainProps {
  readonly points: number
  readonly icon: ReactNode
  readonly log: readonly unknown[]
}

function Gain({ points, icon, log }: GainProps) {
  const gain = useGain(points, log)
  if (gain === 0) return null
  return (
    <span key={log.length} className={style.gain} aria-hidden="true">
      +{gain}
      {icon}
    </span>
  )
}

interface ShortNameProps extends ComponentProps<'span'> {
  readonly name: string
}

/** Where a name is too long for its place, a number at its end stays: it is what tells two players apart. */
export function ShortName({ name, className = '', ...rest }: ShortNameProps) {
  const number = / ?\d+$/.exec(name)?.[0] ?? ''
  return (
    <span className={`${style.named} ${className}`} {...rest}>
      <span className={style.stem}>{name.slice(0, name.length - number.length)}</span>
      {number}
    </span>
  )
}
