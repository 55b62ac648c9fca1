import '../colours.css'
import { useState } from 'react'
import { CardPicker } from '#boards/editor/fields.tsx'
import {
  cardsOf,
  EditButton,
  Field,
  NumberField,
  Parts,
  RemoveButton,
  Select,
  type SetEditor,
  type SetEditorProps,
} from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import { COLOURS, EFFECTS, HIGHEST_COST, HIGHEST_NUMBER, KINDS, mostAtStart, TAKES } from '../../cards/cards.ts'
import { HIGHEST_ROLL } from '../../rules/numbers.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import { setEditor as texts } from '../../text/set-editor.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import styles from './SetEditor.module.css'

type EditorTexts = (typeof texts)['en']

const EMPTY: JsonObject = {
  id: '',
  establishments: [{ id: 'wheat-field', colour: 'blue', rolls: [1], cost: 1, income: 1, copies: 6, start: 1 }],
  landmarks: [{ id: 'train-station', cost: 4, effect: 'second-die' }],
}

const REQUIRED = {
  establishments: ['id', 'colour', 'rolls', 'cost', 'income', 'copies'],
  landmarks: ['id', 'cost', 'effect'],
} as const

type List = keyof typeof REQUIRED

function doneOf(draft: JsonObject, list: List): readonly [number, number] {
  const cards = cardsOf(draft, list)
  const isDone = (card: JsonObject) =>
    REQUIRED[list].every((field) => card[field] !== undefined && card[field] !== null)
  return [cards.filter(isDone).length, cards.length]
}

export const setEditor: SetEditor = {
  texts,
  empty: EMPTY,
  progress(draft) {
    const [[a, b], [c, d]] = [doneOf(draft, 'establishments'), doneOf(draft, 'landmarks')]
    return [a + c, b + d]
  },
  Editor: MachiSetEditor,
}

function MachiSetEditor({ draft, language, texts: faceTexts, change }: SetEditorProps) {
  const { words } = faceTexts as MachiTexts
  const own = texts[language]
  const part = (list: List, name: string) => ({
    name,
    done: doneOf(draft, list),
    content: () => (
      <CardList
        list={list}
        cards={cardsOf(draft, list)}
        names={words.items}
        texts={own}
        change={(cards) => change({ [list]: cards })}
      />
    ),
  })
  return (
    <Parts label={own.parts} parts={[part('establishments', own.establishments), part('landmarks', own.landmarks)]} />
  )
}

interface ListProps {
  readonly list: List
  readonly cards: readonly JsonObject[]
  readonly names: Readonly<Record<string, string>>
  readonly texts: EditorTexts
  change(cards: readonly JsonObject[]): void
}

function CardList({ list, cards, names, texts: own, change }: ListProps) {
  const isEstablishment = list === 'establishments'
  const worked = new Set(cards.flatMap(({ rolls }) => (Array.isArray(rolls) ? rolls : [])))
  const nameOf = (id: string) => names[id] ?? String(cards.find((card) => card.id === id)?.name ?? id)
  const idle = Array.from({ length: HIGHEST_ROLL }, (_, i) => i + 1).filter((roll) => !worked.has(roll))

  function add(): void {
    const ids = new Set(cards.map(({ id }) => id))
    let number = 1
    while (ids.has(`my-card-${number}`)) number++
    const id = `my-${isEstablishment ? 'card' : 'sight'}-${number}`
    const card = isEstablishment
      ? { id, name: own.newCard, colour: 'blue', rolls: [1], cost: 1, income: 1, copies: 6 }
      : { id, name: own.newCard, cost: 10, effect: 'roll-again' }
    change([...cards, card])
  }

  return (
    <>
      <ul className={styles.list}>
        {cards.map((card, i) => (
          <li key={String(card.id)} className={styles.card}>
            <Row
              card={card}
              isEstablishment={isEstablishment}
              title={names[String(card.id)]}
              ids={cards.map(({ id }) => String(id))}
              nameOf={nameOf}
              texts={own}
              change={(fields) => change(cards.with(i, withFields(card, fields)))}
              remove={() => change(cards.toSpliced(i, 1))}
            />
          </li>
        ))}
      </ul>
      {isEstablishment && idle.length > 0 && <p className={styles.note}>{own.covered(idle.join(', '))}</p>}
      <EditButton text={own.add} onPress={add} />
    </>
  )
}

/** The card with these fields; what is undefined is taken away. */
function withFields(card: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...card, ...fields }).filter(([, value]) => value !== undefined))
}

interface RowProps {
  readonly card: JsonObject
  readonly isEstablishment: boolean
  /** The name that the texts know; undefined for cards of one's own. */
  readonly title: string | undefined
  /** The cards of the list. */
  readonly ids: readonly string[]
  nameOf(id: string): string
  readonly texts: EditorTexts
  change(fields: JsonObject): void
  remove(): void
}

function Row({ card, isEstablishment, title, ids, nameOf, texts: own, change, remove }: RowProps) {
  const { id, name, colour, takes, per, rolls, effect } = card
  const called = title ?? String(name ?? id)
  const number = (field: string, label: string, to = HIGHEST_NUMBER) => (
    <NumberField
      label={label}
      value={card[field]}
      from={0}
      to={to}
      change={(value) => change({ [field]: value ?? undefined })}
    />
  )
  const choice = (
    field: string,
    label: string,
    names: Readonly<Record<string, string>>,
    all: readonly string[],
    empty?: string,
  ) => (
    <Select
      label={label}
      value={String(card[field] ?? '')}
      options={[
        ...(empty === undefined ? [] : [['', empty] as const]),
        ...all.map((value) => [value, names[value]] as const),
      ]}
      change={(value) => change({ [field]: value === '' ? undefined : value })}
    />
  )
  return (
    <fieldset className={styles.fields} aria-label={called}>
      <div className={styles.head}>
        <BuildingSvg className={styles.picture} id={String(id)} isLandmark={!isEstablishment} />
        {title === undefined ? (
          <Field label={own.name} value={String(name ?? '')} change={(text) => change({ name: text || undefined })} />
        ) : (
          <strong>{title}</strong>
        )}
        <RemoveButton text={own.remove(called)} onPress={remove} />
      </div>
      {isEstablishment ? (
        <>
          {choice('colour', own.colour, own.colours, COLOURS)}
          <ListField label={own.rolls} list={rolls} change={(text) => change({ rolls: numbersIn(text) })} />
          {number('cost', own.cost, HIGHEST_COST)}
          {number('income', own.income)}
          {number('copies', own.copies)}
          {number('start', own.start, mostAtStart(colour))}
          {choice('kind', own.kind, own.kinds, KINDS, own.none)}
          {(colour === 'purple' || takes !== undefined) && choice('takes', own.takes, own.taking, TAKES, own.none)}
          {(colour !== 'purple' || per !== undefined) && (
            <PerPicker {...{ ids, per, nameOf }} texts={own} change={(chosen) => change({ per: chosen })} />
          )}
        </>
      ) : (
        <>
          {number('cost', own.cost, HIGHEST_COST)}
          {choice('effect', own.effect, own.effects, EFFECTS)}
          {effect === 'more-income' && (
            <>
              {number('income', own.income)}
              <Select
                label={own.kind}
                value={Array.isArray(card.kinds) ? card.kinds.join() : ''}
                options={[
                  ...KINDS.map((value) => [value, own.kinds[value]] as const),
                  [KINDS.join(), KINDS.map((value) => own.kinds[value]).join(', ')],
                ]}
                change={(value) => change({ kinds: value.split(',') })}
              />
            </>
          )}
        </>
      )}
    </fieldset>
  )
}

interface PerPickerProps {
  readonly ids: readonly string[]
  readonly per: unknown
  nameOf(id: string): string
  readonly texts: EditorTexts
  change(per: readonly string[] | undefined): void
}

/** The cards that a card pays for. A file may name some that are not in the list: they can be removed. */
function PerPicker({ ids, per, nameOf, texts: own, change }: PerPickerProps) {
  const chosen = Array.isArray(per) ? per.map(String) : []
  const all = [...new Set([...ids, ...chosen])]
  return (
    <CardPicker
      label={own.per}
      add={own.chooseCard}
      words={own}
      cards={chosen.map((id) => all.indexOf(id))}
      free={ids.flatMap((id, i) => (chosen.includes(id) ? [] : [i]))}
      nameOf={(at) => nameOf(all[at])}
      change={(cards) => change(cards.length === 0 ? undefined : cards.map((at) => all[at]))}
    />
  )
}

interface ListFieldProps {
  readonly label: string
  readonly list: unknown
  change(text: string): void
}

/** A list as text. What was typed stays as it is, so that a comma can be followed by more. */
function ListField({ label, list, change }: ListFieldProps) {
  const [text, setText] = useState(Array.isArray(list) ? list.join(', ') : '')
  return (
    <Field
      label={label}
      value={text}
      change={(typed) => {
        setText(typed)
        change(typed)
      }}
    />
  )
}

/** "1, 2" and "9-11" as numbers. */
function numbersIn(text: string): readonly number[] {
  return text.split(/[^\d–-]+/).flatMap((part) => {
    const [from, to = from] = part.split(/[–-]/).map((each) => Number.parseInt(each, 10))
    if (Number.isNaN(from) || Number.isNaN(to) || to < from || to > HIGHEST_ROLL)
      return Number.isNaN(from) ? [] : [from]
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}
