import type { RuleSection } from '#boards/board.ts'
import styles from './Contents.module.css'

interface ContentsProps {
  readonly sections: readonly RuleSection[]
  readonly current: string | undefined
  readonly title: string
}

/** The table of contents: a list at the side of a wide page, and one that unfolds on a narrow page. */
export function Contents({ sections, current, title }: ContentsProps) {
  return (
    <>
      <nav className={styles.wide} aria-label={title}>
        <Links sections={sections} current={current} />
      </nav>
      <details className={styles.narrow}>
        <summary className={styles.summary}>{title}</summary>
        <nav aria-label={title}>
          <Links sections={sections} current={current} />
        </nav>
      </details>
    </>
  )
}

function Links({ sections, current }: Omit<ContentsProps, 'title'>) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={`#${id}`}
            {...(id === current && { 'aria-current': 'location' })}
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
