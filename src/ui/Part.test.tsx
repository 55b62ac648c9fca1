import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Boundary, lazyExtra, lazyPart, PartWords, preload, useLoaded, usePart } from './Part.tsx'

const WORDS = { notLoaded: 'Could not be loaded.', tryAgain: 'Try again' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(cleanup)

/** Gives a paragraph, but not the first time. */
function failingOnce() {
  const load = vi.fn(async () => () => <p>Loaded</p>)
  return load.mockRejectedValueOnce(new Error('no connection'))
}

function show(part: React.ReactNode) {
  return render(
    <PartWords value={WORDS}>
      <Suspense fallback="…">{part}</Suspense>
    </PartWords>,
  )
}

describe('a part in a chunk of its own', () => {
  it('can be tried again when it could not be loaded, and is not loaded again before', async () => {
    const load = failingOnce()
    const Part = lazyPart(load)
    show(<Part />)
    expect((await screen.findByRole('alert')).textContent).toBe('Could not be loaded. Try again')
    expect(load).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Loaded')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is tried again with what it loads itself', async () => {
    const load = vi.fn(async () => 'Two points')
    load.mockRejectedValueOnce(new Error('no connection'))
    const Part = lazyPart(async () => () => <p>{usePart(load, undefined)}</p>)
    await act(async () => show(<Part />))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByText('Two points')).toBeTruthy()
  })

  it('leaves nothing in its place where the page can do without it', async () => {
    const load = failingOnce()
    const Extra = lazyExtra(load)
    const { container } = show(
      <>
        <Extra />
        Board
      </>,
    )
    expect(await screen.findByText('Board')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe('Board')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows at once what was loaded before', async () => {
    const load = async (language: string) => `in ${language}`
    await preload(load, 'en')
    const Text = () => usePart(load, 'en')
    const { container } = show(<Text />)
    expect(container.textContent).toBe('in en')
  })
})

describe('what is loaded for a key', () => {
  it('stays while the part for another key loads, also if that fails', async () => {
    let fail: (error: Error) => void = () => undefined
    const load = (key: string) =>
      key === 'en'
        ? Promise.resolve('words')
        : new Promise<string>((_, reject) => {
            fail = reject
          })
    const { result, rerender } = renderHook(({ key }) => useLoaded(key, load), { initialProps: { key: 'en' } })
    await waitFor(() => expect(result.current).toBe('words'))
    rerender({ key: 'hu' })
    expect(result.current).toBe('words')
    fail(new Error('no connection'))
    await waitFor(() => expect(preload(load, 'hu')).toBeTruthy())
    expect(result.current).toBe('words')
  })

  it('goes to the boundary where nothing could be loaded', async () => {
    const load = () => Promise.reject(new Error('no connection'))
    const Words = () => useLoaded('en', load)
    render(
      <Boundary failure={() => 'failed'}>
        <Words />
      </Boundary>,
    )
    expect(await screen.findByText('failed')).toBeTruthy()
  })

  it('is opened afresh where it may have changed', async () => {
    const open = vi.fn(async (id: string) => ({ id }))
    const first = renderHook(() => useLoaded('a', open, true))
    await waitFor(() => expect(first.result.current).toEqual({ id: 'a' }))
    const second = renderHook(() => useLoaded('a', open, true))
    expect(second.result.current).toBeUndefined()
    await waitFor(() => expect(second.result.current).toEqual({ id: 'a' }))
    expect(second.result.current).not.toBe(first.result.current)
  })
})
