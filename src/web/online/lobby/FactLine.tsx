import styles from './FactLine.module.css'

interface Props {
  readonly facts: readonly (string | undefined)[]
  readonly className?: string | undefined
}

/** A few short facts in one line; what is not known is left out. */
export function FactLine({ facts, className }: Props) {
  const known = facts.filter((fact) => fact !== undefined && fact !== '')
  return (
    <p className={`${styles.line} ${className ?? ''}`}>
      {known.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
