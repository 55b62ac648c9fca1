/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A browser other than Chromium, with one window: only the functions that the tests need. */
export interface Engine {
  readonly name: string
  /** Whether a finger is a finger for the page; otherwise it is a mouse. */
  readonly hasTouch: boolean
  /** Opens an address in a window of this size, or in a frame if the window cannot be so small. */
  open(address: string, size: Size): Promise<void>
  /** Runs a function of the page, which gets and returns JSON. */
  evaluate<Args extends readonly unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** Changes the size of the window without opening anything again; only WebKit's narrowest window is opened for itself. */
  resize(size: Size): Promise<void>
  /** Presses and releases at a point, with a finger or a mouse. */
  press(point: Point, pointer?: PointerKind): Promise<void>
  /** Drags from one point to another in small steps; a finger may first be held still for some milliseconds. */
  drag(from: Point, to: Point, pointer?: PointerKind, holdMs?: number): Promise<void>
  /** Presses and releases a key. */
  key(key: keyof typeof KEYS): Promise<void>
  /** A picture of the window as PNG, in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type PointerKind = 'mouse' | 'touch'

/** WebDriver has private characters for keys without letters. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' }

const STEPS = 8

/** The pointer actions of a press or a drag, in the format of WebDriver and WebDriver BiDi. */
export function pointerActions(path: readonly Point[], pointerType: PointerKind, holdMs = 0) {
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  const [first, ...rest] = path
  const hold = holdMs > 0 ? [{ type: 'pause', duration: holdMs }] : []
  const down = [{ type: 'pointerDown', button: 0 }, ...hold]
  const actions = [move(first), ...down, ...rest.map(move), { type: 'pointerUp', button: 0 }]
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]
}

export function keyActions(key: keyof typeof KEYS) {
  const value = KEYS[key]
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

/** Small steps from one point to another, both included. */
export function stepsBetween(from: Point, to: Point): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / STEPS,
    y: from.y + ((to.y - from.y) * i) / STEPS,
  }))
}
