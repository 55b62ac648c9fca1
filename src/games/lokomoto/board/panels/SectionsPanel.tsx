import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import { useOneStop } from '#boards/one-stop.ts'
import type { Seat } from '#engine/game.ts'
import type { RailMap } from '../../cards/cards.ts'
import type { SectionState } from '../../rules/position.ts'
import type { SectionFilter, SectionTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { sectionLook } from '../section-state.ts'
import { SectionButton } from './SectionButton.tsx'
import { SectionsHead } from './SectionsHead.tsx'
import styles from './SectionsPanel.module.css'
import { sectionGroups } from './section-groups.ts'
import { stepAmong } from './step-among.ts'

export interface SectionsPanelProps {
  readonly map: RailMap
  readonly sections: Readonly<Record<string, SectionState>>
  /** The black ones of the two-player opening. */
  readonly blocked: ReadonlySet<string>
  /** Whose pen one holds. */
  readonly eyes: Seat | 'spectator'
  readonly seats: readonly SeatInfo[]
  /** Chosen to be drawn, reserved or blocked. */
  readonly picked: readonly string[]
  /** Own solid ones, chosen to pay. */
  readonly paying: ReadonlySet<string>
  /** Whether a tap can lead to something now. */
  isOpen(section: string): boolean
  /** Every tap, as on the map. */
  onSection(section: string): void
  readonly texts: SectionTexts
  readonly words: WordTexts
}

/** All sections as a list: the equal way to the map. */
export function SectionsPanel(props: SectionsPanelProps) {
  const { map, sections, blocked, eyes, seats, picked, paying, isOpen, onSection, texts, words } = props
  const mark = useMarks()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SectionFilter>('free')
  const heading = useId()
  const search = useRef<HTMLInputElement>(null)
  const groups = sectionGroups(map, sections, { query, filter, eyes })
  // Every section is here twice, once from each of its ends.
  const rows = groups.map(({ station, sections: list }) => list.map(({ section }) => `${station} ${section}`))
  const ids = rows.flat()
  const { stop, stopProps, focus } = useOneStop(ids, undefined, search)

  function onKeyDown(event: KeyboardEvent) {
    const next = stop === undefined ? undefined : stepAmong(event.key, stop, rows)
    if (next === undefined) return
    event.preventDefault()
    focus(next)
  }

  return (
    <section className={styles.panel} aria-label={texts.label}>
      <SectionsHead
        search={search}
        query={query}
        filter={filter}
        found={texts.found(
          groups.length,
          new Set(groups.flatMap((group) => group.sections.map(({ section }) => section))).size,
        )}
        onQuery={setQuery}
        onFilter={setFilter}
        onDown={() => focus(ids[0])}
        texts={texts}
      />
      {groups.length === 0 && <p className={styles.nothing}>{texts.nothing[filter]}</p>}
      <div className={styles.groups}>
        {groups.map(({ station, name, sections: list }) => (
          <div key={station} className={styles.group}>
            <h2 id={`${heading}-${station}`} className={styles.station}>
              {name}
            </h2>
            <ul className={styles.sections} aria-labelledby={`${heading}-${station}`}>
              {list.map(({ section, to }) => (
                <li key={section}>
                  <SectionButton
                    name={words.section(name, to)}
                    to={to}
                    look={sectionLook(sections[section], blocked.has(section), eyes, seats, words)}
                    isPicked={picked.includes(section)}
                    isPaying={paying.has(section)}
                    isOpen={isOpen(section)}
                    isHinted={mark(`section ${section}`) === true}
                    button={{ ...stopProps(`${station} ${section}`), onKeyDown, onClick: () => onSection(section) }}
                    texts={texts}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
