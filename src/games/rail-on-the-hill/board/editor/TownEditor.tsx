import { useState } from 'react'
import { Choices } from '#boards/editor/fields.tsx'
import { CardWalk } from '#boards/editor/set-editor.tsx'
import { isObject, type JsonObject } from '#engine/json.ts'
import {
  DIRECTIONS,
  type Direction,
  HIGHEST_VALUE,
  LANDMARKS,
  type Landmark,
  LINES,
  type LineName,
} from '../../cards/cards.ts'
import { CardGround } from '../town/CardGround.tsx'
import { AS_READ, CHIPS, ValueChip } from '../town/CardPicture.tsx'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import { landmarkItems, landmarkOfKey, type RailPartProps } from './parts.tsx'
import styles from './SetEditor.module.css'

export function isTownDone({ landmark, values, roads }: JsonObject): boolean {
  return landmark !== undefined && Array.isArray(roads) && LINES.every((line) => valueFor(values, line) !== undefined)
}

function valueFor(values: unknown, line: LineName): number | undefined {
  const value = isObject(values) ? values[line] : undefined
  return typeof value === 'number' ? value : undefined
}

/** The keys around S lie like the directions around a card, on any keyboard. */
const ROAD_KEYS: Readonly<Record<string, Direction>> = {
  KeyQ: 'nw',
  KeyW: 'n',
  KeyE: 'ne',
  KeyA: 'w',
  KeyD: 'e',
  KeyZ: 'sw',
  KeyX: 's',
  KeyC: 'se',
}

/** Where a road is tapped, in parts of the card from its top left corner. */
const PLACES: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  nw: [0, 0],
  n: [1, 0],
  ne: [2, 0],
  w: [0, 1],
  e: [2, 1],
  sw: [0, 2],
  s: [1, 2],
  se: [2, 2],
}

/** The ground of a card is drawn without them. */
const NO_VALUES = { red: 0, yellow: 0, blue: 0, black: 0 }

/** One Town card after the other: values by keys or taps, roads by taps on the card, the landmark from a palette. */
export function TownEditor(props: RailPartProps) {
  const { cards, at, board, texts, goTo, set } = props
  const { words } = board
  const { landmark, values, roads } = cards[at]
  const [line, setLine] = useState<LineName>(AS_READ[0])
  const laid: readonly unknown[] = Array.isArray(roads) ? roads : []

  function go(next: number): void {
    // Who goes on from a card without a road means that it has none.
    if (roads === undefined && isTownDone({ landmark, values, roads: [] })) set(at, { roads: [] })
    setLine(AS_READ[0])
    goTo(next)
  }

  function enter(value: number): void {
    set(at, { values: { ...(isObject(values) ? values : {}), [line]: value } })
    setLine(AS_READ[Math.min(AS_READ.length - 1, AS_READ.indexOf(line) + 1)])
  }

  function toggle(direction: Direction): void {
    set(at, { roads: DIRECTIONS.filter((each) => laid.includes(each) !== (each === direction)) })
  }

  function onKey(event: KeyboardEvent): boolean {
    const chosen = landmarkOfKey(event)
    if (chosen !== undefined) set(at, { landmark: LANDMARKS[chosen] ?? null })
    else if (/^[1-6]$/.test(event.key)) enter(Number(event.key))
    else if (ROAD_KEYS[event.code] !== undefined && !event.shiftKey) toggle(ROAD_KEYS[event.code])
    else return false
    return true
  }

  const same = cards.findIndex((card, i) => i !== at && isTownDone(card) && textOf(card) === textOf(cards[at]))
  const fact = isTownDone({ ...cards[at], roads: [] }) ? brokenFact(at + 1, cards[at], texts.facts.landmark) : undefined
  return (
    <CardWalk {...props} card={texts.town} goTo={go} onKey={onKey}>
      <div className={styles.town}>
        <div className={styles.card}>
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <CardGround card={{ id: at + 1, landmark: null, values: NO_VALUES, roads: laid as Direction[] }} turn={0} />
            {landmark ? <LandmarkPicture landmark={landmark as Landmark} x={50} y={50} size={40} /> : null}
            <circle cx={CHIPS[line].x} cy={CHIPS[line].y} r="14" fill="var(--lamp)" opacity="0.7" />
            {AS_READ.map((each) => {
              const value = valueFor(values, each)
              return value === undefined ? null : <ValueChip key={each} line={each} value={value} {...CHIPS[each]} />
            })}
          </svg>
          <fieldset className={styles.roads} aria-label={texts.roads}>
            {DIRECTIONS.map((direction) => (
              <button
                key={direction}
                type="button"
                aria-label={words.directions[direction]}
                aria-pressed={laid.includes(direction)}
                style={{ gridColumn: PLACES[direction][0] + 1, gridRow: PLACES[direction][1] + 1 }}
                onClick={() => toggle(direction)}
              />
            ))}
          </fieldset>
        </div>
        <div className={styles.choices}>
          <div className={styles.lines}>
            <Choices
              label={texts.values}
              items={AS_READ.map((value) => ({
                value,
                name: texts.value(words.lineNames[value], texts.corners[value], String(valueFor(values, value) ?? '–')),
                picture: (
                  <svg className={styles.chip} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
                    <ValueChip line={value} value={valueFor(values, value) ?? 0} x={0} y={0} />
                  </svg>
                ),
              }))}
              isChosen={(value) => value === line}
              choose={setLine}
            />
          </div>
          <div className={styles.numbers}>
            <Choices
              label={words.lineNames[line]}
              items={Array.from({ length: HIGHEST_VALUE }, (_, i) => ({ value: i + 1, name: String(i + 1) }))}
              isChosen={(value) => valueFor(values, line) === value}
              choose={enter}
            />
          </div>
          <div className={styles.landmarks}>
            <Choices
              label={texts.landmark}
              items={[...landmarkItems(words), { value: null, name: texts.noLandmark }]}
              isChosen={(value) => landmark === value}
              choose={(value) => set(at, { landmark: value })}
            />
          </div>
        </div>
      </div>
      <p role="status" className={styles.note}>
        {same >= 0 && isTownDone(cards[at]) ? texts.same(same + 1) : fact !== undefined && texts.fact(fact)}
      </p>
      <p className={styles.keys}>{texts.keys}</p>
    </CardWalk>
  )
}

/** Cards with the same text are the same card. */
function textOf({ landmark, values, roads }: JsonObject): string {
  const laid = DIRECTIONS.filter((direction) => Array.isArray(roads) && roads.includes(direction))
  return JSON.stringify([landmark, LINES.map((line) => valueFor(values, line)), laid])
}

/** What the rulebook shows of some cards: four values, in some order where none is given for a line. */
const KNOWN: Readonly<Record<number, readonly number[]>> = {
  1: [6, 1, 1, 1],
  2: [6, 1, 1, 1],
  4: [6, 1, 1, 1],
  5: [3, 3, 3, 3],
  12: [4, 4, 4, 1],
  23: [4, 3, 3, 2],
  30: [6, 6, 2, 2],
  31: [6, 6, 2, 2],
  57: [4, 3, 2, 1],
  68: [4, 4, 4, 4],
}

/** What the rulebook shows, where the card is different; undefined where it is the same or nothing is known. */
export function brokenFact(id: number, { values, landmark }: JsonObject, aLandmark: string): string | undefined {
  const known = KNOWN[id]
  if (known === undefined) return undefined
  const own = LINES.map((line) => valueFor(values, line) ?? 0).toSorted((a, b) => b - a)
  if (String(own) !== String(known)) return known.join(', ')
  if (id === 1 && landmark === null) return aLandmark
  const red = valueFor(values, 'red')
  if (id === 1 && red !== 6) return 'R 6'
  return id === 2 && red !== 1 ? 'R 1' : undefined
}
