// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explanationOf, listen } from './Tooltip.ts'

let leaving: AbortController
const acted = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  acted.mockClear()
  document.body.innerHTML = `
    <button id="tab" aria-controls="panel">Plans</button>
    <div id="panel"><button id="plan" title="Three landmarks in a row"><svg id="sign"></svg></button>
    <span title="+3 for one line">+3</span></div>`
  document.getElementById('plan')?.addEventListener('click', acted)
  leaving = new AbortController()
  const touch = new PointerEvent('pointerdown', { pointerType: 'touch' })
  listen(leaving.signal, touch)
  listen(leaving.signal, touch)
})
afterEach(() => leaving.abort())

const shown = () => {
  const bubbles = document.querySelectorAll('[role=status]')
  expect(bubbles).toHaveLength(1)
  return bubbles[0].hasAttribute('hidden') ? undefined : bubbles[0].textContent
}
const sign = () => document.getElementById('sign') as Element

function point(type: string, pointerType: string, x = 0, timeStamp = Date.now()): void {
  const event = new PointerEvent(type, { pointerType, clientX: x, bubbles: true })
  sign().dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
}

describe('a finger', () => {
  test('that rests on something is told what it is, and does not press it', () => {
    point('pointerdown', 'touch')
    expect(shown()).toBeUndefined()
    vi.advanceTimersByTime(600)
    expect(shown()).toBe('Three landmarks in a row')
    point('pointerup', 'touch')
    sign().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(acted).not.toHaveBeenCalled()
  })

  test('that presses the next thing presses it', () => {
    point('pointerdown', 'touch')
    vi.advanceTimersByTime(600)
    point('pointerdown', 'touch')
    expect(shown()).toBeUndefined()
    point('pointerup', 'touch')
    sign().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(acted).toHaveBeenCalledOnce()
  })

  test('that was lifted in time presses, even if the page was busy and hears of it later', () => {
    const lifted = Date.now() + 80
    point('pointerdown', 'touch')
    vi.advanceTimersByTime(600)
    point('pointerup', 'touch', 0, lifted)
    expect(shown()).toBeUndefined()
    sign().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(acted).toHaveBeenCalledOnce()
  })

  test.each([
    ['moves', () => point('pointermove', 'touch', 40)],
    ['is lifted', () => point('pointerup', 'touch')],
  ])('that %s is told nothing', (_, act) => {
    point('pointerdown', 'touch')
    act()
    vi.advanceTimersByTime(600)
    expect(shown()).toBeUndefined()
  })
})

test('a mouse is left to the browser', () => {
  point('pointerdown', 'mouse')
  vi.advanceTimersByTime(600)
  expect(shown()).toBeUndefined()
})

test('the key I explains what has the focus, and closes it again; a tab stands for its panel', () => {
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))
  document.getElementById('plan')?.focus()
  press('i')
  expect(shown()).toBe('Three landmarks in a row')
  press('i')
  expect(shown()).toBeUndefined()
  expect(explanationOf(document.getElementById('tab') as Element)).toBe('Three landmarks in a row\n+3 for one line')
})
