import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { type CardField, type CardFields, isLeftOut, type ProblemTexts } from '#engine/card-problem.ts'
import type { JsonObject } from '#engine/json.ts'
import { Button } from '#ui/Button.tsx'
import { isTyping } from '#ui/hotkeys.ts'
import type { Language } from '#wire/language.ts'
import { CardPicker, Choices, NumberField, Select, TextField } from './fields.tsx'
import styles from './set-editor.module.css'

/** What the workshop needs of a game whose cards can be edited. A draft is a card file that may still have gaps. */
export interface SetEditor<Texts extends SetTexts = SetTexts, Board = unknown> {
  readonly texts: Readonly<Record<Language, Texts>>
  /** A set with nothing in it yet. */
  readonly empty: JsonObject
  readonly parts: readonly SetPart<Texts, Board>[]
}

/** What every set editor says. */
export interface SetTexts {
  /** What can be wrong in a set. */
  readonly problems: ProblemTexts
  readonly parts: string
}

/** A field of the card file: a list of cards, or something that is drawn as a whole. */
export interface SetPart<Texts, Board> {
  readonly field: string
  /** Where the list always has cards with these numbers. */
  readonly count?: number
  name(texts: Texts): string
  isDone(card: JsonObject): boolean
  Part(props: PartProps<Texts, Board>): ReactNode
}

export interface PartProps<Texts = SetTexts, Board = unknown> {
  readonly draft: JsonObject
  readonly cards: readonly JsonObject[]
  /** The card that is open. */
  readonly at: number
  readonly texts: Texts
  /** What the board says. */
  readonly board: Board
  isDone(card: JsonObject): boolean
  goTo(at: number): void
  /** Replaces the whole part. */
  change(part: unknown): void
  /** Changes fields of a card; those that are undefined are taken away. */
  set(at: number, fields: JsonObject): void
}

/** The cards of a part, with empty ones for numbers that are missing; what is no list is one card. */
function cardsIn(draft: JsonObject, { field, count }: Pick<SetPart<never, never>, 'field' | 'count'>): JsonObject[] {
  const given: readonly unknown[] = [draft[field] ?? []].flat()
  const cards = given.filter((card): card is JsonObject => typeof card === 'object' && card !== null)
  if (count === undefined) return cards
  const byId = new Map(cards.map((card) => [card.id, card]))
  return numbered(count).map((card) => byId.get(card.id) ?? card)
}

/** Cards that have only their numbers. */
export function numbered(count: number): readonly JsonObject[] {
  return Array.from({ length: count }, (_, i) => ({ id: i + 1 }))
}

/** How many cards are complete, of how many. */
export function progressOf({ parts }: SetEditor, draft: JsonObject): readonly [done: number, total: number] {
  const cards = parts.flatMap((part) => cardsIn(draft, part).map((card) => part.isDone(card)))
  return [cards.filter(Boolean).length, cards.length]
}

/** Whether a card has everything that it needs. */
export function isFilled(card: JsonObject, fields: CardFields): boolean {
  return Object.entries(fields).every(([name, { isOptional }]) => isOptional || !isLeftOut(card[name]))
}

interface PartsProps {
  readonly editor: SetEditor
  readonly draft: JsonObject
  readonly language: Language
  readonly board: unknown
  /** Takes the draft with other values for some of its fields. */
  change(fields: JsonObject): void
}

/** The parts of a set, of which one is shown. Each remembers which card was open. */
export function Parts({ editor: { texts, parts }, draft, language, board, change }: PartsProps) {
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState<readonly number[]>(parts.map(() => 0))
  const id = useId()
  const own = texts[language]
  const part = parts[shown]
  const cards = cardsIn(draft, part)
  return (
    <>
      <fieldset className={styles.parts} aria-label={own.parts}>
        {parts.map((each, i) => {
          const all = cardsIn(draft, each)
          return (
            <label key={each.field} className={styles.part}>
              <input type="radio" name={id} checked={i === shown} onChange={() => setShown(i)} />
              <span>
                {each.name(own)}
                {Array.isArray(draft[each.field]) && ` ${all.filter(each.isDone).length}/${all.length}`}
              </span>
            </label>
          )
        })}
      </fieldset>
      <part.Part
        key={part.field}
        {...{ draft, cards, board }}
        at={Math.min(open[shown], Math.max(0, cards.length - 1))}
        texts={own}
        isDone={part.isDone}
        goTo={(at) => setOpen(open.with(shown, at))}
        change={(whole) => change({ [part.field]: whole })}
        set={(at, fields) => change({ [part.field]: cards.with(at, withFields(cards[at], fields)) })}
      />
    </>
  )
}

function withFields(card: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...card, ...fields }).filter(([, value]) => value !== undefined))
}

/** What a form says: the names of fields and of what can be chosen there. */
export interface FormTexts {
  readonly fields: Readonly<Record<string, string>>
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Nothing chosen. */
  readonly none: string
  /** The first entry of a list of cards. */
  readonly chooseCard?: string
  remove(name: string): string
}

interface FormProps {
  readonly card: JsonObject
  readonly fields: CardFields
  readonly texts: FormTexts
  /** What a card is called; a choice without a text is called by its id. */
  nameOf?(id: string): string
  change(fields: JsonObject): void
}

const spaced = (id: string) => id.replaceAll('-', ' ')

/** The fields of a card, each as its description says. */
export function CardForm({ fields, ...props }: FormProps) {
  return Object.entries(fields).map(([name, field]) => <FormField key={name} {...{ name, field }} {...props} />)
}

interface FormFieldProps extends Omit<FormProps, 'fields'> {
  readonly name: string
  readonly field: CardField
}

function FormField({ name, field, card, texts, nameOf = spaced, change }: FormFieldProps): ReactNode {
  const label = texts.fields[name]
  const value = card[name]
  const put = (next: unknown) => change({ [name]: next })
  const called = (id: string) => texts.choices?.[name]?.[id] ?? nameOf(id)
  switch (field.kind) {
    case 'number':
      return <NumberField {...{ label, value }} from={field.from} to={field.to} change={put} />
    case 'name':
      return <TextField label={label} value={String(value ?? '')} change={(text) => put(text || undefined)} />
    case 'numbers':
      return <NumbersField label={label} list={value} to={field.to} change={put} />
    case 'choice': {
      const choices = field.of.map((each) => [each, called(each)] as const)
      return (
        <Select
          label={label}
          value={String(value ?? '')}
          choices={field.isOptional ? [['', texts.none], ...choices] : choices}
          choose={(chosen) => put(chosen || undefined)}
        />
      )
    }
    case 'several': {
      const cards = Array.isArray(value) ? value.map(String) : []
      const putList = (list: readonly string[]) => put(list.length === 0 ? undefined : list)
      const names = texts.choices?.[name]
      if (names !== undefined) {
        return (
          <Choices
            isTitled
            label={label}
            items={field.of.map((id) => ({ value: id, name: names[id] }))}
            isChosen={(id) => cards.includes(id)}
            choose={(id) => putList(field.of.filter((each) => cards.includes(each) !== (each === id)))}
          />
        )
      }
      return (
        <CardPicker
          {...{ label, cards }}
          add={texts.chooseCard ?? texts.none}
          words={texts}
          free={field.of.filter((each) => !cards.includes(each))}
          nameOf={nameOf}
          change={putList}
        />
      )
    }
  }
}

interface NumbersFieldProps {
  readonly label: string
  readonly list: unknown
  /** Ranges go no further. */
  readonly to: number
  change(list: readonly number[]): void
}

/** A list as text. What was typed stays as it is, so that a comma can be followed by more. */
function NumbersField({ label, list, to, change }: NumbersFieldProps) {
  const [text, setText] = useState(Array.isArray(list) ? list.join(', ') : '')
  const type = (typed: string) => {
    setText(typed)
    change(numbersIn(typed, to))
  }
  return <TextField label={label} value={text} change={type} />
}

/** "1, 2" and "9-11" as numbers. */
function numbersIn(text: string, highest: number): readonly number[] {
  return text.split(/[^\d–-]+/).flatMap((part) => {
    const [from, to = from] = part.split(/[–-]/).map((each) => Number.parseInt(each, 10))
    if (Number.isNaN(from)) return []
    if (Number.isNaN(to) || to < from || to > highest) return [from]
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

interface CardWalkProps extends Pick<PartProps, 'cards' | 'at' | 'isDone' | 'goTo'> {
  readonly texts: { readonly back: string; readonly next: string }
  /** What a card is called. */
  readonly card: string
  /** A key that was pressed on the card; true where it meant something. */
  onKey(event: KeyboardEvent): boolean
  readonly children: ReactNode
}

/** One card after the other: the card itself, a way back and on, and a way to any other. */
export function CardWalk({ cards, at, isDone, goTo, texts, card, onKey, children }: CardWalkProps) {
  const last = cards.length - 1
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const onControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement
    if (key === 'PageDown' || (key === 'Enter' && !onControl)) goTo(Math.min(last, at + 1))
    else if (key === 'PageUp' || key === 'Backspace') goTo(Math.max(0, at - 1))
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
    <section className={styles.walk} aria-label={`${card} ${at + 1}`}>
      {children}
      <div className={styles.steps}>
        <Button disabled={at === 0} onClick={() => goTo(at - 1)}>
          {texts.back}
        </Button>
        <span aria-live="polite">
          {card} {at + 1}/{cards.length}
        </span>
        <Button disabled={at === last} onClick={() => goTo(at + 1)}>
          {texts.next}
        </Button>
      </div>
      <fieldset className={styles.all} aria-label={card}>
        {cards.map((each, i) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the list
            key={i}
            data-done={isDone(each)}
            aria-current={i === at ? 'true' : undefined}
            onClick={() => goTo(i)}
          >
            {i + 1}
          </Button>
        ))}
      </fieldset>
    </section>
  )
}
