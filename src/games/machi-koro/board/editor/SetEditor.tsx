import '../colours.css'
import { RemoveButton, TextField } from '#boards/editor/fields.tsx'
import { CardForm, isFilled, type PartProps, type SetEditor } from '#boards/editor/set-editor.tsx'
import type { CardFields } from '#engine/card-problem.ts'
import type { JsonObject } from '#engine/json.ts'
import { Button } from '#ui/Button.tsx'
import { establishmentFields, INCOME_FIELDS, LANDMARK_FIELDS, PURPLE_FIELDS } from '../../cards/read-cards.ts'
import { HIGHEST_ROLL } from '../../rules/numbers.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import { setEditor as texts } from '../../text/set-editor.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import styles from './SetEditor.module.css'

type Props = PartProps<(typeof texts)['en'], MachiTexts>

const NEW_ESTABLISHMENT = { colour: 'blue', rolls: [1], cost: 1, income: 1, copies: 6 }

export const setEditor: SetEditor<(typeof texts)['en'], MachiTexts> = {
  texts,
  empty: {
    id: '',
    establishments: [{ id: 'wheat-field', ...NEW_ESTABLISHMENT, start: 1 }],
    landmarks: [{ id: 'train-station', cost: 4, effect: 'second-die' }],
  },
  parts: [
    {
      field: 'establishments',
      name: ({ establishments }) => establishments,
      isDone: (card) => isFilled(card, establishmentFields(card, [])),
      Part: Establishments,
    },
    {
      field: 'landmarks',
      name: ({ landmarks }) => landmarks,
      isDone: (card) => isFilled(card, LANDMARK_FIELDS),
      Part: (props) => (
        <CardList {...props} id="my-sight" fresh={{ cost: 10, effect: 'roll-again' }} fieldsOf={landmarkFields} />
      ),
    },
  ],
}

function Establishments(props: Props) {
  const { cards, texts: own } = props
  const worked = new Set(cards.flatMap(({ rolls }) => rolls))
  const idle = Array.from({ length: HIGHEST_ROLL }, (_, i) => i + 1).filter((roll) => !worked.has(roll))
  const ids = cards.map(({ id }) => String(id))
  return (
    <CardList {...props} id="my-card" fresh={NEW_ESTABLISHMENT} fieldsOf={(card) => formOf(card, ids)}>
      {idle.length > 0 && <p className={styles.note}>{own.covered(idle.join(', '))}</p>}
    </CardList>
  )
}

/** Fields that do not go with the colour are shown where a file has them. */
function formOf(card: JsonObject, ids: readonly string[]): CardFields {
  const { name: _, kind, per, ...fields } = establishmentFields(card, ids)
  const isPurple = card.colour === 'purple'
  return {
    ...fields,
    kind,
    ...((isPurple || card.takes !== undefined) && { takes: { ...PURPLE_FIELDS.takes, isOptional: true } }),
    ...((!isPurple || card.per !== undefined) && { per }),
  }
}

function landmarkFields({ effect }: JsonObject): CardFields {
  const { name: _, ...fields } = LANDMARK_FIELDS
  return effect === 'more-income' ? { ...fields, ...INCOME_FIELDS } : fields
}

interface ListProps extends Props {
  /** What the ids of new cards begin with. */
  readonly id: string
  readonly fresh: JsonObject
  fieldsOf(card: JsonObject): CardFields
  readonly children?: React.ReactNode
}

function CardList({ cards, texts: own, board, set, change, id: start, fresh, fieldsOf, children }: ListProps) {
  const names: Readonly<Record<string, string>> = board.words.items
  const nameOf = (id: string) => names[id] ?? String(cards.find((card) => card.id === id)?.name ?? id)
  const ids = new Set(cards.map(({ id }) => String(id)))
  const free = cards.map((_, i) => `${start}-${i + 1}`).find((id) => !ids.has(id)) ?? `${start}-${cards.length + 1}`
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card, i) => {
          const id = String(card.id)
          const called = nameOf(id)
          return (
            <li key={id}>
              <fieldset className={styles.fields} aria-label={called}>
                <div className={styles.head}>
                  <BuildingSvg className={styles.picture} id={id} isLandmark={'effect' in fresh} />
                  {names[id] === undefined ? (
                    <TextField
                      label={own.fields.name}
                      value={String(card.name ?? '')}
                      change={(name) => set(i, { name: name || undefined })}
                    />
                  ) : (
                    <strong>{called}</strong>
                  )}
                  <RemoveButton text={own.remove(called)} onClick={() => change(cards.toSpliced(i, 1))} />
                </div>
                <CardForm
                  card={card}
                  fields={fieldsOf(card)}
                  texts={own}
                  nameOf={nameOf}
                  change={(fields) => set(i, fields)}
                />
              </fieldset>
            </li>
          )
        })}
      </ul>
      {children}
      <Button onClick={() => change([...cards, { id: free, name: own.newCard, ...fresh }])}>{own.add}</Button>
    </>
  )
}
