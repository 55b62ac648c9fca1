import type { Point, SheetSection } from './sheet.ts'

/** A tap this far from every section, on the sheet, means none of them. */
const REACH = 45

/** So near to its stations a section ends for a finger; else all sections of a station would be equally near to it. */
const TRIM = 0.2

/** A finger reaches so far around what it can take; in pixels of the screen. */
export const FINGER_PX = 12

/** What a finger would rather take, and how far it reaches for it on the sheet. */
export interface Preference {
  readonly reach: number
  isPreferred(section: string): boolean
}

/**
 * The section that a point of the sheet belongs to. Where the map is small, sections are narrower than a finger: what can
 * be taken then has some of the room of what cannot.
 */
export function nearestSection(
  sections: readonly SheetSection[],
  point: Point,
  preference?: Preference,
): string | undefined {
  if (preference !== undefined) {
    const preferred = sections.filter(({ section }) => preference.isPreferred(section))
    const section = nearestWithin(preferred, point, preference.reach)
    if (section !== undefined) return section
  }
  return nearestWithin(sections, point, REACH)
}

function nearestWithin(sections: readonly SheetSection[], point: Point, reach: number): string | undefined {
  let nearest: string | undefined
  let least = reach
  for (const { section, from, to } of sections) {
    const distance = distanceTo(point, from, to)
    if (distance >= least) continue
    least = distance
    nearest = section
  }
  return nearest
}

/** So near to a station a tap might mean any of its sections. */
const DOUBT = 12

/** The section that a point of the sheet belongs to without doubt. */
export function aimedSection(
  sections: readonly SheetSection[],
  point: Point,
  preference?: Preference,
): string | undefined {
  const isDoubtful = ([x, y]: Point) => Math.hypot(point[0] - x, point[1] - y) < DOUBT
  if (sections.some(({ from, to }) => isDoubtful(from) || isDoubtful(to))) return undefined
  return nearestSection(sections, point, preference)
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  const part = Math.min(1 - TRIM, Math.max(TRIM, along))
  return Math.hypot(x - ax - dx * part, y - ay - dy * part)
}

/** To the side seems further than ahead: keys keep to a row, and still every section can be reached. */
const SIDEWAYS = 2.5

const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The section that a key leads to from another; undefined where the key means nothing here. */
export function sectionByKey(sections: readonly SheetSection[], section: string, key: string): string | undefined {
  if (key === 'Home') return sections[0]?.section
  if (key === 'End') return sections.at(-1)?.section
  const heading = HEADINGS[key]
  const start = sections.find((each) => each.section === section)
  if (heading === undefined || start === undefined) return undefined
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { section: other, middle } of sections) {
    const [dx, dy] = [middle[0] - start.middle[0], middle[1] - start.middle[1]]
    const ahead = dx * heading[0] + dy * heading[1]
    if (ahead < 1) continue
    const cost = Math.hypot(ahead, SIDEWAYS * (dx * heading[1] + dy * heading[0]))
    if (cost >= least) continue
    least = cost
    best = other
  }
  return best ?? section
}

/** Held still for so long, a finger is looking for a section. */
const HOLD_MS = 180

/** Within this time and distance a second tap belongs to the first. */
const DOUBLE_MS = 280

const DOUBLE_PX = 28

/** A shorter way is a tap. Fingers are less exact than a mouse. */
const TAP_PX = { touch: 12, mouse: 7 }

export interface Pointer {
  readonly id: number
  readonly at: Point
  readonly isTouch: boolean
}

/** What hands can mean on the map. All points are of the screen. */
export interface Meanings {
  isZoomed(): boolean
  /** Something is under the pointer, or under a finger that was just put down; null where nothing is any more. */
  point(at: Point | null): void
  /** A finger looks for a section; null where it has ended. */
  look(at: Point | null): void
  take(at: Point): void
  /** Whether a tap here does something at once, so that it must not be the first half of a double tap. */
  isFinal(at: Point): boolean
  /** A finger has found what it looked for. */
  find(at: Point): void
  doubleTap(at: Point): void
  pan(dx: number, dy: number): void
  pinch(at: Point, factor: number, dx: number, dy: number): void
  /** The map has been moved, and now it lies still. */
  settle(): void
}

type Phase = 'idle' | 'press' | 'look' | 'pan' | 'pinch' | 'spent'

/** Tells apart what hands do on the map: taps, double taps, looking with the finger, moving and pinching. */
export class Gestures {
  #phase: Phase = 'idle'
  readonly #down = new Map<number, Point>()
  #start: Point = [0, 0]
  #hold: ReturnType<typeof setTimeout> | undefined
  #wait: ReturnType<typeof setTimeout> | undefined
  #lastTap: { readonly at: Point; readonly time: number } | undefined
  readonly #meanings: () => Meanings

  constructor(meanings: () => Meanings) {
    this.#meanings = meanings
  }

  press({ id, at, isTouch }: Pointer): void {
    this.#down.set(id, at)
    if (this.#down.size > 1) {
      this.#beginPinch()
      return
    }
    this.#phase = 'press'
    this.#start = at
    this.#meanings().point(at)
    if (isTouch) this.#hold = setTimeout(() => this.#beginLook(), HOLD_MS)
  }

  move({ id, at, isTouch }: Pointer): void {
    const before = this.#down.get(id)
    if (before === undefined) {
      if (!isTouch && this.#phase === 'idle') this.#meanings().point(at)
      return
    }
    if (this.#phase === 'pinch') this.#continuePinch(id, at)
    this.#down.set(id, at)
    const tapPx = isTouch ? TAP_PX.touch : TAP_PX.mouse
    if (this.#phase === 'press' && distance(this.#start, at) > tapPx) this.#slide()
    if (this.#phase === 'press') this.#meanings().point(at)
    if (this.#phase === 'pan') this.#meanings().pan(at[0] - before[0], at[1] - before[1])
    if (this.#phase === 'look') this.#meanings().look(at)
  }

  release({ id, at, isTouch }: Pointer, time: number): void {
    if (!this.#down.delete(id)) return
    const phase = this.#phase
    this.#rest()
    if (!isTouch) this.#meanings().point(at)
    if (phase === 'press') this.#tap(at, isTouch, time)
    if (phase === 'look') this.#meanings().find(at)
  }

  cancel(id: number): void {
    if (this.#down.delete(id)) this.#rest()
  }

  /** Nothing may happen any more. */
  stop(): void {
    clearTimeout(this.#hold)
    clearTimeout(this.#wait)
  }

  #rest(): void {
    clearTimeout(this.#hold)
    const phase = this.#phase
    this.#phase = this.#down.size === 0 ? 'idle' : 'spent'
    if (phase === 'look') this.#meanings().look(null)
    if (phase === 'pan' || phase === 'pinch') this.#meanings().settle()
    this.#meanings().point(null)
  }

  #tap(at: Point, isTouch: boolean, time: number): void {
    const last = isTouch ? this.#lastTap : undefined
    const isSecond = last !== undefined && time - last.time < DOUBLE_MS && distance(last.at, at) < DOUBLE_PX
    this.#lastTap = isSecond || !isTouch ? undefined : { at, time }
    if (isSecond) {
      clearTimeout(this.#wait)
      this.#meanings().doubleTap(at)
    } else if (isTouch && this.#meanings().isFinal(at)) {
      this.#wait = setTimeout(() => this.#meanings().take(at), DOUBLE_MS)
    } else this.#meanings().take(at)
  }

  /** The press has become something else: the map follows, or, where it is seen whole, nothing is meant any more. */
  #slide(): void {
    clearTimeout(this.#hold)
    this.#phase = this.#meanings().isZoomed() ? 'pan' : 'spent'
    this.#meanings().point(null)
  }

  #beginLook(): void {
    this.#phase = 'look'
    const [at] = this.#down.values()
    this.#meanings().look(at)
  }

  #beginPinch(): void {
    clearTimeout(this.#hold)
    if (this.#phase === 'look') this.#meanings().look(null)
    this.#meanings().point(null)
    this.#phase = this.#down.size === 2 ? 'pinch' : 'spent'
  }

  #continuePinch(id: number, at: Point): void {
    const before = this.#span()
    this.#down.set(id, at)
    const after = this.#span()
    const factor = before.length > 0 ? after.length / before.length : 1
    const [dx, dy] = [after.middle[0] - before.middle[0], after.middle[1] - before.middle[1]]
    this.#meanings().pinch(after.middle, factor, dx, dy)
  }

  #span(): { readonly middle: Point; readonly length: number } {
    const [one, other] = [...this.#down.values()]
    return { middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], length: distance(one, other) }
  }
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}
