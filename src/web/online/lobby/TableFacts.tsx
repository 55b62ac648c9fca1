import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '#ui/Button.tsx'
import prose from '#ui/prose.module.css'
import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { seatColours } from '../../games/saved-game.ts'
import { agoText } from '../../pages/parts/dates.ts'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { signInAddress } from '../account/use-me.ts'
import { useOnlineTexts } from '../texts.tsx'
import list from './LobbyTables.module.css'
import styles from './TableFacts.module.css'
import { clockWords, isYourTurn, type NamedTable, useOptionNames, useSeatNames } from './table-texts.ts'

/** Who sits at a table, each with the colour of the seat. */
export function People({ table }: { readonly table: NamedTable & Pick<ListedTable, 'active' | 'winners'> }) {
  const texts = useOnlineTexts().lobby
  const names = useSeatNames(table)
  return (
    <ul className={styles.people} style={seatColours(table.seats)}>
      {table.seats
        .map(({ kind, isGuest, isAway }, i) => ({ kind, isGuest, isAway, seat: i + 1, name: names[i] }))
        .map(({ kind, isGuest, isAway, seat, name }) => (
          <li
            key={seat}
            className={styles.person}
            style={{ '--seat': `var(--seat-${seat})` }}
            data-open={kind === 'open' || undefined}
            data-active={table.active.includes(seat) || undefined}
            data-winner={(table.seats.length > 1 && table.winners?.includes(seat)) || undefined}
          >
            <span className={styles.name}>{kind === 'open' ? texts.freeSeat : name}</span>
            {isGuest && <span className={styles.mark}>{texts.guest}</span>}
            {isAway && <span className={styles.mark}>{texts.away}</span>}
          </li>
        ))}
    </ul>
  )
}

interface Props {
  readonly facts: readonly (string | undefined)[]
  readonly className?: string | undefined
}

/** A few short facts in one line; what is not known is left out. */
export function FactLine({ facts, className }: Props) {
  const known = facts.filter((fact) => fact !== undefined && fact !== '')
  return (
    <p className={`${styles.line} ${className ?? ''}`}>
      {known.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

/** What a rated game means; for a guest, with the way to an account. */
export function RatedLine({ maySit }: { readonly maySit: boolean }) {
  const { newTable, lobby } = useOnlineTexts()
  return (
    <p className={prose.small}>
      {newTable.ratedLine} {!maySit && <Link href={signInAddress()}>{lobby.signIn}</Link>}
    </p>
  )
}

interface TableCardProps {
  readonly table: ListedTable
  /** How it stands there, in a few words. */
  readonly state: string
  /** Whether it is the reader's to do something. */
  readonly isLit?: boolean
  /** The time that stands beside the state. */
  readonly since: number
  /** What can be done about it. */
  readonly children: ReactNode
}

/** A table of the lobby: how it stands, the game, the people, and what was agreed. */
export function TableCard({ table, state, isLit = false, since, children }: TableCardProps) {
  const texts = useOnlineTexts()
  const { language } = useSettings()
  const intro = useIntro(table.game)
  return (
    <li className={styles.card} data-lit={isLit || undefined}>
      <p className={styles.state}>
        <span className={styles.stateText}>{state}</span>
        <time className={prose.small} dateTime={new Date(since).toISOString()}>
          {agoText(language, since, Date.now())}
        </time>
      </p>
      <div className={styles.body}>
        <div className={styles.facts}>
          <h3 className={styles.game}>{intro?.name}</h3>
          <People table={table} />
          <FactLine
            className={prose.small}
            facts={[...useOptionNames(table, intro), clockWords(table.clock, texts.clock)]}
          />
        </div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </li>
  )
}

interface MyTablesProps {
  readonly tables: readonly ListedTable[]
  /** The tables to which others invite me. */
  readonly invited?: ReactNode
}

/** The tables at which I sit, those that wait for me first. */
export function MyTables({ tables, invited }: MyTablesProps) {
  const texts = useOnlineTexts().lobby
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className={prose.sectionTitle}>
        {texts.mine}
      </h2>
      {invited}
      {tables.length === 0 ? (
        <div className={list.empty}>
          <p>
            <b>{texts.noneOfMine}</b>
          </p>
          <p className={prose.soft}>{texts.noneOfMineLine}</p>
        </div>
      ) : (
        <ul className={list.list}>
          {tables.map((table) => (
            <MyTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MyTable({ table }: { readonly table: ListedTable }) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const intro = useIntro(table.game)
  const names = useSeatNames(table)
  const { yourSeat, status, active } = table
  const isAway = yourSeat !== null && table.seats[yourSeat - 1].isAway
  const isMyTurn = isYourTurn(table)
  const others = names.filter((name, i) => i + 1 !== yourSeat && name !== '')
  const free = table.seats.filter(({ kind }) => kind === 'open').length

  function state(): string {
    if (isMyTurn) return texts.yourTurn
    if (status === 'waiting') return free > 0 ? texts.seatsFree(free) : texts.waitingForStart
    if (isAway) return texts.botPlays
    return texts.waitingFor(parts.list(active.map((seat) => names[seat - 1])))
  }

  const button = isMyTurn ? texts.play : texts.goThere
  return (
    <TableCard table={table} state={state()} isLit={isMyTurn} since={table.movedAt}>
      <ButtonLink
        look={isMyTurn ? 'primary' : 'secondary'}
        className={list.way}
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(button, intro?.name ?? '', parts.list(others))}
      >
        {button}
      </ButtonLink>
    </TableCard>
  )
}
