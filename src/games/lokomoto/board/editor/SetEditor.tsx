import '../colours.css'
import { useState } from 'react'
import {
  CardWalk,
  cardsOf,
  EditButton,
  Field,
  NumberField,
  Palette,
  Parts,
  RemoveButton,
  Select,
  type SetEditor,
  type SetEditorProps,
} from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import {
  ENGINES,
  isConnected,
  LARGEST_BONUS,
  type Lattice,
  oddStations,
  type Pattern,
  type Place,
  SHAPE_POINTS,
  type Shape,
} from '../../cards/cards.ts'
import { compileCards } from '../../cards/tables.ts'
import { HIGHEST_PRICE, LOWEST_PRICE, MAX_ODD_STATIONS } from '../../rules/numbers.ts'
import { type EditorTexts, setEditor as texts } from '../../text/set-editor.ts'
import { keyOf, LatticeEditor, rectangle } from './LatticeEditor.tsx'
import { type DraftMap, MapEditor, mapOf } from './MapEditor.tsx'
import styles from './SetEditor.module.css'

const SHAPES = 30
const TRAINS = 54

const EMPTY: JsonObject = {
  id: '',
  map: { lattice: 'triangular', nodes: {}, sections: [] },
  trains: Array.from({ length: TRAINS }, (_, i) => ({ id: i + 1 })),
  shapes: Array.from({ length: SHAPES }, (_, i) => ({ id: i + 1, points: SHAPE_POINTS[Math.floor((3 * i) / SHAPES)] })),
}

const isTrainDone = ({ name, price }: JsonObject) => typeof name === 'string' && typeof price === 'number'
const isShapeDone = ({ points, sections }: JsonObject) => points !== undefined && patternIn(sections).length > 0

function patternIn(sections: unknown): Pattern {
  return Array.isArray(sections) ? sections : []
}

export const setEditor: SetEditor = {
  texts,
  empty: EMPTY,
  progress(draft) {
    const [trains, shapes] = [cardsOf(draft, 'trains'), cardsOf(draft, 'shapes')]
    const done = trains.filter(isTrainDone).length + shapes.filter(isShapeDone).length
    const hasMap = mapOf(draft).sections.length >= 13
    return [done + (hasMap ? 1 : 0), trains.length + shapes.length + 1]
  },
  Editor: LokoSetEditor,
}

function LokoSetEditor({ draft, language, change }: SetEditorProps) {
  const own = texts[language]
  const map = mapOf(draft)
  const [trains, shapes] = [cardsOf(draft, 'trains'), cardsOf(draft, 'shapes')]
  const fits = fitsOf(map, shapes)
  const unfit = shapes.filter((_, i) => fits[i] === 0).map(({ id }) => id)
  return (
    <Parts
      label={own.parts}
      parts={[
        {
          name: own.map,
          content: () => (
            <MapEditor
              map={map}
              texts={own}
              unfit={map.sections.length === 0 ? [] : unfit}
              change={(changed) => change({ map: changed })}
            />
          ),
        },
        {
          name: own.trains,
          done: [trains.filter(isTrainDone).length, trains.length],
          content: () => <TrainList trains={trains} texts={own} change={(cards) => change({ trains: cards })} />,
        },
        {
          name: own.shapes,
          done: [shapes.filter(isShapeDone).length, shapes.length],
          content: () => (
            <ShapeEditor
              lattice={map.lattice}
              shapes={shapes}
              fits={fits}
              texts={own}
              change={(cards) => change({ shapes: cards })}
            />
          ),
        },
      ]}
    />
  )
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

interface ListProps {
  readonly trains: readonly JsonObject[]
  readonly texts: EditorTexts
  change(cards: readonly JsonObject[]): void
}

function TrainList({ trains, texts: own, change }: ListProps) {
  const set = (i: number, fields: JsonObject) => change(trains.with(i, { ...trains[i], ...fields }))
  const engines = [
    ['', own.byPrice] as const,
    ...ENGINES.map((engine) => [engine, engine.replaceAll('-', ' ')] as const),
  ]
  return (
    <>
      <ul className={styles.trains}>
        {trains.map((train, i) => {
          const name = typeof train.name === 'string' ? train.name : ''
          return (
            <li key={String(train.id)} className={styles.train}>
              <Field label={`${train.id}. ${own.name}`} value={name} change={(text) => set(i, { name: text })} />
              <NumberField
                label={own.price}
                value={train.price}
                from={LOWEST_PRICE}
                to={HIGHEST_PRICE}
                change={(price) => set(i, { price })}
              />
              <NumberField
                label={own.bonus}
                value={train.bonus ?? 0}
                from={-LARGEST_BONUS}
                to={LARGEST_BONUS}
                change={(bonus) => set(i, { bonus })}
              />
              <Select
                label={own.engine}
                value={String(train.engine ?? '')}
                options={engines}
                change={(engine) => set(i, { engine: engine === '' ? null : engine })}
              />
              <RemoveButton
                text={own.remove(name || String(train.id))}
                onPress={() => change(trains.toSpliced(i, 1))}
              />
            </li>
          )
        })}
      </ul>
      <AddButton cards={trains} text={own.add} change={change} />
    </>
  )
}

interface AddProps {
  readonly cards: readonly JsonObject[]
  readonly text: string
  readonly fields?: JsonObject
  change(cards: readonly JsonObject[]): void
}

function AddButton({ cards, text, fields = {}, change }: AddProps) {
  const id = Math.max(0, ...cards.map((card) => Number(card.id) || 0)) + 1
  return <EditButton text={text} onPress={() => change([...cards, { id, ...fields }])} />
}

interface ShapeProps {
  readonly lattice: Lattice
  readonly shapes: readonly JsonObject[]
  readonly fits: readonly (number | undefined)[]
  readonly texts: EditorTexts
  change(cards: readonly JsonObject[]): void
}

/** Room for the largest shapes, in any direction. */
const SHAPE_SIZE = 6

function ShapeEditor({ lattice, shapes, fits, texts: own, change }: ShapeProps) {
  const [open, setOpen] = useState(0)
  const at = Math.min(open, shapes.length - 1)
  const shape = shapes[at]
  const add = <AddButton cards={shapes} text={own.add} fields={{ points: 1 }} change={change} />
  if (shape === undefined) return add
  const sections = patternIn(shape.sections)
  const places = rectangle(lattice, cornerOf(lattice, sections), SHAPE_SIZE, SHAPE_SIZE)
  const set = (fields: JsonObject) => change(shapes.with(at, { ...shape, ...fields }))

  function toggle(section: Pattern[number]): void {
    const key = keyOf(section)
    const left = sections.filter((each) => keyOf(each) !== key)
    // Whether it needs an asterisk is worked out from its sections.
    set({ sections: left.length < sections.length ? left : [...sections, section], asterisk: null })
  }

  const fit = fits[at]
  return (
    <CardWalk
      count={shapes.length}
      at={at}
      isDone={(i) => isShapeDone(shapes[i])}
      goTo={setOpen}
      texts={{ card: own.shape, back: own.back, next: own.next }}
      onKey={({ key }) => {
        const isPoints = /^[1-3]$/.test(key)
        if (isPoints) set({ points: Number(key) })
        return isPoints
      }}
    >
      <Palette
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
        <EditButton text={own.remove(`${own.shape} ${at + 1}`)} onPress={() => change(shapes.toSpliced(at, 1))} />
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
