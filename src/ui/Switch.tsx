import styles from './Switch.module.css'

interface SwitchProps<Value extends string | number> {
  /** The spoken name of all together. */
  readonly label: string
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly chosen: Value
  onChoose(value: Value): void
}

/** A few buttons side by side, of which one is pressed. */
export function Switch<Value extends string | number>({ label, choices, chosen, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {choices.map(([value, name]) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
