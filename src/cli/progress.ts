import type { Output } from './io.ts'

/** One line on standard error that is written over and over; nothing at all when that is not a terminal. */
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

/** How far a long piece of work is, how fast it goes and when it will be done. */
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

  /** `note` stands behind the rest, where there is room. */
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

  /** Makes room for other output, or ends the bar. */
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
