import unseen from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import type { OddsTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Figure, OddsColumns } from './compare.ts'
import styles from './OddsTable.module.css'

interface OddsRowProps {
  readonly seat: Seat
  readonly name: string
  readonly columns: OddsColumns
  readonly isRoller: boolean
  readonly rolled: number | null
  onRoller(seat: Seat): void
  readonly texts: OddsTexts
  readonly words: WordTexts
}

/** What every roll brings one player. Its head is also the way to look at that player's roll. */
export function OddsRow({ seat, name, columns, isRoller, rolled, onRoller, texts, words }: OddsRowProps) {
  return (
    <tr className={styles.row} style={{ '--seat': `var(--seat-${seat})` }}>
      <th scope="row" className={styles.seat}>
        <button
          type="button"
          className={styles.name}
          aria-pressed={isRoller}
          title={texts.title(name)}
          onClick={() => onRoller(seat)}
        >
          <span className={styles.text}>{name}</span>
          {isRoller && (
            <svg className={styles.die} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d={DIE} fill="currentColor" fillRule="evenodd" />
            </svg>
          )}
        </button>
      </th>
      {columns.rolls.map(({ roll, figures }) => (
        <td key={roll} className={styles.cell} data-rolled={roll === rolled}>
          <Coins figure={figures[seat - 1]} say={words.signed} texts={texts} />
        </td>
      ))}
      <td className={styles.mean}>
        <Coins figure={columns.mean[seat - 1]} say={texts.average} texts={texts} />
      </td>
    </tr>
  )
}

interface CoinsProps {
  readonly figure: Figure
  say(coins: number): string
  readonly texts: OddsTexts
}

function Coins({ figure: { coins, change }, say, texts }: CoinsProps) {
  const [value, zero] = [say(coins), say(0)]
  if (say(change) !== zero) {
    return (
      <span className={styles.changed}>
        <span className={styles.coins} data-sign={Math.sign(coins)} aria-hidden="true">
          {value}
        </span>
        <span className={styles.change} data-sign={Math.sign(change)} aria-hidden="true">
          {say(change)}
        </span>
        <span className={unseen.unseen}>{texts.changed(value, say(coins - change))}</span>
      </span>
    )
  }
  if (value !== zero) {
    return (
      <span className={styles.coins} data-sign={Math.sign(coins)}>
        {value}
      </span>
    )
  }
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">·</span>
      <span className={unseen.unseen}>{zero}</span>
    </span>
  )
}

/** A die that shows three. */
const DIE =
  'M3 0h6a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3ZM2 3a1 1 0 0 0 2 0 1 1 0 0 0-2 0ZM5 6a1 1 0 0 0 2 0 1 1 0 0 0-2 0ZM8 9a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z'
