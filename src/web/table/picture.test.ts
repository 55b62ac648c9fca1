import { afterEach, expect, it, vi } from 'vitest'
import { keepColours } from './picture.ts'

afterEach(() => vi.unstubAllGlobals())

it('a picture takes along the custom properties that it is drawn with, and no others', () => {
  const page: Record<string, string> = { '--ink': 'light-dark(#222, #eee)', '--paper': '#fff', '--lamp': '#fd3' }
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => page[name] ?? '' }))
  document.body.innerHTML = `
    <svg style="color-scheme: light">
      <style>.wall { fill: var(--paper) }</style>
      <rect class="wall" style="--seat: #123" stroke="var(--ink)" /><circle fill="var(--seat)" />
    </svg>`
  const svg = document.querySelector('svg') as SVGSVGElement
  const copy = svg.cloneNode(true) as SVGSVGElement
  keepColours(copy, svg)
  const kept = Array.from(copy.style, (name) => [name, copy.style.getPropertyValue(name)])
  expect(Object.fromEntries(kept)).toEqual({
    'color-scheme': 'light',
    '--ink': 'light-dark(#222, #eee)',
    '--paper': '#fff',
  })
})
