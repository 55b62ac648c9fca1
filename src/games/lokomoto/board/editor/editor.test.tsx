import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { leadersOf } from '#boards/editor/scorer.ts'
import { startingAt } from '#engine/position.ts'
import { readRecord, replay } from '#engine/record.ts'
import { shapeOf, trainOf } from '../../cards/cards.ts'
import { positionCheck } from '../../rules/check-position.ts'
import type { LokoPosition } from '../../rules/position.ts'
import { lokomoto as game } from '../../rules/rules.ts'
import type { LokoScore } from '../../rules/score.ts'
import { texts } from '../../text/en/board.ts'
import { editor as words } from '../../text/en/editor.ts'
import { setEditor as setTexts } from '../../text/set-editor.ts'
import { sectionName } from '../names.ts'
import { editor } from './editor.tsx'
import { MapEditor, mapOf } from './MapEditor.tsx'
import { setEditor } from './SetEditor.tsx'
import { scorer } from './scorer.ts'

afterEach(cleanup)

const NAMES = ['Anna', 'Béla', 'Cili']
const { cards } = game

let now: LokoPosition

function Whole() {
  const [position, setPosition] = useState(game.position(game.setup({ players: 3, first: 1 }, 'editor')))
  now = position
  return (
    <editor.Editor
      {...{ position, cards, texts, words }}
      names={NAMES}
      change={(changed) => setPosition(editor.tidy(changed, cards))}
    />
  )
}

/** Presses a button as Enter does. By its text, since to find one among all sections by its role takes seconds. */
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const spoken = (section: string) => sectionName(section, cards, texts.words)
/** Paints a section with the chosen pen; `before` is what it was. */
const paint = (section: string, before = words.free) => press(`${spoken(section)}: ${before}`)
const add = (player: string, list: string, card: number) => {
  const region = within(screen.getByRole('region', { name: player }))
  fireEvent.change(region.getByLabelText(list), { target: { value: String(card) } })
}
const problems = () => positionCheck.check(now, game).map(({ reason }) => reason)

it('a position is set up without a pointer, refused until its trains are paid, and played on', () => {
  render(<Whole />)
  const [one, other, third] = cards.map.sections
  paint(one)
  paint(other)
  expect(now.sections[other]).toEqual({ seat: 1, solid: true })
  paint(other, words.drawn('Anna'))
  expect(now.sections[other]).toBe('free')
  press(words.reserved('Béla'))
  paint(other)
  fireEvent.change(screen.getByLabelText(words.turn), { target: { value: '2' } })
  expect(now).toMatchObject({ turn: 2, active: [2], phase: 'main' })

  const train = [...now.trains, ...now.trainDeck].find((id) => trainOf(cards, id).price === 2) ?? 0
  add('Cili', words.addTrain, train)
  expect(problems()).toEqual(['unpaid'])
  press(words.black)
  paint(third)
  paint(cards.map.sections[3])
  expect(problems()).toEqual([])
  const shape = now.shapeDecks[1][0]
  add('Cili', words.addShape, shape)
  expect(now.players[2]).toMatchObject({ trains: [train], shapes: [shape] })
  expect(problems()).toEqual([])
  add('Béla', words.addShape, now.shapeDecks[2][0])
  expect(problems()).toEqual(['shapesPerTrain'])
  fireEvent.click(screen.getByLabelText(words.remove(texts.words.shape(now.players[1].shapes[0], 2))))
  expect(problems()).toEqual([])

  const state = startingAt(game, now).setup({ players: 3, first: 1 }, 'on')
  const draw = (section: string) => game.parse(`draw ${section}`) ?? (section as never)
  expect(game.refusal(state, 2, draw(one))).toMatchObject({ rule: expect.stringMatching(/^LK-/) })
  expect(game.refusal(state, 2, draw(other)), 'reserved by this player').toBeUndefined()
  game.play(state, 2, draw(other))
  expect(game.active(state)).toEqual([3])
})

it('a map is drawn with keys on an empty lattice, and one that was made elsewhere is shown whole', () => {
  let map = mapOf(setEditor.empty)
  const shown = () => (
    <MapEditor
      map={map}
      texts={setTexts.en}
      unfit={[]}
      change={(changed) => {
        map = changed
      }}
    />
  )
  const { rerender, container } = render(shown())
  const lattice = screen.getByRole('region', { name: setTexts.en.map })
  const size = container.querySelectorAll('circle').length
  for (const code of ['KeyD', 'ArrowRight', 'KeyD', 'ArrowRight', 'KeyX', 'KeyA', 'KeyE']) {
    fireEvent.keyDown(lattice, { key: code, code })
    rerender(shown())
  }
  expect(map.sections).toHaveLength(5)
  expect(container.querySelectorAll('circle').length).toBeGreaterThanOrEqual(size)

  map = { ...map, nodes: { a1: [-3, -2], a2: [-2, -2] }, sections: ['a1-a2'] }
  rerender(shown())
  expect(container.querySelectorAll('[data-station="true"]')).toHaveLength(2)
})

const GOLDEN = 'tests/golden/lokomoto'

it.each(readdirSync(GOLDEN))('the score pad comes to the score and the winners of the record %s', (file) => {
  const record = readRecord(JSON.parse(readFileSync(`${GOLDEN}/${file}`, 'utf8')))
  if (!record.ok) throw new Error(record.error)
  const played = replay(game, record.value)
  if (!played.ok) throw new Error(played.error)
  const { players, sections } = game.position(played.value.state)
  const pads = players.map((player, i) => {
    const unused = Object.values(sections).filter(
      (mark) => typeof mark === 'object' && mark.seat === i + 1 && mark.solid,
    )
    return scorer.score({
      trains: player.trains.map((id) => String(trainOf(cards, id).price)),
      bonus: player.trains.flatMap((id) => signs(trainOf(cards, id).bonus)),
      shapes: player.shapes.map((id) => String(shapeOf(cards, id).points)),
      unused: unused.map(() => '-1'),
    })
  })
  const { scores, winners } = record.value.result as { scores: LokoScore[]; winners: number[] }
  expect(pads.map(({ total }) => total)).toEqual(scores.map(({ total }) => total))
  expect(pads.map(({ rows }) => rows.unused.points + 0)).toEqual(scores.map(({ unused }) => unused))
  expect(leadersOf(pads)).toEqual(winners)
})

/** A bonus as it is entered: one key for each point. */
function signs(bonus: number): string[] {
  return Array.from({ length: Math.abs(bonus) }, () => (bonus < 0 ? '-1' : '1'))
}
