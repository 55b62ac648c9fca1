import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import prose from './prose.module.css'

interface CardProps extends Omit<ComponentProps<'section'>, 'title' | 'ref'> {
  readonly as?: 'section' | 'div' | 'li' | 'article'
  /** Its heading, and its name for screen readers. */
  readonly title?: ReactNode
}

/** Paper on the page. */
export function Card({ as: Tag = 'section', title, className = '', children, ...card }: CardProps) {
  const id = useId()
  return (
    <Tag aria-labelledby={title === undefined ? undefined : id} {...card} className={`${styles.card} ${className}`}>
      {title !== undefined && (
        <h2 id={id} className={prose.sectionTitle}>
          {title}
        </h2>
      )}
      {children}
    </Tag>
  )
}
