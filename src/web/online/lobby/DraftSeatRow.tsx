import type { GameIntro } from '../../../boards/board.ts'
import type { Seat } from '../../../engine/game.ts'
import { KindIcon } from '../../pages/new-game/KindIcon.tsx'
import { RemoveSeat } from '../../pages/new-game/RemoveSeat.tsx'
import { SeatNumber } from '../../pages/new-game/SeatNumber.tsx'
import { Choice } from '../../pages/parts/Choice.tsx'
import controls from '../../pages/parts/controls.module.css'
import { useTexts } from '../../text/TextsContext.tsx'
import styles from './DraftSeatRow.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'
import type { DraftSeat } from './table-draft.ts'

interface Props {
  readonly seat: Seat
  readonly draft: DraftSeat
  readonly bots: readonly string[]
  readonly intro: GameIntro
  /** The name of whoever makes the table, once it is known. */
  readonly myName: string | undefined
  change(draft: DraftSeat): void
  /** Undefined where the game needs this many seats. */
  readonly remove: (() => void) | undefined
}

/** Who shall sit on one seat of a new table. */
export function DraftSeatRow({ seat, draft, bots, intro, myName, change, remove }: Props) {
  const { newGame } = useTexts().pages
  const texts = useOnlineTexts().newTable
  return (
    <li className={styles.row}>
      <SeatNumber seat={seat} />
      <Choice
        label={newGame.whoPlays(seat)}
        value={draft.kind}
        choices={[
          { value: 'me', text: texts.me, icon: <KindIcon kind="person" /> },
          { value: 'open', text: texts.open, icon: <KindIcon kind="open" /> },
          { value: 'bot', text: texts.bot, icon: <KindIcon kind="bot" /> },
        ]}
        choose={(kind) => change({ ...draft, kind })}
      />
      {draft.kind === 'bot' ? (
        <select
          className={`${controls.field} ${styles.who}`}
          aria-label={newGame.levelOf(seat)}
          value={draft.bot}
          onChange={(event) => change({ ...draft, bot: event.target.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {intro.bots[bot]?.name ?? bot}
            </option>
          ))}
        </select>
      ) : (
        <span className={`${styles.who} ${styles.text}`} data-kind={draft.kind}>
          {draft.kind === 'me' ? (myName ?? texts.you) : texts.openSeat}
        </span>
      )}
      {remove && <RemoveSeat seat={seat} remove={remove} />}
    </li>
  )
}
