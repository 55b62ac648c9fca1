import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'

interface Option<Value> {
  readonly value: Value
  readonly text: string
  readonly lang?: string
  /** Stands for the text in a narrow list of seats. */
  readonly icon?: ReactNode
}

interface Props<Value extends string> {
  /** The spoken name of the whole choice. */
  readonly label: string
  readonly value: Value
  readonly choices: readonly Option<Value>[]
  choose(value: Value): void
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ label, value, choices, choose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option} {...(choice.lang && { lang: choice.lang })}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => choose(choice.value)}
          />
          <span className={styles.text}>
            {choice.icon}
            <span className={choice.icon === undefined ? undefined : styles.wideOnly}>{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
