import type { ReactNode } from 'react'
import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { agoText } from '../../pages/parts/dates.ts'
import { useSettings } from '../../settings/settings.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './TableCard.module.css'
import { FactLine, People } from './TableFacts.tsx'
import { clockWords, useOptionNames } from './table-texts.ts'

interface Props {
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
export function TableCard({ table, state, isLit = false, since, children }: Props) {
  const texts = useOnlineTexts()
  const { language } = useSettings()
  const intro = useIntro(table.game)
  return (
    <li className={styles.card} data-lit={isLit || undefined}>
      <p className={styles.state}>
        <span className={styles.stateText}>{state}</span>
        <time className={controls.small} dateTime={new Date(since).toISOString()}>
          {agoText(language, since, Date.now())}
        </time>
      </p>
      <div className={styles.body}>
        <div className={styles.facts}>
          <h3 className={styles.game}>{intro?.name}</h3>
          <People table={table} />
          <FactLine
            className={controls.small}
            facts={[...useOptionNames(table, intro), clockWords(table.clock, texts.clock)]}
          />
        </div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </li>
  )
}
