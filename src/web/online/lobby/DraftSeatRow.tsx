import type { GameIntro } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { SeatChoice } from '../../pages/new-game/SeatChoice.tsx'
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
export function DraftSeatRow({ draft, myName, change, ...row }: Props) {
  const texts = useOnlineTexts().newTable
  return (
    <SeatChoice
      {...row}
      draft={draft}
      others={[
        { value: 'me', text: texts.me, icon: 'person' },
        { value: 'open', text: texts.open, icon: 'open' },
      ]}
      change={(part) => change({ ...draft, ...part })}
    >
      <p className={styles.who} data-kind={draft.kind}>
        {draft.kind === 'me' ? (myName ?? texts.you) : texts.openSeat}
      </p>
    </SeatChoice>
  )
}
