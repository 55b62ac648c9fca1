import type { Output } from './io.ts'

/** Tables and progress for the terminal. */

/** The first row is the heading. An empty row draws a horizontal rule. */
export type Rows = readonly (readonly string[])[]

/** Aligns columns of numbers to the right and texts to the left; from `rightFrom` on, all columns to the right. */
export function table(rows: Rows, rightFrom = Number.POSITIVE_INFINITY): string {
  const [heading, ...body] = rows
  const columns = heading.map((_, i) => i)
  const widths = columns.map((i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  const isRight = columns.map((i) => i >= rightFrom || isNumeric(body.map((row) => row[i] ?? '')))
  const line = (row: readonly string[]) =>
    columns
      .map((i) => {
        const cell = row[i] ?? ''
        const space = ' '.repeat(widths[i] - widthOf(cell))
        return isRight[i] ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('──')
  const lines = [line(heading), rule, ...body.map((row) => (row.length === 0 ? rule : line(row)))]
  return `${lines.join('\n')}\n`
}

/** Names and values in two columns. */
export function list(rows: Rows): string {
  const width = Math.max(...rows.map(([name]) => widthOf(name)))
  return rows.map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value}\n`).join('')
}

/** Wraps words after `begin`; further lines are indented by its width. */
export function wrap(begin: string, words: readonly string[], separator: string, width: number): string {
  const lines: string[] = []
  let line = begin
  let isEmpty = true
  for (const [i, word] of words.entries()) {
    const piece = i < words.length - 1 ? word + separator.trimEnd() : word
    const joined = isEmpty ? line + piece : `${line} ${piece}`
    if (!isEmpty && widthOf(joined) > width) {
      lines.push(line)
      line = ' '.repeat(widthOf(begin)) + piece
    } else {
      line = joined
    }
    isEmpty = false
  }
  return `${[...lines, line].join('\n')}\n`
}

function isNumeric(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '') && cells.every((cell) => /^(|[-–]|-?[\d.,]+( ?%)?)$/.test(cell))
}

/** The width of a text in a terminal: two columns per East Asian character or emoji, none per combining mark. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue
    width +=
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(
        character,
      )
        ? 2
        : 1
  }
  return width
}

/** One line that is overwritten with each update. Prints nothing if the output is not a terminal. */
export class StatusLine {
  readonly #output: Output
  #isShown = false

  constructor(output: Output) {
    this.#output = output
  }

  show(text: string): void {
    if (!this.#output.isTTY) return
    this.#output.write(`\r\u001b[K${text.slice(0, (this.#output.columns || 80) - 1)}`)
    this.#isShown = true
  }

  clear(): void {
    if (!this.#isShown) return
    this.#output.write('\r\u001b[K')
    this.#isShown = false
  }
}

const BAR = 24

const FIRST_AFTER_MS = 300

const AGAIN_AFTER_MS = 100

/** A progress bar with the rate and the time left. */
export class Progress {
  readonly #line: StatusLine
  readonly #total: number
  readonly #unit: string
  readonly #now: () => number
  readonly #begin: number
  #next: number

  constructor(output: Output, total: number, unit: string, now: () => number = () => performance.now()) {
    this.#line = new StatusLine(output)
    this.#total = total
    this.#unit = unit
    this.#now = now
    this.#begin = now()
    this.#next = this.#begin + FIRST_AFTER_MS
  }

  /** `note` is appended, and cut off if the line is too long. */
  update(done: number, note = ''): void {
    const now = this.#now()
    if (now < this.#next) return
    this.#next = now + AGAIN_AFTER_MS
    const seconds = (now - this.#begin) / 1000
    const rate = done / seconds
    const shownRate = rate < 100 ? rate.toFixed(1) : rate.toFixed(0)
    const filled = Math.floor((done / this.#total) * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    const left = done === 0 ? '' : `, ${duration((this.#total - done) / rate)} left`
    this.#line.show(`${bar} ${done} of ${this.#total} ${this.#unit}, ${shownRate}/s${left}${note}`)
  }

  /** Removes the bar, for other output or at the end. */
  clear(): void {
    this.#line.clear()
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
