import type { ReactNode } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import { LINES, type LineName } from '../../cards/cards.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import styles from './LineChoice.module.css'

interface LineChoiceProps {
  readonly words: WordTexts
  /** The spoken name of the four together. */
  readonly group: string
  /** The spoken name of a line's button. */
  label(line: LineName): string
  /** What stands below the line's name. */
  note?(line: LineName): ReactNode
  isPossible(line: LineName): boolean
  onLine(line: LineName): void
}

/** Four buttons, one for each line. Something dragged can be dropped on them, too: see `lineAt`. */
export function LineChoice({ words, group, label, note, isPossible, onLine }: LineChoiceProps) {
  const mark = useMarks()
  return (
    <fieldset className={styles.choice} aria-label={group}>
      {LINES.map((line) => (
        <Touchable
          key={line}
          className={styles.line}
          data-line={line}
          isPossible={isPossible(line)}
          data-hint={mark(`onto ${line}`)}
          aria-label={label(line)}
          onClick={() => onLine(line)}
        >
          <LineBadge line={line} size={26} />
          <span className={styles.words}>
            <span className={styles.name}>{words.lineNames[line]}</span>
            {note !== undefined && <span className={styles.note}>{note(line)}</span>}
          </span>
        </Touchable>
      ))}
    </fieldset>
  )
}
