import { useEffect, useRef } from 'react'
import type { RuleSection, RuleTable, RuleText } from '#boards/board.ts'
import { isTyping } from '#ui/hotkeys.ts'
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
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
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

/** Folds what a reader does not care about: case, accents, and the width of Japanese letters and digits. */
function foldedLetter(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

function folded(text: string): string {
  return Array.from(text, foldedLetter).join('')
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** A text split into matches and the rest. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text)
  const isFound = foundLetters(letters, words)
  const cut: { text: string; found: boolean }[] = []
  letters.forEach((letter, i) => {
    const last = cut.at(-1)
    if (last?.found === isFound[i]) last.text += letter
    else cut.push({ text: letter, found: isFound[i] })
  })
  return cut
}

function foundLetters(letters: readonly string[], words: readonly string[]): boolean[] {
  // One letter may fold to several or to none, so each folded one remembers where it is from.
  const origin = letters.flatMap((letter, i) => Array.from({ length: foldedLetter(letter).length }, () => i))
  const text = letters.map(foldedLetter).join('')
  const isFound = letters.map(() => false)
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      isFound.fill(true, origin[at], origin[at + word.length - 1] + 1)
    }
  }
  return isFound
}

/** The sections with those rules that have all the words. A section's own text and table count as one more place. */
export function matching(sections: readonly RuleSection[], words: readonly string[]): RuleSection[] {
  if (words.length === 0) return [...sections]
  return sections.flatMap((section): RuleSection[] => {
    const rules = section.rules.filter((rule) => hasAll(textOfRule(rule), words))
    const { id, title } = section
    if (hasAll(textOfSection(section), words)) return [{ ...section, rules }]
    return rules.length === 0 ? [] : [{ id, title, rules }]
  })
}

function hasAll(text: string, words: readonly string[]): boolean {
  const where = folded(text)
  return words.every((word) => where.includes(word))
}

function textOfRule({ id, text, ruling, table, caption }: RuleText): string {
  return [id, text, ruling, textOfTable(table), caption].join('\n')
}

function textOfSection({ intro, table }: RuleSection): string {
  return [intro, textOfTable(table)].join('\n')
}

function textOfTable(table: RuleTable | undefined): string {
  return table === undefined ? '' : [table.head, ...table.rows].flat().join('\n')
}

/** How many rules and introductions there are. */
export function countOf(sections: readonly RuleSection[]): number {
  const introductions = sections.filter(({ intro, table }) => intro !== undefined || table !== undefined)
  return sections.reduce((count, { rules }) => count + rules.length, introductions.length)
}
