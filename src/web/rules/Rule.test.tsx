import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RuleProse, RuleTableView } from './Rule.tsx'

test.each(['RH-T1', 'RH-Q', 'LK-2P', 'MK-R1', 'MK-12'])('%s becomes a link where there is such a rule', (id) => {
  const ids = new Set([id])
  render(<RuleProse text={`As ${id}, (${id}) and ルール${id}です say; not X${id}, nor RH-Z9.`} words={[]} ids={ids} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([id, id, id])
  expect(links[0].getAttribute('href')).toBe(`#${id}`)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page on which every table has this width, and room for 300. */
function showTable(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.stubGlobal('ResizeObserver', function Observer(tell: () => void) {
    return { observe: tell, disconnect() {} }
  })
  const table = { head: ['Card', 'Cost'], rows: [['Mine', '6']] }
  render(<RuleTableView table={table} label="The cards" words={[]} ids={new Set()} />)
}

test('a table that fits is no stop for the keyboard', () => {
  showTable(300)
  expect(screen.getByRole('cell', { name: '6' })).toBeDefined()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a table that is too wide is scrolled in a box of its own, with a name and by keyboard', () => {
  showTable(400)
  expect(screen.getByRole('region', { name: 'The cards' }).tabIndex).toBe(0)
})
