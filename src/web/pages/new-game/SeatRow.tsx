import type { GameIntro } from '../../../boards/board.ts'
import type { Seat } from '../../../engine/game.ts'
import { LONGEST_NAME } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { Choice } from '../parts/Choice.tsx'
import controls from '../parts/controls.module.css'
import { KindIcon } from './KindIcon.tsx'
import styles from './SeatRow.module.css'
import type { SeatDraft } from './set-up.ts'

interface Props {
  readonly seat: Seat
  readonly draft: SeatDraft
  readonly bots: readonly string[]
  readonly intro: GameIntro
  change(draft: SeatDraft): void
  /** Undefined where the game needs this many seats. */
  readonly remove: (() => void) | undefined
}

/** Who plays one seat. */
export function SeatRow({ seat, draft, bots, intro, change, remove }: Props) {
  const texts = useTexts().pages.newGame
  return (
    <li className={styles.row}>
      <span className={styles.number} data-seat={seat} role="img" aria-label={texts.seat(seat)}>
        {seat}
      </span>
      <Choice
        label={texts.whoPlays(seat)}
        value={draft.kind}
        choices={[
          { value: 'person', text: texts.person, icon: <KindIcon kind="person" /> },
          { value: 'bot', text: texts.bot, icon: <KindIcon kind="bot" /> },
        ]}
        choose={(kind) => change({ ...draft, kind })}
      />
      {draft.kind === 'person' ? (
        <input
          className={`${controls.field} ${styles.who}`}
          aria-label={texts.nameOf(seat)}
          placeholder={texts.player(seat)}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ ...draft, name: event.target.value })}
        />
      ) : (
        <select
          className={`${controls.field} ${styles.who}`}
          aria-label={texts.levelOf(seat)}
          value={draft.bot}
          onChange={(event) => change({ ...draft, bot: event.target.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {intro.bots[bot]?.name ?? bot}
            </option>
          ))}
        </select>
      )}
      {remove && (
        <button type="button" className={styles.remove} aria-label={texts.removeSeat(seat)} onClick={remove}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </li>
  )
}
