// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOpenPanel } from './TableFrame.tsx'

interface Table {
  readonly usual?: string
  readonly call?: string
}

function open() {
  const { result, rerender } = renderHook(({ usual = 'trains', call }: Table) => useOpenPanel(usual, call), {
    initialProps: {},
  })
  return {
    now: () => result.current.id,
    rerender,
    show: (panel: string) => act(() => result.current.show(panel)),
    toggle: (panel: string) => act(() => result.current.toggle(panel)),
  }
}

it('a call brings the usual panel to the fore once, and leaves people free to open another', () => {
  const { now, rerender, show } = open()
  show('log')
  rerender({ call: 'hint' })
  expect(now()).toBe('trains')
  show('log')
  expect(now()).toBe('log')
  rerender({})
  expect(now()).toBe('log')
})

it('comes back to the usual panel when that changes', () => {
  const { now, rerender, show } = open()
  show('log')
  rerender({ usual: 'market' })
  expect(now()).toBe('market')
})

it('a key that opens a panel closes it again', () => {
  const { now, toggle } = open()
  toggle('help')
  expect(now()).toBe('help')
  toggle('help')
  expect(now()).toBe('trains')
})
