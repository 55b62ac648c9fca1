import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { isLeftOut } from '#engine/card-problem.ts'
import { isWholeNumber } from '#engine/json.ts'
import { Input, Select as List } from '#ui/Field.tsx'
import styles from './fields.module.css'

interface LabelledProps {
  readonly label: string
  children(id: string): ReactNode
}

/** A field with its label above it. */
function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </span>
  )
}

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

/** One of several. */
export function Select<Value extends string | number>({ label, value, choices, choose }: SelectProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <List id={id} value={value} onChange={({ target }) => choose(choices[target.selectedIndex][0])}>
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </List>
      )}
    </Labelled>
  )
}

interface SeatSelectProps extends Omit<SelectProps<number>, 'choices'> {
  /** Of the players, seat 1 first. */
  readonly names: readonly string[]
}

/** One of the players. */
export function SeatSelect({ names, ...select }: SeatSelectProps) {
  return <Select {...select} choices={names.map((name, i) => [i + 1, name])} />
}

/** Whole numbers in order, to choose from. */
export function numbersTo(last: number): readonly (readonly [value: number, text: string])[] {
  return Array.from({ length: last }, (_, i) => [i + 1, String(i + 1)])
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  change(value: string): void
}

export function TextField({ label, value, change }: TextFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          value={value}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Labelled>
  )
}

interface NumberFieldProps {
  readonly label: string
  /** As in the file. */
  readonly value: unknown
  readonly from: number
  readonly to: number
  /** Undefined where the field is empty; what is no number is passed on to be refused. */
  change(value: unknown): void
}

/** A whole number of a card. Where it cannot be this one, the field says which are possible. */
export function NumberField({ label, value, from, to, change }: NumberFieldProps) {
  const isGap = isLeftOut(value)
  const isWrong = !isGap && !isWholeNumber(value, from, to)
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <Input
            id={id}
            className={styles.number}
            value={isGap ? '' : String(value).replace('-', '−')}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-range` : undefined}
            maxLength={40}
            onChange={({ target }) => change(typedNumber(target.value))}
          />
          {isWrong && (
            <small id={`${id}-range`} className={styles.range}>
              {`${from} … ${to}`.replace('-', '−')}
            </small>
          )}
        </>
      )}
    </Labelled>
  )
}

function typedNumber(text: string): unknown {
  if (text.trim() === '') return undefined
  const number = Number(text.replace('−', '-'))
  return Number.isNaN(number) ? text : number
}

interface ChoicesProps<Value> {
  readonly label: string
  readonly className?: string | undefined
  readonly items: readonly Choice<Value>[]
  isChosen(value: Value): boolean
  choose(value: Value): void
  /** What stands beside them. */
  readonly children?: ReactNode
  /** The label is seen too. */
  readonly isTitled?: boolean
}

export interface Choice<Value> {
  readonly value: Value
  readonly name: string
  /** Drawn instead of the name, which is then spoken. */
  readonly picture?: ReactNode
  /** Drawn instead of the name, which is then not spoken. */
  readonly content?: ReactNode
}

/** Buttons of which one or several are pressed. */
export function Choices<Value>({
  label,
  className = '',
  items,
  isChosen,
  choose,
  children,
  isTitled,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={`${styles.choices} ${className}`} aria-label={label}>
      {isTitled && <legend>{label}</legend>}
      {items.map(({ value, name, picture, content }) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={isChosen(value)}
          {...(picture !== undefined && { 'aria-label': name, title: name })}
          onClick={() => choose(value)}
        >
          {picture ?? content ?? name}
        </button>
      ))}
      {children}
    </fieldset>
  )
}

/** A row of fields that are chosen together. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

interface FieldGridProps {
  /** The least width of a column, in pixels. */
  readonly least: number
  readonly children: ReactNode
}

/** As many columns as fit. */
export function FieldGrid({ least, children }: FieldGridProps) {
  return (
    <div className={styles.grid} style={{ '--least': `${least}px` } as CSSProperties}>
      {children}
    </div>
  )
}

/** A number of the table or of a player, after its name. */
export function CountRow({ title, ...stepper }: StepperProps & { readonly title: string }) {
  return (
    <div className={styles.line}>
      <span>{title}</span>
      <Stepper {...stepper} />
    </div>
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

/** A cross that removes something; the text is spoken. */
export function RemoveButton({ text, ...button }: ComponentProps<'button'> & { readonly text: string }) {
  return (
    <button type="button" className={styles.remove} aria-label={text} {...button}>
      ×
    </button>
  )
}

interface CardPickerProps<Card extends string | number> {
  readonly label: string
  /** The name of the list that adds a card. */
  readonly add: string
  readonly words: { remove(what: string): string }
  readonly cards: readonly Card[]
  /** What can be added. */
  readonly free: readonly Card[]
  nameOf(card: Card): string
  change(cards: readonly Card[]): void
}

/** Cards that lie somewhere: each can be removed, and others added. */
export function CardPicker<Card extends string | number>(props: CardPickerProps<Card>) {
  const { label, add, words, cards, nameOf, change } = props
  const free = props.free.toSorted((one, other) => Number(one) - Number(other))
  return (
    <div className={styles.picker}>
      <span>{label}</span>
      <ul aria-label={label}>
        {cards.map((card) => (
          <li key={card}>
            {nameOf(card)}
            <RemoveButton
              text={words.remove(nameOf(card))}
              onClick={() => change(cards.filter((each) => each !== card))}
            />
          </li>
        ))}
      </ul>
      <List aria-label={add} value="" onChange={({ target }) => change([...cards, free[target.selectedIndex - 1]])}>
        <option value="">{add}</option>
        {free.map((card) => (
          <option key={card} value={card}>
            {nameOf(card)}
          </option>
        ))}
      </List>
    </div>
  )
}
