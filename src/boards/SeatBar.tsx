import type { ReactNode } from 'react'
import style from './SeatBar.module.css'
import hidden from './unseen.module.css'

export interface SeatEntry {
  readonly seat: number
  readonly name: string
  readonly isActive: boolean
  readonly isShown: boolean
  /** What sets the seat apart now, such as that it begins: a small flag, and its meaning. */
  readonly mark: string | undefined
  /** What the score button shows, and what it is called. */
  readonly score: ReactNode
  readonly scoreLabel: string
  /** Small things beside the name, such as resources. */
  readonly extra: ReactNode
  /** The spoken name of the seat's button. */
  readonly label: string
}

export interface SeatBarProps {
  readonly seats: readonly SeatEntry[]
  readonly label: string
  onShow(seat: number): void
  onScore(seat: number): void
  /** Where the game stands, such as the round; in full, and as short as it can be said. */
  readonly progress: { readonly full: string; readonly short: string } | undefined
  /** Whether the small things stay on narrow screens, above the names. */
  readonly keepsExtra?: boolean
}

/** Everybody at the table with a live score; a lit lamp marks whoever acts. */
export function SeatBar({ seats, label, onShow, onScore, progress, keepsExtra = false }: SeatBarProps) {
  return (
    <div className={style.bar} data-keeps-extra={keepsExtra || undefined}>
      <ul className={style.seats} aria-label={label}>
        {seats.map((seat) => (
          <li
            key={seat.seat}
            className={style.seat}
            data-active={seat.isActive}
            data-shown={seat.isShown}
            style={{ '--seat': `var(--seat-${seat.seat})` }}
          >
            <button type="button" className={style.name} aria-pressed={seat.isShown} onClick={() => onShow(seat.seat)}>
              <span className={style.lamp} aria-hidden="true" />
              <VisibleName name={seat.name} />
              <span className={hidden.unseen}>{seat.label}</span>
              {seat.mark !== undefined && (
                <svg className={style.mark} viewBox="0 0 12 14" role="img" aria-label={seat.mark}>
                  <path d="M2 13V1.5M2 1.5h8.5l-2 2.8 2 2.8H2" fill="none" stroke="currentcolor" strokeWidth="1.8" />
                </svg>
              )}
              <span className={style.extra} aria-hidden="true">
                {seat.extra}
              </span>
            </button>
            <button
              type="button"
              className={style.score}
              aria-label={seat.scoreLabel}
              onClick={() => onScore(seat.seat)}
            >
              {seat.score}
            </button>
          </li>
        ))}
      </ul>
      {progress !== undefined && (
        <p className={style.progress}>
          <span className={hidden.unseen}>{progress.full}</span>
          <span className={style.full} aria-hidden="true">
            {progress.full}
          </span>
          <span className={style.short} aria-hidden="true">
            {progress.short}
          </span>
        </p>
      )}
    </div>
  )
}

/** Where a name is too long for its place, a number at its end stays: it is what tells two bots apart. */
function VisibleName({ name }: { readonly name: string }) {
  const number = / \d+$/.exec(name)?.[0] ?? ''
  return (
    <span className={style.visible} aria-hidden="true">
      <span className={style.stem}>{name.slice(0, name.length - number.length)}</span>
      {number}
    </span>
  )
}
