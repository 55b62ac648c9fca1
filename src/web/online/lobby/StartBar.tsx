import { Link } from 'wouter'
import type { You } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import controls from '../../pages/parts/controls.module.css'
import { lobbyAddress } from '../../routes.ts'
import type { WaitingTexts } from '../../text/en/online.ts'
import { useOnlineTexts } from './OnlineFrame.tsx'
import styles from './StartBar.module.css'

interface Props {
  readonly table: TableFacts
  readonly you: You
  readonly problem: string
  start(): void
  leave(): void
}

/** What is missing before the game can begin, and the start. */
export function StartBar({ table, you, problem, start, leave }: Props) {
  const texts = useOnlineTexts().waiting
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <div className={styles.bar}>
      <p className={styles.line} role="status">
        {lineOf(table, you, open, texts)}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        {you.isHost && (
          <button
            type="button"
            className={`${controls.primary} ${controls.big} ${styles.start}`}
            aria-disabled={open > 0}
            onClick={() => {
              if (open === 0) start()
            }}
          >
            {texts.start}
          </button>
        )}
        {you.seat === null ? (
          <Link className={`${controls.quiet} ${styles.way}`} href={lobbyAddress()}>
            {texts.toLobby}
          </Link>
        ) : (
          <button type="button" className={`${controls.quiet} ${styles.way}`} onClick={leave}>
            {texts.leave}
          </button>
        )}
      </div>
    </div>
  )
}

function lineOf(table: TableFacts, you: You, open: number, texts: WaitingTexts): string {
  if (you.isHost) return open > 0 ? texts.startMissing(open) : texts.startReady
  const host = table.seats.find(({ isHost }) => isHost)?.name
  const line = open > 0 ? texts.forSeats(open) : host === undefined ? texts.startReady : texts.forHost(host)
  return you.seat === null ? `${texts.onlyLooking} ${line}` : line
}
