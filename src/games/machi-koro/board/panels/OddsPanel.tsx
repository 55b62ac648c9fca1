import { useMemo } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { Switch } from '#ui/Switch.tsx'
import { Touchable } from '#ui/Touchable.tsx'
import unseen from '#ui/unseen.module.css'
import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { MachiInsight, RollOutlook } from '../../rules/insight.ts'
import type { OddsTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ColourMark } from '../pieces/SmallPieces.tsx'
import styles from './OddsPanel.module.css'

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

/** What each roll would bring every player, and how much that changes with what one thinks of building. */
export function OddsPanel(props: OddsPanelProps) {
  const { cards, insight, seats, eyes, roller, dice, onRoller, onDice, built, gain, rolled, texts, words } = props
  const most = insight.mostDice(roller, built ?? undefined)
  const thrown = most === 1 ? 1 : dice
  const columns = useMemo(() => compare(insight, roller, thrown, built), [insight, roller, thrown, built])
  const whatIf = eyes === 'spectator' ? texts.ifBuilt : texts.ifYouBuild
  return (
    <section className={`${parts.panel} ${styles.panel}`} aria-label={texts.title(seats[roller - 1].name)}>
      <div className={styles.parts}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h2 className={`${parts.name} ${parts.cut}`}>{texts.title(seats[roller - 1].name)}</h2>
            {built !== null && (
              <p className={`${parts.label} ${parts.cut} ${styles.whatIf}`}>
                {whatIf(words.items[built])} · <b>{gain}</b>
              </p>
            )}
          </div>
          {most > 1 ? (
            <Switch
              label={texts.dice}
              choices={DICE.map((count) => [count, words.dice(count)])}
              chosen={thrown}
              onChoose={onDice}
            />
          ) : (
            <span className={`${parts.label} ${styles.oneDie}`}>{words.dice(1)}</span>
          )}
        </header>
        <OddsTable {...{ cards, columns, seats, roller, rolled, onRoller, texts, words }} dice={thrown} />
      </div>
    </section>
  )
}

const DICE = [1, 2] as const

/** A die that shows three. */
const DIE =
  'M3 0h6a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3ZM2 3a1 1 0 0 0 2 0 1 1 0 0 0-2 0ZM5 6a1 1 0 0 0 2 0 1 1 0 0 0-2 0ZM8 9a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z'

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
function OddsTable(props: OddsTableProps) {
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
              <span className={`${parts.line} ${styles.roll}`}>
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
    <span title={line}>
      <ColourMark colour="purple" size={12} />
      <span className={unseen.unseen}>{line}</span>
    </span>
  )
}

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
function OddsRow({ seat, name, columns, isRoller, rolled, onRoller, texts, words }: OddsRowProps) {
  return (
    <tr className={styles.row} style={{ '--seat': `var(--seat-${seat})` }}>
      <th scope="row">
        <Touchable
          look="flat"
          className={`${parts.line} ${styles.name}`}
          aria-pressed={isRoller}
          title={texts.title(name)}
          onClick={() => onRoller(seat)}
        >
          <span className={parts.cut}>{name}</span>
          {isRoller && (
            <svg className={styles.die} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d={DIE} fill="currentColor" fillRule="evenodd" />
            </svg>
          )}
        </Touchable>
      </th>
      {columns.rolls.map(({ roll, figures }) => (
        <td key={roll} className={styles.cell} data-rolled={roll === rolled}>
          <Coins figure={figures[seat - 1]} say={words.signed} texts={texts} />
        </td>
      ))}
      <td>
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

/** A number of the table, and how much more or less it is than without what one thinks of building. */
interface Figure {
  readonly coins: number
  readonly change: number
}

interface RollColumn extends Omit<RollOutlook, 'coins'> {
  /** By seat, seat 1 first. */
  readonly figures: readonly Figure[]
}

interface OddsColumns {
  readonly rolls: readonly RollColumn[]
  readonly mean: readonly Figure[]
}

/** What the rolls of a seat would bring with a building, against what they bring without it. */
function compare(insight: MachiInsight, roller: Seat, dice: number, built: ItemId | null): OddsColumns {
  const plain = insight.outlook(roller, dice)
  const outlook = built === null ? plain : insight.outlook(roller, dice, built)
  // A second die that comes with the building changes no roll, but it changes what to expect.
  const plainDice = Math.min(dice, insight.mostDice(roller))
  const plainMean = plainDice === dice ? plain.mean : insight.outlook(roller, plainDice).mean
  return {
    rolls: outlook.rolls.map(({ coins, ...roll }, i) => ({ ...roll, figures: figuresOf(coins, plain.rolls[i].coins) })),
    mean: figuresOf(outlook.mean, plainMean),
  }
}

function figuresOf(coins: readonly number[], before: readonly number[]): readonly Figure[] {
  return coins.map((each, seat) => ({ coins: each, change: each - before[seat] }))
}
