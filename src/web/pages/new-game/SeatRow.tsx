import type { GameIntro } from '../../../boards/board.ts'
import type { Seat } from '../../../engine/game.ts'
import { LONGEST_NAME } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { Choice } from '../parts/Choice.tsx'
import controls from '../parts/controls.module.css'
import { KindIcon } from './KindIcon.tsx'
import { RemoveSeat } from './RemoveSeat.tsx'
import { SeatNumber } from './SeatNumber.tsx'
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
      <SeatNumber seat={seat} />
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
      {remove && <RemoveSeat seat={seat} remove={remove} />}
    </li>
  )
}
