import type { ReactNode } from 'react'
import type { GameIntro } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { Select } from '#ui/Field.tsx'
import { useTexts } from '../../text/TextsContext.tsx'
import { Choice } from '../parts/Choice.tsx'
import styles from './SeatChoice.module.css'

/** The number of a seat in the ring of its colour. */
export function SeatNumber({ seat }: { readonly seat: Seat }) {
  const texts = useTexts().pages.newGame
  return (
    <span
      className={styles.number}
      style={{ '--seat': `var(--seat-${seat})` }}
      role="img"
      aria-label={texts.seat(seat)}
    >
      {seat}
    </span>
  )
}

interface ColourProps {
  readonly seat: Seat
  /** The names of all colours. */
  readonly names: readonly string[]
  readonly colour: number
  /** Colours that are not to be had. */
  readonly taken?: readonly number[]
  choose(colour: number): void
}

/** The colour of a seat, where players choose theirs. */
export function ColourChoice({ seat, names, colour, taken = [], choose }: ColourProps) {
  const texts = useTexts().pages.newGame
  return (
    <Select
      className={styles.colour}
      style={{ '--seat': `var(--colour-${colour})` }}
      aria-label={texts.colourOf(seat)}
      value={colour}
      onChange={({ target: { value } }) => choose(Number(value))}
    >
      {names.map((name, i) => (
        <option key={name} value={i + 1} disabled={taken.includes(i + 1)}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const PATHS = {
  open: 'M5.500 2.500h1.700v7.300h7.300a1.300 1.300 0 0 1 1.300 1.300v6.400h-1.700v-4.300H7.200v4.300H5.500Z',
  person:
    'M10 9.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400ZM3.800 17c.4-3.700 2.800-5.600 6.200-5.600s5.800 1.900 6.200 5.600Z',
  bot: 'M9.200 2.500h1.600v2.700H15a1.800 1.800 0 0 1 1.800 1.800v8A1.800 1.800 0 0 1 15 16.800H5A1.800 1.800 0 0 1 3.200 15V7A1.800 1.800 0 0 1 5 5.200h4.200ZM6 8.500v3h2.500v-3Zm5.500 0v3H14v-3ZM6.500 13.200v1.400h7v-1.400Z',
}

interface Props<Kind extends string> {
  readonly seat: Seat
  /** Who may play it besides a bot. */
  readonly others: readonly { readonly value: Kind; readonly text: string; readonly icon: 'person' | 'open' }[]
  readonly draft: { readonly kind: Kind | 'bot'; readonly bot: string }
  readonly bots: readonly string[]
  readonly intro: GameIntro
  change(part: { readonly kind: Kind | 'bot' } | { readonly bot: string }): void
  /** Undefined where the game needs this many seats. */
  readonly remove: (() => void) | undefined
  /** What else is chosen for the seat. */
  readonly beside?: ReactNode
  /** Who plays it where no bot does. */
  readonly children: ReactNode
}

/** A row with who plays one seat: what kind of player, and which one. */
export function SeatChoice<Kind extends string>(props: Props<Kind>) {
  const { seat, others, draft, bots, intro, change, remove, beside, children } = props
  const texts = useTexts().pages.newGame
  return (
    <li className={styles.row}>
      <SeatNumber seat={seat} />
      <Choice
        label={texts.whoPlays(seat)}
        value={draft.kind}
        choices={[
          ...others.map(({ value, text, icon }) => ({ value, text, icon: <KindIcon kind={icon} /> })),
          { value: 'bot', text: texts.bot, icon: <KindIcon kind="bot" /> },
        ]}
        choose={(kind) => change({ kind })}
      />
      <div className={styles.who}>
        {draft.kind === 'bot' ? (
          <Select
            aria-label={texts.levelOf(seat)}
            value={draft.bot}
            onChange={(event) => change({ bot: event.target.value })}
          >
            <BotLevels bots={bots} text={(bot) => intro.bots[bot] ?? bot} />
          </Select>
        ) : (
          children
        )}
      </div>
      {beside}
      {remove && <RemoveSeat seat={seat} remove={remove} />}
    </li>
  )
}

/** The levels of bots in a list to choose from, which says that they are in the order of their strength. */
export function BotLevels({ bots, text }: { readonly bots: readonly string[]; text(bot: string): string }) {
  const { strongestFirst } = useTexts().pages.newGame
  return (
    <optgroup label={strongestFirst}>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {text(bot)}
        </option>
      ))}
    </optgroup>
  )
}

/** A small figure, a small machine, or an empty chair. */
function KindIcon({ kind }: { readonly kind: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[kind]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

function RemoveSeat({ seat, remove }: { readonly seat: Seat; remove(): void }) {
  const texts = useTexts().pages.newGame
  return (
    <button type="button" className={styles.remove} aria-label={texts.removeSeat(seat)} onClick={remove}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  )
}
