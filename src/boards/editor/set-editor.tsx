import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { ProblemTexts } from '#engine/card-problem.ts'
import type { JsonObject } from '#engine/json.ts'
import { isTyping } from '#ui/hotkeys.ts'
import type { Language } from '#wire/language.ts'
import styles from './set-editor.module.css'

/** What the workshop needs of a game whose cards can be edited. A draft is a card file that may still have gaps. */
export interface SetEditor {
  /** What can be wrong in a set, in every language. */
  readonly texts: Readonly<Record<Language, { readonly problems: ProblemTexts }>>
  /** A set with nothing in it yet. */
  readonly empty: JsonObject
  /** How many cards are complete, of how many. */
  progress(draft: JsonObject): readonly [done: number, total: number]
  Editor(props: SetEditorProps): ReactNode
}

export interface SetEditorProps {
  readonly draft: JsonObject
  readonly language: Language
  /** What the board says; of the type that the game expects. */
  readonly texts: unknown
  /** Takes the draft with other values for some of its fields. */
  change(fields: JsonObject): void
}

interface PartsProps {
  readonly label: string
  readonly parts: readonly { readonly name: string; readonly done?: readonly [number, number]; content(): ReactNode }[]
}

/** The parts of a set, of which one is shown. */
export function Parts({ label, parts }: PartsProps) {
  const [shown, setShown] = useState(0)
  const id = useId()
  return (
    <>
      <fieldset className={styles.parts} aria-label={label}>
        {parts.map(({ name, done }, i) => (
          <label key={name} className={styles.part}>
            <input type="radio" name={id} checked={i === shown} onChange={() => setShown(i)} />
            <span>
              {name}
              {done && ` ${done[0]}/${done[1]}`}
            </span>
          </label>
        ))}
      </fieldset>
      {parts[shown].content()}
    </>
  )
}

export interface PaletteItem<Value> {
  readonly value: Value
  readonly name: string
  /** Drawn instead of the name, which is then spoken. */
  readonly picture?: ReactNode
}

interface PaletteProps<Value> {
  readonly label: string
  readonly items: readonly PaletteItem<Value>[]
  isChosen(value: Value): boolean
  choose(value: Value): void
}

/** Buttons of which one or several are pressed. */
export function Palette<Value>({ label, items, isChosen, choose }: PaletteProps<Value>) {
  return (
    <fieldset className={styles.palette} aria-label={label}>
      {items.map(({ value, name, picture }) => (
        <button
          key={name}
          type="button"
          className={styles.swatch}
          aria-pressed={isChosen(value)}
          aria-label={picture === undefined ? undefined : name}
          title={picture === undefined ? undefined : name}
          onClick={() => choose(value)}
        >
          {picture ?? name}
        </button>
      ))}
    </fieldset>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  change(value: string): void
}

export function Field({ label, value, change }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input value={value} autoComplete="off" maxLength={40} onChange={({ target }) => change(target.value)} />
    </label>
  )
}

interface NumberFieldProps {
  readonly label: string
  /** As in the file. */
  readonly value: unknown
  readonly from: number
  readonly to: number
  change(value: unknown): void
}

/** A whole number of a card. Where it cannot be this one, the field says which are possible. */
export function NumberField({ label, value, from, to, change }: NumberFieldProps) {
  const id = useId()
  const isGap = value === undefined || value === null
  const isWrong = !isGap && !(Number.isInteger(value) && Number(value) >= from && Number(value) <= to)
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        value={isGap ? '' : String(value).replace('-', '−')}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        maxLength={40}
        onChange={({ target }) => change(typedNumber(target.value))}
      />
      {isWrong && (
        <small id={id} className={styles.range}>
          {`${from} … ${to}`.replace('-', '−')}
        </small>
      )}
    </label>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  change(value: string): void
}

export function Select({ label, value, options, change }: SelectProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => change(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What was typed as the number of a file; an empty field is a gap, and what is no number is kept to be refused. */
function typedNumber(text: string): unknown {
  if (text.trim() === '') return null
  const number = Number(text.replace('−', '-'))
  return Number.isNaN(number) ? text : number
}

interface CardWalkProps {
  readonly count: number
  readonly at: number
  isDone(at: number): boolean
  goTo(at: number): void
  readonly texts: { readonly card: string; readonly back: string; readonly next: string }
  /** A key that was pressed on the card; true where it meant something. */
  onKey(event: KeyboardEvent): boolean
  readonly children: ReactNode
}

/** One card after the other: the card itself, a way back and on, and a way to any other. */
export function CardWalk({ count, at, isDone, goTo, texts, onKey, children }: CardWalkProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const onControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement
    if (event.key === 'PageDown' || (event.key === 'Enter' && !onControl)) goTo(Math.min(count - 1, at + 1))
    else if (event.key === 'PageUp' || event.key === 'Backspace') goTo(Math.max(0, at - 1))
    else if (!onKey(event)) return
    event.preventDefault()
  })
  // Wherever the focus is: a card is entered with one hand on the keys and none on the mouse.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <section aria-label={`${texts.card} ${at + 1}`}>
      {children}
      <div className={styles.steps}>
        <button type="button" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {texts.back}
        </button>
        <span aria-live="polite">
          {texts.card} {at + 1}/{count}
        </span>
        <button type="button" disabled={at === count - 1} onClick={() => goTo(at + 1)}>
          {texts.next}
        </button>
      </div>
      <fieldset className={styles.all} aria-label={texts.card}>
        {Array.from({ length: count }, (_, i) => i).map((i) => (
          <button
            key={i}
            type="button"
            data-done={isDone(i)}
            aria-current={i === at ? 'true' : undefined}
            onClick={() => goTo(i)}
          >
            {i + 1}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

interface ButtonProps {
  readonly text: string
  readonly isOff?: boolean
  onPress(): void
}

/** Adds or changes something of a set. */
export function EditButton({ text, isOff = false, onPress }: ButtonProps) {
  return (
    <button type="button" className={styles.edit} disabled={isOff} onClick={onPress}>
      {text}
    </button>
  )
}

/** A cross that removes a card; the text is spoken. */
export function RemoveButton({ text, onPress }: ButtonProps) {
  return (
    <button type="button" className={`${styles.edit} ${styles.remove}`} aria-label={text} onClick={onPress}>
      ×
    </button>
  )
}

/** The objects of a list of a draft, whatever else may be in it. */
export function cardsOf(draft: JsonObject, field: string): readonly JsonObject[] {
  const list = draft[field]
  return Array.isArray(list) ? list.filter((card) => typeof card === 'object' && card !== null) : []
}
