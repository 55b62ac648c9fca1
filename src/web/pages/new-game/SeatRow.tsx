import type { GameIntro } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { LONGEST_NAME } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { SeatChoice } from './SeatChoice.tsx'
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

/** Who plays one seat at this screen. */
export function SeatRow({ draft, change, ...row }: Props) {
  const texts = useTexts().pages.newGame
  const { seat } = row
  return (
    <SeatChoice
      {...row}
      draft={draft}
      others={[{ value: 'person', text: texts.person, icon: 'person' }]}
      change={(part) => change({ ...draft, ...part })}
    >
      <input
        className={controls.field}
        aria-label={texts.nameOf(seat)}
        placeholder={texts.player(seat)}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
    </SeatChoice>
  )
}
