import { Link } from 'wouter'
import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { dateText } from '../../pages/parts/dates.ts'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useOnlineTexts } from '../texts.tsx'
import styles from './FinishedTables.module.css'
import { People } from './People.tsx'
import { useSeatNames } from './table-texts.ts'

/** The games that I have played to the end, the latest first. */
export function FinishedTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const texts = useOnlineTexts().lobby
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="finished">
      <h2 id="finished" className={controls.sectionTitle}>
        {texts.finished}
      </h2>
      <ul className={styles.rows}>
        {tables.map((table) => (
          <FinishedTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function FinishedTable({ table }: { readonly table: ListedTable }) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const { language } = useSettings()
  const game = useIntro(table.game)?.name ?? ''
  const names = useSeatNames(table)
  const { winners, yourSeat, seats, movedAt } = table

  function result(): string {
    if (seats.length === 1) return ''
    if (winners === null || winners.length === 0) return texts.noWinner
    if (yourSeat !== null && winners.length === 1 && winners[0] === yourSeat) return texts.youWon
    return texts.won(parts.list(winners.map((seat) => names[seat - 1])))
  }

  return (
    <li className={styles.row}>
      <span className={styles.game}>
        {game}
        <time className={controls.small} dateTime={new Date(movedAt).toISOString()}>
          {dateText(language, movedAt)}
        </time>
      </span>
      <span className={styles.result}>
        <b>{result()}</b>
        <People table={table} />
      </span>
      <Link
        className={controls.quiet}
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(texts.look, game, parts.list(names))}
      >
        {texts.look}
      </Link>
    </li>
  )
}
