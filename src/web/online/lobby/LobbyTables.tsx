import { useLocation } from 'wouter'
import { Button, ButtonLink } from '#ui/Button.tsx'
import prose from '#ui/prose.module.css'
import type { ListedTable, Lobby } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { dateText } from '../../pages/parts/dates.ts'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import type { SocialTexts } from '../../text/en/social.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { api } from '../api.ts'
import { sitWithWords } from '../chance-notes.ts'
import { socialApi } from '../social/social.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './LobbyTables.module.css'
import { People, TableCard } from './TableFacts.tsx'
import { useSeatNames } from './table-texts.ts'
import { type Known, useNamedTask } from './use-named-task.tsx'

interface SeatedProps {
  readonly known: Known
  /** Looks at the lobby again. */
  look(): Promise<void>
}

interface Props extends SeatedProps {
  readonly tables: readonly ListedTable[]
  /** The ids of tables with people whom the user follows. */
  readonly followed: readonly string[]
  readonly social: SocialTexts
}

/** How to take a seat at a table of the lobby. */
function useSitting({ known, look }: SeatedProps) {
  const { newTable, problems } = useOnlineTexts()
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(newTable.whyName, known)

  async function sit(id: string): Promise<void> {
    if (isBusy) return
    const sitDown = async () => {
      try {
        const { table } = await api.tableNow(id)
        // In a game that has begun, the words are decided.
        if (table.status === 'waiting') await sitWithWords(table)
        else await api.sit(id)
        navigate(onlineTableAddress(id))
      } catch (error) {
        void look()
        throw error
      }
    }
    await run(sitDown, { 'not-now': problems.noSeatLeft, 'not-found': problems.noSeatLeft })
  }
  return { sit, run, problem, namePrompt }
}

/** The tables of others that still have seats. */
export function OpenTables({ tables, followed, social, ...seated }: Props) {
  const { lobby: texts } = useOnlineTexts()
  const { sit, problem, namePrompt } = useSitting(seated)

  return (
    <section aria-labelledby="open">
      <h2 id="open" className={prose.sectionTitle}>
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
          <p className={prose.soft}>{texts.noneOpenLine}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {tables.map((table) => (
            <OpenTable
              key={table.id}
              table={table}
              mark={followed.includes(table.id) ? social.followed : undefined}
              sit={() => sit(table.id)}
            />
          ))}
        </ul>
      )}
      {namePrompt}
    </section>
  )
}

interface CardProps {
  readonly table: ListedTable
  /** What is special about it. */
  readonly mark: string | undefined
  sit(): void
}

function OpenTable({ table, mark, sit }: CardProps) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const game = useIntro(table.game)?.name ?? ''
  const names = parts.list(useSeatNames(table).filter((name) => name !== ''))
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <TableCard table={table} state={marked(texts.seatsFree(free), mark)} since={table.createdAt}>
      <ButtonLink look="quiet" href={onlineTableAddress(table.id)} aria-label={texts.withWhat(texts.look, game, names)}>
        {texts.look}
      </ButtonLink>
      <Button look="primary" aria-label={texts.withWhat(texts.sitDown, game, names)} onClick={sit}>
        {texts.sitDown}
      </Button>
    </TableCard>
  )
}

/** Public games in progress; a bot may give its seat to a person. */
export function LiveTables({ tables, followed, social, ...seated }: Props) {
  const { sit, problem, namePrompt } = useSitting(seated)
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="live">
      <h2 id="live" className={prose.sectionTitle}>
        {social.live.title}
      </h2>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <ul className={styles.list}>
        {tables.map((table) => (
          <LiveTable
            key={table.id}
            {...{ table, social }}
            mark={followed.includes(table.id) ? social.followed : undefined}
            sit={() => sit(table.id)}
          />
        ))}
      </ul>
      {namePrompt}
    </section>
  )
}

function LiveTable({ table, mark, social: { live }, sit }: CardProps & { readonly social: SocialTexts }) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const game = useIntro(table.game)?.name ?? ''
  const names = parts.list(useSeatNames(table))
  const canSit = (table.botsUntil ?? 0) > Date.now() && table.seats.some(({ kind, isAway }) => kind === 'bot' || isAway)
  return (
    <TableCard table={table} state={marked(canSit ? live.botLeaves : live.state, mark)} since={table.movedAt}>
      <ButtonLink
        look={canSit ? 'quiet' : 'secondary'}
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(texts.look, game, names)}
      >
        {texts.look}
      </ButtonLink>
      {canSit && (
        <Button look="primary" aria-label={texts.withWhat(live.take, game, names)} onClick={sit}>
          {live.take}
        </Button>
      )}
    </TableCard>
  )
}

function marked(state: string, mark: string | undefined): string {
  return mark === undefined ? state : `${state} · ${mark}`
}

interface InvitesProps extends SeatedProps {
  readonly invited: Lobby['invited']
  readonly texts: SocialTexts
}

/** The tables to which followed people invite me. */
export function Invites({ invited, texts: social, ...seated }: InvitesProps) {
  const texts = useOnlineTexts().lobby
  const { sit, run, problem, namePrompt } = useSitting(seated)
  const decline = (id: string) =>
    run(async () => {
      await socialApi.decline(id)
      await seated.look()
    })
  if (invited.length === 0) return null
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <ul className={`${styles.list} ${styles.invites}`}>
        {invited.map(({ by, table }) => (
          <TableCard key={table.id} table={table} state={social.invites(by)} isLit since={table.createdAt}>
            <Button look="quiet" aria-label={social.people.of(social.decline, by)} onClick={() => decline(table.id)}>
              {social.decline}
            </Button>
            <Button look="primary" aria-label={social.people.of(texts.sitDown, by)} onClick={() => sit(table.id)}>
              {texts.sitDown}
            </Button>
          </TableCard>
        ))}
      </ul>
      {namePrompt}
    </>
  )
}

/** The games that I have played to the end, the latest first. */
export function FinishedTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const texts = useOnlineTexts().lobby
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="finished">
      <h2 id="finished" className={prose.sectionTitle}>
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
        <time className={prose.small} dateTime={new Date(movedAt).toISOString()}>
          {dateText(language, movedAt)}
        </time>
      </span>
      <span className={styles.result}>
        <b>{result()}</b>
        <People table={table} />
      </span>
      <ButtonLink
        look="quiet"
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(texts.look, game, parts.list(names))}
      >
        {texts.look}
      </ButtonLink>
    </li>
  )
}
