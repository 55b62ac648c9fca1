import type { SeatInfo } from '#boards/board.ts'
import unseen from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { OddsTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import type { OddsColumns, RollColumn } from './compare.ts'
import { OddsRow } from './OddsRow.tsx'
import styles from './OddsTable.module.css'

interface OddsTableProps {
  readonly cards: CardSet
  readonly columns: OddsColumns
  readonly seats: readonly SeatInfo[]
  readonly roller: Seat
  readonly dice: number
  readonly rolled: number | null
  onRoller(seat: Seat): void
  readonly texts: OddsTexts
  readonly words: WordTexts
}

/** Rolls from left to right under their odds, players from top to bottom. */
export function OddsTable(props: OddsTableProps) {
  const { cards, columns, seats, roller, dice, rolled, onRoller, texts, words } = props
  const { rolls } = columns
  const askedBy = ({ asks }: RollColumn) => {
    const asking = cards.establishments.filter(({ id }) => asks.includes(id))
    return words.sentences(asking.map(({ id, takes }) => texts.asks(words.items[id], takes)))
  }
  const likeliest = Math.max(...rolls.map(({ ways }) => ways))
  return (
    <table className={styles.table} style={{ '--seats': seats.length }}>
      <caption className={unseen.unseen}>{texts.caption(seats[roller - 1].name, words.dice(dice))}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={unseen.unseen}>{texts.players}</span>
            <span aria-hidden="true">{texts.chance}</span>
          </th>
          {rolls.map((column) => (
            <th key={column.roll} scope="col" className={styles.rollHead} data-rolled={column.roll === rolled}>
              <Odds column={column} likeliest={likeliest} texts={texts} />
              <span className={styles.roll}>
                {column.roll}
                {column.asks.length > 0 && <Asks line={askedBy(column)} />}
              </span>
              {column.roll === rolled && <span className={unseen.unseen}>{texts.rolled}</span>}
            </th>
          ))}
          <th scope="col" className={styles.meanHead}>
            {texts.mean}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...seats.entries()].map(([i, { name }]) => (
          <OddsRow
            key={i}
            {...{ name, columns, rolled, texts, words }}
            seat={i + 1}
            isRoller={i + 1 === roller}
            onRoller={onRoller}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OddsProps {
  readonly column: RollColumn
  /** The ways to the likeliest number, which has the highest bar. */
  readonly likeliest: number
  readonly texts: OddsTexts
}

function Odds({ column: { ways, of }, likeliest, texts }: OddsProps) {
  return (
    <span className={styles.odds} title={texts.chanceOf(ways, of)}>
      <span className={styles.percent} aria-hidden="true">
        {Math.round((ways / of) * 100)}
      </span>
      <span className={styles.bar} style={{ '--share': ways / likeliest }} />
      <span className={unseen.unseen}>{texts.chanceOf(ways, of)}</span>
    </span>
  )
}

/** A card that would ask the roller something. */
function Asks({ line }: { readonly line: string }) {
  return (
    <span className={styles.asks} title={line}>
      <ColourMark colour="purple" size={12} />
      <span className={unseen.unseen}>{line}</span>
    </span>
  )
}
