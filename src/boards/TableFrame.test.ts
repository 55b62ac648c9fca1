// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOpenPanel } from './TableFrame.tsx'

interface Table {
  readonly call?: string
  readonly first?: string
}

function open(initialProps: Table = {}) {
  const { result, rerender } = renderHook(({ call, first }: Table) => useOpenPanel('trains', call, first), {
    initialProps,
  })
  return {
    now: () => result.current.id,
    rerender,
    show: (panel: string) => act(() => result.current.show(panel)),
    toggle: (panel: string) => act(() => result.current.toggle(panel)),
    close: () => act(() => result.current.close()),
  }
}

it('a call brings the home panel to the fore once, and leaves people free to open another', () => {
  const { now, rerender, show } = open()
  show('log')
  rerender({ call: 'hint' })
  expect(now()).toBe('trains')
  show('log')
  expect(now()).toBe('log')
  rerender({})
  expect(now()).toBe('log')
})

it('another panel may be the first: it can be closed, and gives way when its time is over', () => {
  const { now, rerender, show, close } = open({ first: 'help' })
  expect(now()).toBe('help')
  close()
  expect(now()).toBe('trains')
  show('log')
  rerender({})
  expect(now()).toBe('trains')
  rerender({ first: 'help' })
  expect(now()).toBe('trains')
})

it('a key that opens a panel closes it again, also the first one', () => {
  const { now, toggle } = open({ first: 'help' })
  toggle('help')
  expect(now()).toBe('trains')
  toggle('help')
  expect(now()).toBe('help')
})
