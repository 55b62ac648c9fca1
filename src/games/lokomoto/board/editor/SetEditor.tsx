import '../colours.css'
import { Choices, RemoveButton } from '#boards/editor/fields.tsx'
import { CardForm, CardWalk, isFilled, numbered, type PartProps, type SetEditor } from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import { Button } from '#ui/Button.tsx'
import {
  isConnected,
  type Lattice,
  oddStations,
  type Pattern,
  type Place,
  SHAPE_POINTS,
  type Shape,
} from '../../cards/cards.ts'
import { TRAIN_FIELDS } from '../../cards/read-cards.ts'
import { FEWEST_SECTIONS } from '../../cards/read-map.ts'
import { compileCards } from '../../cards/tables.ts'
import { MAX_ODD_STATIONS } from '../../rules/numbers.ts'
import { type EditorTexts, setEditor as texts } from '../../text/set-editor.ts'
import { keyOf, LatticeEditor, rectangle } from './LatticeEditor.tsx'
import { type DraftMap, MapEditor, mapOf } from './MapEditor.tsx'
import styles from './SetEditor.module.css'

const SHAPES = 30
const TRAINS = 54

function patternIn(sections: unknown): Pattern {
  return Array.isArray(sections) ? sections : []
}

export const setEditor: SetEditor<EditorTexts> = {
  texts,
  empty: {
    id: '',
    map: { lattice: 'triangular', nodes: {}, sections: [] },
    trains: numbered(TRAINS),
    shapes: numbered(SHAPES).map((shape, i) => ({ ...shape, points: SHAPE_POINTS[Math.floor((3 * i) / SHAPES)] })),
  },
  parts: [
    {
      field: 'map',
      name: ({ map }) => map,
      isDone: ({ sections }) => patternIn(sections).length >= FEWEST_SECTIONS,
      Part: WholeMap,
    },
    { field: 'trains', name: ({ trains }) => trains, isDone: (train) => isFilled(train, TRAIN_FIELDS), Part: Trains },
    {
      field: 'shapes',
      name: ({ shapes }) => shapes,
      isDone: ({ points, sections }) => points !== undefined && patternIn(sections).length > 0,
      Part: Shapes,
    },
  ],
}

type Props = PartProps<EditorTexts>

function WholeMap({ draft, texts: own, change }: Props) {
  const map = mapOf(draft)
  const shapes = shapesOf(draft)
  const fits = fitsOf(map, shapes)
  const unfit = map.sections.length === 0 ? [] : shapes.filter((_, i) => fits[i] === 0).map(({ id }) => id)
  return <MapEditor map={map} texts={own} unfit={unfit} change={change} />
}

function shapesOf({ shapes }: JsonObject): readonly JsonObject[] {
  return Array.isArray(shapes) ? shapes : []
}

/** In how many places of the map each shape fits; undefined for one that is not drawn yet. */
export function fitsOf(map: DraftMap, shapes: readonly JsonObject[]): readonly (number | undefined)[] {
  const drawn = shapes.map(({ id, points, sections }) => ({
    id,
    points,
    sections: patternIn(sections),
    asterisk: false,
  }))
  const ready = drawn.filter(({ sections }) => sections.length > 0) as unknown as Shape[]
  const { lattice, nodes, sections } = map
  const { placements } = compileCards({ map: { lattice, nodes, sections }, trains: [], shapes: ready })
  const counts = new Map(ready.map((shape, i) => [shape.sections, placements[i].count]))
  return drawn.map((shape) => counts.get(shape.sections))
}

/** The cards and one more, with the next number. */
function withNew(cards: readonly JsonObject[], fields: JsonObject): readonly JsonObject[] {
  return [...cards, { id: Math.max(0, ...cards.map(({ id }) => Number(id) || 0)) + 1, ...fields }]
}

function Trains({ cards, texts: own, set, change }: Props) {
  return (
    <>
      <ul className={styles.trains}>
        {cards.map((train, i) => {
          const { id, name, bonus = 0 } = train
          const fields = { ...own.fields, name: `${id}. ${own.fields.name}` }
          return (
            <li key={String(id)} className={styles.train}>
              <CardForm
                card={{ ...train, bonus }}
                fields={TRAIN_FIELDS}
                texts={{ ...own, fields }}
                change={(next) => set(i, next)}
              />
              <RemoveButton text={own.remove(String(name || id))} onClick={() => change(cards.toSpliced(i, 1))} />
            </li>
          )
        })}
      </ul>
      <Button onClick={() => change(withNew(cards, {}))}>{own.add}</Button>
    </>
  )
}

/** Room for the largest shapes, in any direction. */
const SHAPE_SIZE = 6

function Shapes(props: Props) {
  const { draft, cards, at, texts: own, change } = props
  const add = <Button onClick={() => change(withNew(cards, { points: 1 }))}>{own.add}</Button>
  const shape = cards[at]
  if (shape === undefined) return add
  const map = mapOf(draft)
  const { lattice } = map
  const [fit] = fitsOf(map, [shape])
  const sections = patternIn(shape.sections)
  const places = rectangle(lattice, cornerOf(lattice, sections), SHAPE_SIZE, SHAPE_SIZE)
  const set = (fields: JsonObject) => props.set(at, fields)

  function toggle(section: Pattern[number]): void {
    const key = keyOf(section)
    const left = sections.filter((each) => keyOf(each) !== key)
    // Whether it needs an asterisk is worked out from its sections.
    set({ sections: left.length < sections.length ? left : [...sections, section], asterisk: undefined })
  }

  return (
    <CardWalk
      {...props}
      card={own.shape}
      onKey={({ key }) => {
        const isPoints = /^[1-3]$/.test(key)
        if (isPoints) set({ points: Number(key) })
        return isPoints
      }}
    >
      <Choices
        label={own.points}
        items={SHAPE_POINTS.map((value) => ({ value, name: `${own.points}: ${value}` }))}
        isChosen={(value) => value === shape.points}
        choose={(points) => set({ points })}
      />
      <div className={styles.small}>
        <LatticeEditor
          key={`${lattice} ${at}`}
          lattice={lattice}
          sections={sections}
          places={places}
          label={own.shape}
          nameOf={(place) => own.sections(sections.filter((each) => each.map(String).includes(String(place))).length)}
          toggle={toggle}
        />
      </div>
      <p role="status" className={styles.hint}>
        {[
          own.sections(sections.length),
          ...(fit === undefined ? [] : [own.fits(fit)]),
          ...(sections.length > 1 && !isConnected(sections) ? [own.apart] : []),
          ...(oddStations(sections) > MAX_ODD_STATIONS ? [own.asterisk] : []),
        ].join(' · ')}
      </p>
      <div className={styles.shapeActions}>
        {add}
        <Button onClick={() => change(cards.toSpliced(at, 1))}>{own.remove(`${own.shape} ${at + 1}`)}</Button>
      </div>
    </CardWalk>
  )
}

/** Where the small lattice begins, so that what is drawn lies in its middle. */
function cornerOf(lattice: Lattice, sections: Pattern): Place {
  const places = sections.flat()
  if (places.length === 0) return [0, 0]
  const across = places.map(([x, y]) => (lattice === 'triangular' ? x + Math.floor(y / 2) : x))
  const rows = places.map(([, y]) => y)
  const start = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low - Math.max(0, Math.floor((SHAPE_SIZE - 1 - (high - low)) / 2))
  }
  return [start(across), start(rows)]
}
