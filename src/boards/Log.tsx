import { useContext, useEffect, useRef } from 'react'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type BoardProps, type Moment, viewAfter } from './board.ts'
import { KitWords } from './kit-texts.ts'
import styles from './Log.module.css'

/** How a game tells its log. */
export interface LogTelling<View> {
  narrate(moment: Moment<View>, next: View): string
  /** The round of a moment, from 1; 0 while the table is set up. */
  roundOf(moment: Moment<View>, index: number): number
  /** Whether a turn begins with a moment though the same seat acted before it; left out, never. */
  startsTurn?(moment: Moment<View>): boolean
}

interface LogProps<View> extends LogTelling<View> {
  readonly board: Pick<BoardProps, 'seats' | 'openMoment'> & {
    readonly view: View
    readonly log: readonly Moment<View>[]
  }
}

/** All that happened, newest at the bottom. It is put into words only while it is shown. */
export function Log<View>({ board, narrate, roundOf, startsTurn }: LogProps<View>) {
  const { view, log, seats, openMoment } = board
  const texts = useContext(KitWords).log
  const scroller = useRef<HTMLElement>(null)
  const count = log.length
  useEffect(() => {
    const element = scroller.current
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight
  }, [count])

  const entries = log.map((moment, index) => ({
    seat: moment.seat,
    text: narrate(moment, viewAfter(log, index, view)),
    round: roundOf(moment, index),
    startsTurn: startsTurn?.(moment) ?? false,
  }))
  return (
    <section className={`${parts.paper} ${styles.panel}`} aria-label={texts.title} ref={scroller}>
      {count === 0 && <p className={`${parts.none} ${styles.empty}`}>{texts.empty}</p>}
      {logGroups(entries).map(({ round, turns }) => (
        <section key={`round ${round}`}>
          <h2 className={styles.heading}>{round === 0 ? texts.setup : texts.round(round)}</h2>
          {turns.map(({ seat, entries: turn }) => (
            <ol
              key={turn[0].index}
              className={styles.turn}
              aria-label={seats[seat - 1].name}
              style={{ '--seat': `var(--seat-${seat})` }}
            >
              {turn.map(({ index, text }) => (
                <li key={index}>
                  {openMoment === undefined ? (
                    <span className={styles.entry}>{text}</span>
                  ) : (
                    <Touchable
                      look="flat"
                      className={styles.entry}
                      title={texts.replay}
                      onClick={() => openMoment(index)}
                    >
                      {text}
                    </Touchable>
                  )}
                </li>
              ))}
            </ol>
          ))}
        </section>
      ))}
    </section>
  )
}

interface LogEntry {
  readonly seat: Seat
  readonly text: string
  readonly round: number
  readonly startsTurn: boolean
}

interface LogTurn {
  readonly seat: Seat
  /** With their places in the whole log. */
  readonly entries: { readonly index: number; readonly text: string }[]
}

interface LogRound {
  readonly round: number
  readonly turns: LogTurn[]
}

/** The entries by round and turn. With simultaneous turns a turn is cut where another seat acts in between. */
export function logGroups(entries: readonly LogEntry[]): LogRound[] {
  const rounds: LogRound[] = []
  entries.forEach(({ seat, text, round: number, startsTurn }, index) => {
    let round = rounds.at(-1)
    if (round?.round !== number) {
      round = { round: number, turns: [] }
      rounds.push(round)
    }
    const turn = round.turns.at(-1)
    if (turn?.seat === seat && !startsTurn) turn.entries.push({ index, text })
    else round.turns.push({ seat, entries: [{ index, text }] })
  })
  return rounds
}
