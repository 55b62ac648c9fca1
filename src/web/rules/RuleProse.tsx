import { Fragment } from 'react'
import styles from './Rule.module.css'
import { type Piece, pieces } from './search.ts'

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
