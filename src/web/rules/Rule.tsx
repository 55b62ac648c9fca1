import { Fragment, useCallback, useId, useState } from 'react'
import type { RuleExamples, RuleTable, RuleText } from '#boards/board.ts'
import type { RulesPageTexts } from '../text/en/pages.ts'
import styles from './Rule.module.css'
import { type Piece, pieces } from './SearchField.tsx'

interface RuleProps<Texts> {
  readonly rule: RuleText
  readonly isNamed: boolean
  readonly words: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly examples: RuleExamples<Texts>
  readonly texts: RulesPageTexts
  readonly faceTexts: Texts
}

/** One rule, with its id as a link to itself. */
export function Rule<Texts>({ rule, isNamed, words, ids, examples, texts, faceTexts }: RuleProps<Texts>) {
  const captionId = useId()
  const found = { words, ids }
  return (
    <div id={rule.id} className={styles.rule} data-named={isNamed}>
      <a className={styles.id} href={`#${rule.id}`} aria-label={texts.linkTo(rule.id)}>
        <RuleProse text={rule.id} words={words} ids={NO_LINKS} />
      </a>
      <div>
        <p className={styles.text}>
          <RuleProse text={rule.text} {...found} />
        </p>
        {rule.ruling !== undefined && (
          <p className={styles.ruling}>
            <span className={styles.rulingMark}>{texts.ruling}</span>
            <RuleProse text={rule.ruling} {...found} />
          </p>
        )}
        {rule.table !== undefined && <RuleTableView table={rule.table} label={rule.id} {...found} />}
        {rule.example !== undefined && (
          <figure className={styles.figure}>
            <div className={styles.drawing} role="img" aria-labelledby={captionId}>
              {examples.draw(rule.example, faceTexts)}
            </div>
            <figcaption id={captionId} className={styles.caption}>
              <RuleProse text={rule.caption ?? ''} {...found} />
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}

const NO_LINKS: ReadonlySet<string> = new Set()

export interface RuleProseProps {
  readonly text: string
  readonly words: readonly string[]
  /** The rules that there are: their ids become links. */
  readonly ids: ReadonlySet<string>
}

/** As in every game: two letters for the game, and a short name of letters and digits, such as RH-T1 or LK-2P. */
const RULE_ID = /(\b[A-Z]{2}-[A-Z\d]+)/

/** A text with marked search matches and links to the rules that it names. */
export function RuleProse({ text, words, ids }: RuleProseProps) {
  return keyed(text.split(RULE_ID)).map(({ key, item }) =>
    ids.has(item) ? (
      <a key={key} className={styles.reference} href={`#${item}`}>
        <Marked pieces={pieces(item, words)} />
      </a>
    ) : (
      <Fragment key={key}>
        <Marked pieces={pieces(item, words)} />
      </Fragment>
    ),
  )
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return keyed(pieces).map(({ key, item: { text, found } }) => (found ? <mark key={key}>{text}</mark> : text))
}

/** The parts of a text have no other key than their place. */
function keyed<Item>(items: readonly Item[]): { readonly key: string; readonly item: Item }[] {
  return items.map((item, i) => ({ key: `${i}`, item }))
}

interface RuleTableViewProps extends Omit<RuleProseProps, 'text'> {
  readonly table: RuleTable
  /** What it is about: its spoken name where it has to be scrolled. */
  readonly label: string
}

/** A table that scrolls within its own box where it does not fit, so that the page never scrolls sideways. */
export function RuleTableView({ table, label, ...rest }: RuleTableViewProps) {
  const [isTooWide, setIsTooWide] = useState(false)
  const watch = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setIsTooWide(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={watch}
      className={styles.box}
      {...(isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0 })} // for the arrow keys
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((text, i) => (
                <td key={table.head[i]}>
                  <RuleProse text={text} {...rest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
