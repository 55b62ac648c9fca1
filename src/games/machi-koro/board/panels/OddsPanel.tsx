import { useMemo } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { MachiInsight } from '../../rules/insight.ts'
import type { OddsTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { compare } from './compare.ts'
import styles from './OddsPanel.module.css'
import { OddsTable } from './OddsTable.tsx'

export interface OddsPanelProps {
  readonly cards: CardSet
  readonly insight: MachiInsight
  readonly seats: readonly SeatInfo[]
  readonly eyes: Seat | 'spectator'
  /** Whose roll it would be, and with how many dice. */
  readonly roller: Seat
  readonly dice: 1 | 2
  onRoller(seat: Seat): void
  onDice(dice: 1 | 2): void
  /** What if this were built. */
  readonly built: ItemId | null
  /** What that would bring in a round, in words. */
  readonly gain: string
  /** The number that lies on the table and may be rolled again. */
  readonly rolled: number | null
  readonly texts: OddsTexts
  readonly words: WordTexts
}

/** What each roll would bring everybody, and how much that changes with what one thinks of building. */
export function OddsPanel(props: OddsPanelProps) {
  const { cards, insight, seats, eyes, roller, dice, onRoller, onDice, built, gain, rolled, texts, words } = props
  const most = insight.mostDice(roller, built ?? undefined)
  const thrown = most === 1 ? 1 : dice
  const columns = useMemo(() => compare(insight, roller, thrown, built), [insight, roller, thrown, built])
  const whatIf = eyes === 'spectator' ? texts.ifBuilt : texts.ifYouBuild
  return (
    <section className={styles.panel} aria-label={texts.title(seats[roller - 1].name)}>
      <div className={styles.parts}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h2 className={styles.title}>{texts.title(seats[roller - 1].name)}</h2>
            {built !== null && (
              <p className={styles.whatIf}>
                {whatIf(words.items[built])} · <b>{gain}</b>
              </p>
            )}
          </div>
          {most > 1 ? (
            <fieldset className={styles.dice} aria-label={texts.dice}>
              {DICE.map((count) => (
                <button
                  key={count}
                  type="button"
                  className={styles.choice}
                  aria-pressed={count === thrown}
                  onClick={() => onDice(count)}
                >
                  {words.dice(count)}
                </button>
              ))}
            </fieldset>
          ) : (
            <span className={styles.oneDie}>{words.dice(1)}</span>
          )}
        </header>
        <OddsTable {...{ cards, columns, seats, roller, rolled, onRoller, texts, words }} dice={thrown} />
      </div>
    </section>
  )
}

const DICE = [1, 2] as const
