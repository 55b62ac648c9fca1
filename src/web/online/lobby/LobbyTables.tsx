import { Link, useLocation } from 'wouter'
import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { dateText } from '../../pages/parts/dates.ts'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { api } from '../api.ts'
import { sitWithWords } from '../chance-notes.ts'
import { useOnlineTexts } from '../texts.tsx'
import { TableCard } from './TableCard.tsx'
import { People } from './TableFacts.tsx'
import styles from './TableList.module.css'
import { useSeatNames } from './table-texts.ts'
import { type Known, useNamedTask } from './use-named-task.tsx'

interface Props {
  readonly tables: readonly ListedTable[]
  readonly known: Known
  /** Looks at the lobby again. */
  look(): Promise<void>
}

/** The tables of others that still have seats. */
export function OpenTables({ tables, known, look }: Props) {
  const { lobby: texts, newTable, problems } = useOnlineTexts()
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(newTable.whyName, known)

  async function sit(id: string): Promise<void> {
    if (isBusy) return
    const sitDown = async () => {
      try {
        await sitWithWords((await api.tableNow(id)).table)
        navigate(onlineTableAddress(id))
      } catch (error) {
        void look()
        throw error
      }
    }
    await run(sitDown, { 'not-now': problems.noSeatLeft, 'not-found': problems.noSeatLeft })
  }

  return (
    <section aria-labelledby="open">
      <h2 id="open" className={controls.sectionTitle}>
        {texts.open}
      </h2>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {tables.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <b>{texts.noneOpen}</b>
          </p>
          <p className={controls.soft}>{texts.noneOpenLine}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {tables.map((table) => (
            <OpenTable key={table.id} table={table} sit={() => sit(table.id)} />
          ))}
        </ul>
      )}
      {namePrompt}
    </section>
  )
}

function OpenTable({ table, sit }: { readonly table: ListedTable; sit(): void }) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const game = useIntro(table.game)?.name ?? ''
  const names = parts.list(useSeatNames(table).filter((name) => name !== ''))
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <TableCard table={table} state={texts.seatsFree(free)} since={table.createdAt}>
      <Link
        className={controls.quiet}
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(texts.look, game, names)}
      >
        {texts.look}
      </Link>
      <button
        type="button"
        className={controls.primary}
        aria-label={texts.withWhat(texts.sitDown, game, names)}
        onClick={sit}
      >
        {texts.sitDown}
      </button>
    </TableCard>
  )
}

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
