import { useEffect, useRef } from 'react'
import type { RulesPageTexts } from '../text/en/pages.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly query: string
  /** The number of matches; undefined without a search. */
  readonly found: number | undefined
  look(query: string): void
  readonly texts: RulesPageTexts
}

export function SearchField({ query, found, look, texts }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className={styles.search}>
      <div className={styles.box}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M13 13L17.5 17.5M8.5 14A5.5 5.5 0 1 0 8.5 3A5.5 5.5 0 0 0 8.5 14Z" />
        </svg>
        <input
          ref={field}
          className={styles.field}
          type="search"
          value={query}
          placeholder={texts.search}
          aria-label={texts.search}
          title={texts.searchHint}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => look(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && query !== '') {
              event.preventDefault()
              look('')
            }
          }}
        />
        {query === '' ? (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        ) : (
          <button
            type="button"
            className={styles.clear}
            aria-label={texts.clear}
            onClick={() => {
              look('')
              field.current?.focus()
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="M5.5 5.5L14.5 14.5M14.5 5.5L5.5 14.5" />
            </svg>
          </button>
        )}
      </div>
      <p className={styles.found} role="status">
        {found === undefined ? '' : texts.found(found)}
      </p>
    </search>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
