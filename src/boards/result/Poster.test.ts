import { expect, it } from 'vitest'
import { paletteOf } from './Poster.tsx'

it('a poster has the colours of the day, as they are where things may move', () => {
  const sheet = `
    :root {
      --ink: light-dark(#22252b, #f0e9dc); /* written with */
      --shadow:
        0 1px 2px light-dark(rgb(58 46 24 / 14%), rgb(0 0 0 / 40%)),
        0 6px 18px light-dark(rgb(58 46 24 / 10%), rgb(0 0 0 / 30%));
      --sign: "Barlow", sans-serif;
      --pace: 180ms;
    }
    @media (prefers-reduced-motion: reduce) { :root { --pace: 0ms; } }
  `
  const { '--shadow': shadow, ...others } = paletteOf(sheet)
  expect(others).toEqual({ '--ink': '#22252b', '--sign': '"Barlow", sans-serif', '--pace': '180ms' })
  expect(String(shadow).split(/,\s+/)).toEqual(['0 1px 2px rgb(58 46 24 / 14%)', '0 6px 18px rgb(58 46 24 / 10%)'])
})
