import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LINES } from '../../cards/cards.ts'
import { CardPicture } from './CardPicture.tsx'

afterEach(cleanup)

const card = { id: 1, landmark: null, values: { red: 6, yellow: 1, blue: 2, black: 3 }, roads: [] }

/** The corner that each line's value is drawn in: "top left". */
function cornersOf(picture: Element) {
  return LINES.map((line) => {
    const chip = picture.querySelector(`path[fill="var(--line-${line})"]`)?.closest('g')
    const [x, y] = (chip?.getAttribute('transform')?.match(/[\d.]+/g) ?? []).map(Number)
    return `${line} ${chip?.textContent} ${y < 50 ? 'top' : 'bottom'} ${x < 50 ? 'left' : 'right'}`
  })
}

it.each([0, 90, 180, 270])('RH-P4: values are drawn in the printed corners, the card rotated by %i°', (turn) => {
  const { container } = render(<CardPicture card={card} turn={turn} />)
  const printed = ['red 6 top left', 'yellow 1 bottom left', 'blue 2 top right', 'black 3 bottom right']
  expect(cornersOf(container)).toEqual(printed)
})
