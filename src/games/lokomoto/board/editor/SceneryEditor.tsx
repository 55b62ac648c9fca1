import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Choices } from '#boards/editor/fields.tsx'
import { Button } from '#ui/Button.tsx'
import type { Lattice, Place, RailMap, Scenery } from '../../cards/cards.ts'
import type { EditorTexts } from '../../text/set-editor.ts'
import { MapGround } from '../map/MapGround.tsx'
import { pointOf, sheetOf } from '../map/sheet.ts'
import styles from './SetEditor.module.css'

type Kind = 'land' | 'rivers' | 'lakes'

/** A river has two points at least, an area three. */
const FEWEST: Readonly<Record<Kind, number>> = { land: 3, rivers: 2, lakes: 3 }
/** Room for the coast around the stations, in units of the sheet. */
const MARGIN = 80
const STEP = 0.5

interface Props {
  /** With its scenery. */
  readonly map: RailMap
  readonly texts: EditorTexts
  change(scenery: Scenery): void
}

/** Land, rivers and lakes: points are tapped one after the other, and the picture grows with them. */
export function SceneryEditor({ map, texts, change }: Props) {
  const { lattice, scenery = {} } = map
  const [kind, setKind] = useState<Kind>('rivers')
  /** The outline that is being drawn, which may still have too few points to be kept. */
  const [points, setPoints] = useState<readonly Place[]>([])
  const [cursor, setCursor] = useState<Place>()
  const sheet = sheetOf(map)
  const [left, top] = [sheet.box.left - MARGIN, sheet.box.top - MARGIN]
  const [width, height] = [sheet.box.width + 2 * MARGIN, sheet.box.height + 2 * MARGIN]
  const kept = outlinesOf(scenery, kind)
  const isKept = points.length >= FEWEST[kind]

  function put(next: readonly Place[]): void {
    const others = isKept ? kept.slice(0, -1) : kind === 'land' && next.length > 0 ? [] : kept
    setPoints(next)
    change(withOutlines(scenery, kind, next.length >= FEWEST[kind] ? [...others, next] : others))
  }

  function choose(next: Kind): void {
    setKind(next)
    setPoints([])
  }

  function press(event: KeyboardEvent): void {
    const [x, y] = cursor ?? placeAt(lattice, [left + width / 2, top + height / 2])
    const moves: Readonly<Record<string, Place>> = {
      ArrowLeft: [x - STEP, y],
      ArrowRight: [x + STEP, y],
      ArrowUp: [lattice === 'triangular' ? x + STEP / 2 : x, y - STEP],
      ArrowDown: [lattice === 'triangular' ? x - STEP / 2 : x, y + STEP],
    }
    if (event.key === 'Enter' || event.key === ' ') put([...points, [x, y]])
    else if (event.key === 'Backspace' && points.length > 0) put(points.slice(0, -1))
    else if (moves[event.key] !== undefined) setCursor(moves[event.key])
    else return
    event.preventDefault()
  }

  function tap({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void {
    const toSheet = currentTarget.getScreenCTM()?.inverse()
    if (toSheet === undefined) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet)
    put([...points, placeAt(lattice, [x, y])])
  }

  const at = cursor && pointOf(lattice, cursor)
  return (
    <>
      <Choices
        label={texts.scenery}
        items={(['land', 'rivers', 'lakes'] as const).map((value) => ({ value, name: texts.sceneryKinds[value] }))}
        isChosen={(value) => value === kind}
        choose={choose}
      />
      <p className={styles.hint}>{texts.sceneryLine}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter draw on it */}
      <section className={styles.lattice} tabIndex={0} aria-label={texts.scenery} onKeyDown={press}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false" onPointerDown={tap}>
          <MapGround map={map} sheet={sheet} />
          {points.map((place, i) => {
            const [x, y] = pointOf(lattice, place)
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the outline
            return <circle key={i} className={styles.point} cx={x} cy={y} r={8} />
          })}
          {at && <circle className={styles.pointer} cx={at[0]} cy={at[1]} r={14} />}
        </svg>
      </section>
      <div className={styles.shapeActions}>
        <Button disabled={points.length === 0} onClick={() => setPoints([])}>
          {texts.nextOutline}
        </Button>
        <Button disabled={points.length === 0} onClick={() => put(points.slice(0, -1))}>
          {texts.removePoint}
        </Button>
        <Button
          disabled={kept.length === 0}
          onClick={() => {
            setPoints([])
            change(withOutlines(scenery, kind, kept.slice(0, -1)))
          }}
        >
          {texts.removeOutline(texts.sceneryKinds[kind])}
        </Button>
      </div>
    </>
  )
}

function outlinesOf(scenery: Scenery, kind: Kind): readonly (readonly Place[])[] {
  if (kind !== 'land') return scenery[kind] ?? []
  return scenery.land === undefined ? [] : [scenery.land]
}

/** The scenery with these outlines of a kind; there is only one land. */
export function withOutlines(scenery: Scenery, kind: Kind, outlines: readonly (readonly Place[])[]): Scenery {
  const { [kind]: _, ...others } = scenery
  if (outlines.length === 0) return others
  return { ...others, [kind]: kind === 'land' ? outlines[outlines.length - 1] : outlines }
}

/** The place of the lattice at a point of the sheet, to a tenth of a section. */
export function placeAt(lattice: Lattice, [x, y]: readonly [number, number]): Place {
  const [[ax, ay], [bx, by]] = [pointOf(lattice, [1, 0]), pointOf(lattice, [0, 1])]
  const area = ax * by - ay * bx
  const tenth = (value: number) => Math.round(value * 10) / 10
  return [tenth((x * by - y * bx) / area), tenth((ax * y - ay * x) / area)]
}
