import type { KeyboardEvent, RefObject } from 'react'
import hidden from '#boards/unseen.module.css'
import type { SectionFilter, SectionTexts } from '../../text/en/panels.ts'
import styles from './SectionsHead.module.css'

interface SectionsHeadProps {
  /** The field for the station. */
  readonly search: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly filter: SectionFilter
  /** What the list holds now, in words. */
  readonly found: string
  onQuery(query: string): void
  onFilter(filter: SectionFilter): void
  /** The way from the field into the list. */
  onDown(): void
  readonly texts: SectionTexts
}

const FILTERS = ['free', 'mine', 'all'] as const

/** What the list of sections shows: a field for the station, and the filters. */
export function SectionsHead({ search, query, filter, found, onQuery, onFilter, onDown, texts }: SectionsHeadProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onDown()
  }
  return (
    <div className={styles.head}>
      <input
        ref={search}
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <fieldset className={styles.filters} aria-label={texts.which}>
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.filter}
            aria-pressed={each === filter}
            onClick={() => onFilter(each)}
          >
            {texts.filters[each]}
          </button>
        ))}
      </fieldset>
      <output className={hidden.unseen}>{found}</output>
    </div>
  )
}
