import '../colours.css'
import { useMemo, useState } from 'react'
import type { EditorProps, PositionEditor } from '#boards/editor/editor.ts'
import { CardPicker, Choices, FieldGrid, FieldGroup, FieldRow, SeatSelect, Select } from '#boards/editor/fields.tsx'
import { type CardSet, SHAPE_POINTS, shapeOf, stationsOf, trainOf } from '../../cards/cards.ts'
import type { LokoTypes } from '../../rules/facts.ts'
import { OPEN_TRAINS, OPENING_TURNS } from '../../rules/numbers.ts'
import { byPoints, type LokoPlayer, type LokoPosition, type SectionState } from '../../rules/position.ts'
import type { LokoTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'
import { sheetOf } from '../map/sheet.ts'
import { namedCards, sectionName } from '../names.ts'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { SectionSample } from '../pieces/strokes/Stroke.tsx'
import { FinishedMap } from '../sheet/Sheet.tsx'
import styles from './editor.module.css'
import { loadEditorWords } from './scorer.ts'

type Props = EditorProps<LokoTypes, LokoTexts, EditorWords>

export const editor: PositionEditor<LokoTypes, LokoTexts, EditorWords> = {
  loadWords: loadEditorWords,
  Editor,
  tidy,
  tries,
}

/** Cards that are nowhere lie in their deck; open places are filled from there; the map decides the phase. */
function tidy(position: LokoPosition, cards: CardSet): LokoPosition {
  const { options, players, turn } = position
  const taken = new Set(players.flatMap(({ trains }) => trains))
  const open = position.trains.filter((id) => !taken.has(id))
  const trainDeck = rest(position.trainDeck, [...taken, ...open], cards.trains)
  const trains = [...open, ...trainDeck.splice(0, OPEN_TRAINS - open.length)]
  const takenShapes = new Set(players.flatMap(({ shapes, secret }) => [...shapes, ...secret]))
  const inGame = cards.shapes.filter(({ asterisk }) => !(options.advanced && asterisk))
  const shapes = byPoints((deck) => {
    const face = position.shapes[SHAPE_POINTS[deck]]
    return face === null || takenShapes.has(face) ? null : face
  })
  const shapeDecks = byPoints((deck) => {
    const points = SHAPE_POINTS[deck]
    const ofPoints = inGame.filter((shape) => shape.points === points)
    return rest(position.shapeDecks[points], [...takenShapes, shapes[points] ?? 0], ofPoints)
  })
  for (const points of SHAPE_POINTS) {
    if (!options.hiddenAgendas || points === 1) shapes[points] ??= shapeDecks[points].shift() ?? null
  }
  const marks = cards.map.sections.map((section): [string, SectionState] => [
    section,
    position.sections[section] ?? 'black',
  ])
  const black = marks.filter(([, mark]) => mark === 'black').length
  const isOver = marks.every(([, mark]) => mark !== 'free')
  const isOpening = options.players === 2 && black < OPENING_TURNS && taken.size === 0
  return {
    ...position,
    phase: isOver ? 'over' : isOpening ? 'block' : 'main',
    active: isOver ? [] : [turn],
    trains,
    trainDeck,
    shapes,
    shapeDecks,
    sections: Object.fromEntries(marks),
  }
}

/** A deck without what lies elsewhere, and then what was nowhere. */
function rest(
  deck: readonly number[],
  elsewhere: readonly number[],
  all: readonly { readonly id: number }[],
): number[] {
  const gone = new Set(elsewhere)
  const left = deck.filter((id) => !gone.has(id))
  return [...left, ...all.map(({ id }) => id).filter((id) => !gone.has(id) && !left.includes(id))]
}

/** Actions that a player could think of, legal or not: every section, every pair that meets, every open train. */
function tries({ phase, trains, shapes, sections }: LokoPosition, seat: number, cards: CardSet): string[] {
  const all = cards.map.sections
  if (phase === 'block') return all.map((section) => `block ${section}`)
  const meets = (one: string, other: string) => stationsOf(one).some((station) => stationsOf(other).includes(station))
  const pairs = all.flatMap((one, i) => all.slice(i + 1).flatMap((other) => (meets(one, other) ? [[one, other]] : [])))
  const own = all.filter((section) => {
    const mark = sections[section]
    return typeof mark === 'object' && mark.seat === seat
  })
  // A player who has too few sections tries to pay with others.
  const payment = [...own, ...all.filter((section) => !own.includes(section))]
  const paid = trains.map((id) => `buy ${id} with ${payment.slice(0, trainOf(cards, id).price).join(' ')}`)
  const withShape = paid
    .slice(0, 1)
    .flatMap((purchase) =>
      SHAPE_POINTS.flatMap((points) => (shapes[points] === null ? [] : `${purchase} shape ${shapes[points]}`)),
    )
  return [
    ...paid,
    ...withShape,
    ...all.map((section) => `draw ${section}`),
    ...pairs.map((pair) => `reserve ${pair.join(' ')}`),
  ]
}

function Editor(props: Props) {
  const { position, names, change, texts, words, cards: unnamed } = props
  const cards = namedCards(unnamed, texts.words)
  const { phase, turn, trains, shapes, players } = position
  const trainName = (id: number) => {
    const { name, price, bonus } = trainOf(cards, id)
    return bonus === 0 ? `${name} ${price}` : `${name} ${price} ${texts.words.signed(bonus)}`
  }
  const shapeName = (id: number) => texts.words.shape(id, shapeOf(cards, id).points)
  const put = (i: number, part: Partial<LokoPlayer>) =>
    change({ ...position, players: players.with(i, { ...players[i], ...part }) })
  const freeTrains = [...trains, ...position.trainDeck]
  const freeShapes = SHAPE_POINTS.flatMap((points) => [shapes[points] ?? [], position.shapeDecks[points]].flat())
  return (
    <>
      <FieldRow>
        <SeatSelect
          label={words.turn}
          value={turn}
          names={names}
          choose={(seat) => change({ ...position, turn: seat })}
        />
        <p className={styles.phase}>{words.phases[phase]}</p>
      </FieldRow>
      <PaintedMap {...props} />
      <FieldGroup title={words.openTrains}>
        <FieldGrid least={150}>
          {trains.map((id, i) => (
            <Select
              key={id}
              label={words.place(i + 1)}
              value={id}
              choices={[id, ...position.trainDeck].map((each) => [each, trainName(each)])}
              choose={(chosen) => change({ ...position, trains: trains.with(i, chosen) })}
            />
          ))}
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={words.openShapes}>
        <FieldGrid least={150}>
          {SHAPE_POINTS.filter((points) => shapes[points] !== null).map((points) => (
            <div key={points} className={styles.shape}>
              <ShapePicture shape={shapeOf(cards, shapes[points] ?? 0)} lattice={cards.map.lattice} turns={0} />
              <Select
                label={words.worth(points)}
                value={shapes[points] ?? 0}
                choices={[shapes[points] ?? 0, ...position.shapeDecks[points]].map((id) => [
                  id,
                  texts.words.number(id),
                ])}
                choose={(chosen) => change({ ...position, shapes: { ...shapes, [points]: chosen } })}
              />
            </div>
          ))}
        </FieldGrid>
      </FieldGroup>
      <FieldGrid least={280}>
        {players.map((player, i) => (
          <FieldGroup key={names[i]} title={names[i]}>
            <CardPicker
              label={words.trains}
              add={words.addTrain}
              words={words}
              cards={player.trains}
              free={freeTrains}
              nameOf={trainName}
              change={(list) => put(i, { trains: list })}
            />
            <CardPicker
              label={words.shapes}
              add={words.addShape}
              words={words}
              cards={player.shapes}
              free={[...freeShapes, ...player.secret]}
              nameOf={shapeName}
              change={(list) => put(i, { shapes: list, secret: player.secret.filter((id) => !list.includes(id)) })}
            />
            {position.options.hiddenAgendas && (
              <CardPicker
                label={words.secret}
                add={words.addSecret}
                words={words}
                cards={player.secret}
                free={freeShapes.filter((id) => shapeOf(cards, id).points > 1)}
                nameOf={shapeName}
                change={(list) => put(i, { secret: list })}
              />
            )}
          </FieldGroup>
        ))}
      </FieldGrid>
    </>
  )
}

/** A pen paints what a section is. */
interface Pen {
  readonly key: string
  readonly name: string
  readonly mark: SectionState
}

/** The map: a pen is chosen, and every section that is tapped gets its mark. A list does the same for keyboards. */
function PaintedMap({ position, cards, names, change, texts, words }: Props) {
  const { sections, players } = position
  const sheet = useMemo(() => sheetOf(cards.map), [cards])
  const { left, top, width, height } = sheet.box
  const pens: Pen[] = [
    { key: 'free', name: words.free, mark: 'free' },
    { key: 'black', name: words.black, mark: 'black' },
    ...players.flatMap((_, i): Pen[] => [
      { key: `solid ${i}`, name: words.drawn(names[i]), mark: { seat: i + 1, solid: true } },
      { key: `dotted ${i}`, name: words.reserved(names[i]), mark: { seat: i + 1, solid: false } },
    ]),
  ]
  const [chosen, setChosen] = useState('solid 0')
  const pen = pens.find(({ key }) => key === chosen) ?? pens[0]
  // The same mark a second time takes it away again.
  const paint = (section: string) => {
    const isSame = JSON.stringify(sections[section]) === JSON.stringify(pen.mark)
    change({ ...position, sections: { ...sections, [section]: isSame ? 'free' : pen.mark } })
  }
  const nameOfMark = (mark: SectionState) =>
    pens.find((each) => JSON.stringify(each.mark) === JSON.stringify(mark))?.name ?? words.black
  return (
    <FieldGroup title={words.map}>
      <Choices
        label={words.pen}
        className={styles.pens}
        items={pens.map(({ key, name, mark }) => ({
          value: key,
          name,
          content: (
            <>
              <SectionSample
                look={lookOf(mark)}
                seat={typeof mark === 'string' ? 1 : mark.seat}
                className={styles.sample}
              />
              {name}
            </>
          ),
        }))}
        isChosen={(key) => key === pen.key}
        choose={setChosen}
      />
      <svg className={styles.map} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <FinishedMap map={cards.map} sheet={sheet} view={{ sections, used: {} }} />
        {sheet.sections.map(({ section, from, to }) => (
          <line
            key={section}
            className={styles.target}
            x1={from[0]}
            y1={from[1]}
            x2={to[0]}
            y2={to[1]}
            onPointerDown={() => paint(section)}
          />
        ))}
      </svg>
      <details className={styles.all}>
        <summary>{words.allSections}</summary>
        <ul className={styles.list}>
          {cards.map.sections.map((section) => (
            <li key={section}>
              <button type="button" onClick={() => paint(section)}>
                {sectionName(section, cards, texts.words)}: {nameOfMark(sections[section] ?? 'black')}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </FieldGroup>
  )
}

function lookOf(mark: SectionState) {
  if (mark === 'free') return 'free'
  if (mark === 'black') return 'blocked'
  return mark.solid ? 'solid' : 'dotted'
}
