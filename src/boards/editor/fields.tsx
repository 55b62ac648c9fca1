import { type ReactNode, useId } from 'react'
import styles from './fields.module.css'

interface StepperProps {
  /** What is counted, for screen readers. */
  readonly label: string
  readonly value: number
  readonly from?: number
  readonly to: number
  change(value: number): void
}

/** A number with a button on either side; it can be typed too. */
export function Stepper({ label, value, from = 0, to, change }: StepperProps) {
  const set = (wanted: number) => change(Math.min(to, Math.max(from, Math.trunc(wanted) || 0)))
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={`${label} −1`} disabled={value <= from} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')))}
      />
      <button type="button" aria-label={`${label} +1`} disabled={value >= to} onClick={() => set(value + 1)}>
        +
      </button>
    </span>
  )
}

interface SelectProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, text: string])[]
  choose(value: Value): void
}

/** One of several, with its label above it. */
export function Select<Value extends string | number>({ label, value, choices, choose }: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([each]) => String(each) === target.value)
          if (chosen !== undefined) choose(chosen[0])
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A row of fields that are chosen together. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

interface ButtonRowProps {
  readonly label: string
  readonly className?: string | undefined
  /** Buttons with `aria-pressed`. */
  readonly children: ReactNode
}

/** Buttons of which one or several are pressed. */
export function ButtonRow({ label, className = '', children }: ButtonRowProps) {
  return (
    <fieldset className={`${styles.buttons} ${className}`} aria-label={label}>
      {children}
    </fieldset>
  )
}

/** What belongs to one player or to the table, under a heading. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface CardPickerProps {
  readonly label: string
  /** The name of the list that adds a card. */
  readonly add: string
  readonly words: { remove(what: string): string }
  readonly cards: readonly number[]
  /** What can be added. */
  readonly free: readonly number[]
  nameOf(card: number): string
  change(cards: readonly number[]): void
}

/** Cards that lie somewhere: each can be removed, and others added. */
export function CardPicker({ label, add, words, cards, free, nameOf, change }: CardPickerProps) {
  return (
    <div className={styles.picker}>
      <p>{label}</p>
      <ul aria-label={label}>
        {cards.map((card) => (
          <li key={card}>
            {nameOf(card)}
            <button
              type="button"
              aria-label={words.remove(nameOf(card))}
              onClick={() => change(cards.filter((each) => each !== card))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select aria-label={add} value="" onChange={({ target }) => change([...cards, Number(target.value)])}>
        <option value="">{add}</option>
        {free
          .toSorted((one, other) => one - other)
          .map((card) => (
            <option key={card} value={card}>
              {nameOf(card)}
            </option>
          ))}
      </select>
    </div>
  )
}
