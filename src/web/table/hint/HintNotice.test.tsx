import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../online/lobby/testing/fake-server.tsx'
import { expert } from '../../text/en/expert.ts'
import type { Advice } from './ask-expert.ts'
import { HintNotice } from './HintNotice.tsx'

const words = { steps: ['Build a Bakery'], reason: 'It pays most.', stepReasons: [], estimate: '60%', others: [] }
const advice = { plan: ['build bakery'], begin: 0, words, texts: expert.hint } as unknown as Advice

test.each([
  ['over', 120, true],
  ['above', 40, false],
])('a hint that lies %s what it points at is brief: %s', (_, bottom, isBrief) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-hint') ? new DOMRect(0, bottom - 20, 90, 20) : new DOMRect(0, 60, 390, 80)
  })
  show(
    <main>
      <button type="button" data-hint>
        Bakery
      </button>
      <HintNotice now={{ state: 'given', advice, step: 0 }} onClose={() => undefined} />
    </main>,
  )
  const notice = screen.getByText('Build a Bakery').closest('section')?.firstElementChild
  expect(notice?.hasAttribute('data-brief')).toBe(isBrief)
})
