import type { ReactNode } from 'react'
import type { GameIntro } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { Choice } from '../parts/Choice.tsx'
import controls from '../parts/controls.module.css'
import { KindIcon } from './KindIcon.tsx'
import { RemoveSeat } from './RemoveSeat.tsx'
import styles from './SeatChoice.module.css'
import { SeatNumber } from './SeatNumber.tsx'

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
  /** Who plays it where no bot does. */
  readonly children: ReactNode
}

/** A row with who plays one seat: what kind of player, and which one. */
export function SeatChoice<Kind extends string>(props: Props<Kind>) {
  const { seat, others, draft, bots, intro, change, remove, children } = props
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
          <select
            className={controls.field}
            aria-label={texts.levelOf(seat)}
            value={draft.bot}
            onChange={(event) => change({ bot: event.target.value })}
          >
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {intro.bots[bot]?.name ?? bot}
              </option>
            ))}
          </select>
        ) : (
          children
        )}
      </div>
      {remove && <RemoveSeat seat={seat} remove={remove} />}
    </li>
  )
}
