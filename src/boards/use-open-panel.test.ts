// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOpenPanel } from './use-open-panel.ts'

it('a call brings a panel to the fore once, and leaves people free to open another', () => {
  const { result, rerender } = renderHook(({ call }) => useOpenPanel('trains', call), {
    initialProps: { call: undefined as string | undefined },
  })
  const open = (panel: string) => act(() => result.current[1](panel))
  expect(result.current[0]).toBe('trains')
  open('log')
  rerender({ call: 'trains' })
  expect(result.current[0]).toBe('trains')
  open('log')
  expect(result.current[0]).toBe('log')
  rerender({ call: undefined })
  expect(result.current[0]).toBe('log')
})
