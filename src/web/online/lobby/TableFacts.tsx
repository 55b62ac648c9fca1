import { Link } from 'wouter'
import type { ListedTable } from '#wire/tables.ts'
import { seatColours } from '../../games/seat-colours.ts'
import controls from '../../pages/parts/controls.module.css'
import { signInAddress } from '../account/sign-in-address.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './TableFacts.module.css'
import { type NamedTable, useSeatNames } from './table-texts.ts'

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
    <p className={controls.small}>
      {newTable.ratedLine} {!maySit && <Link href={signInAddress()}>{lobby.signIn}</Link>}
    </p>
  )
}
