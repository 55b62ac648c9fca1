// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RuleProse } from './RuleProse.tsx'

afterEach(cleanup)

test.each(['RH-T1', 'RH-Q', 'LK-2P', 'MK-R1', 'MK-12'])('%s becomes a link where there is such a rule', (id) => {
  const ids = new Set([id])
  render(<RuleProse text={`As ${id}, (${id}) and ルール${id}です say; not X${id}, nor RH-Z9.`} words={[]} ids={ids} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([id, id, id])
  expect(links[0].getAttribute('href')).toBe(`#${id}`)
})
