/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type PointerKind = 'mouse' | 'touch'

/** A browser other than Chromium, with one window: only the functions that the tests need. */
export interface Engine {
  readonly name: string
  /** Whether a finger is a finger for the page; otherwise it is a mouse. */
  readonly hasTouch: boolean
  open(address: string): Promise<void>
  /** Changes the size of the page. */
  resize(size: Size): Promise<void>
  /** Runs a self-contained function in the page; arguments and result are JSON. */
  evaluate<Args extends unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  press(point: Point, pointer: PointerKind): Promise<void>
  /** Drags from one point to another in small steps. */
  drag(from: Point, to: Point, pointer: PointerKind): Promise<void>
  pressEscape(): Promise<void>
  close(): Promise<void>
}

/** The number of moves in a drag. */
export const STEPS = 8

/** No call takes this long unless the browser hangs: a busy machine can be slow. */
export const LONGEST_CALL_MS = 180_000
