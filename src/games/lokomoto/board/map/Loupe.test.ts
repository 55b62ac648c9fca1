import { expect, it } from 'vitest'
import { loupePlace, loupeSide } from './Loupe.tsx'

const phone = { width: 390, height: 844 }

it('hangs above the finger where there is room', () => {
  expect(loupePlace([200, 500], 'right', phone)).toEqual([112, 268])
})

it('is whole on the screen, wherever the finger is', () => {
  for (let x = 0; x <= phone.width; x += 15)
    for (let y = 0; y <= phone.height; y += 15)
      for (const side of ['left', 'right'] as const) {
        const [left, top] = loupePlace([x, y], side, phone)
        expect([left >= 4, top >= 4, left + 176 <= 386, top + 196 <= 840]).toEqual([true, true, true, true])
      }
})

it('moves smoothly to its side, and never jumps to the other', () => {
  for (const side of ['left', 'right'] as const) {
    let before = loupePlace([195, 400], side, phone)
    for (let y = 399; y > 0; y--) {
      const now = loupePlace([195, y], side, phone)
      expect(Math.hypot(now[0] - before[0], now[1] - before[1])).toBeLessThan(3)
      before = now
    }
  }
})

it('gives way to the side with more room', () => {
  expect(loupeSide([100, 50], 390)).toBe('right')
  expect(loupeSide([300, 50], 390)).toBe('left')
})
