import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMade } from './use-made.ts'

it('what is made is made again only when a part changes', () => {
  const made: string[] = []
  const make = (game: string, step: number) => {
    made.push(`${game} ${step}`)
    return { game, step }
  }
  const { result, rerender } = renderHook(({ game, step }) => useMade(make, game, step), {
    initialProps: { game: 'rail', step: 1 },
  })
  const first = result.current
  rerender({ game: 'rail', step: 1 })
  expect(result.current).toBe(first)
  rerender({ game: 'rail', step: 2 })
  expect(result.current).toEqual({ game: 'rail', step: 2 })
  expect(made).toEqual(['rail 1', 'rail 2'])
})
