import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAngle } from './ShapePicture.tsx'

afterEach(cleanup)

function anglesOf(...turns: readonly number[]): number[] {
  const { result, rerender } = renderHook(({ at }) => useAngle(at, 6), { initialProps: { at: turns[0] } })
  return turns.map((at) => {
    rerender({ at })
    return result.current
  })
}

it('goes on over the full circle', () => {
  expect(anglesOf(4, 5, 0, 1)).toEqual([240, 300, 360, 420])
})

it('takes the short way, forwards where both are as long', () => {
  expect(anglesOf(0, 5, 2)).toEqual([0, -60, 120])
})

it('knows numbers of turns beyond the circle', () => {
  expect(anglesOf(5, 6, 13)).toEqual([300, 360, 420])
})
