import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Rng } from '#engine/random.ts'
import { type CardSet, ESTABLISHMENTS, type EstablishmentId, type ItemId, type LandmarkId } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { insightOf } from '../../rules/insight.ts'
import { machiKoro } from '../../rules/rules.ts'
import { supply as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { SupplyPanel, type SupplyPanelProps } from './SupplyPanel.tsx'

afterEach(cleanup)

const FULL = Object.fromEntries(ESTABLISHMENTS.map((id) => [id, 6])) as Record<EstablishmentId, number>

interface Shown extends Partial<SupplyPanelProps> {
  readonly landmarks?: readonly LandmarkId[]
}

/** The supply as Anna sees it; what stands in the way of building, the rules say. */
function show({ landmarks = [], ...props }: Shown) {
  const onChoose = vi.fn()
  const { coins = 3, owned = { 'wheat-field': 1, bakery: 1 }, supply = FULL } = props
  const start = machiKoro.position(machiKoro.setup({ players: 2, first: 1 }, 'tea'))
  const players = [{ coins, cards: owned, landmarks }, start.players[1]]
  const state = machiKoro.fromPosition({ ...start, supply, players }, new Rng('tea'))
  const { container } = render(
    <SupplyPanel
      cards={standard as CardSet}
      supply={FULL}
      buyer="Anna"
      coins={coins}
      owned={owned}
      obstacle={insightOf(state, 1).obstacle}
      buildable={new Set<ItemId>()}
      chosen={null}
      gain={0}
      bought={null}
      onChoose={onChoose}
      texts={texts}
      words={words}
      {...props}
    />,
  )
  return { onChoose, panel: container }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const availability = (name: RegExp) => button(name).getAttribute('data-availability')

describe('the supply', () => {
  it('says everything about a card in the name of its button', () => {
    show({ coins: 3 })
    expect(
      button(
        /^Cheese Factory, green, rolls 7, 5 coins, 6 left, Anna has 0\. On your turn: get 3 coins .* 2 coins short\.$/,
      ),
    ).toBeTruthy()
    expect(button(/^Family Restaurant, red, restaurant, rolls 9 and 10, 3 coins, .* Affordable\.$/)).toBeTruthy()
    expect(button(/^Radio Tower, landmark, 22 coins\. .* 19 coins short\.$/)).toBeTruthy()
  })

  it('shows what the coins are enough for, also when it is not the time to build', () => {
    show({ coins: 3 })
    expect([/^Forest/, /^Ranch/, /^Mine/, /^Train Station/].map(availability)).toEqual([
      'affordable',
      'affordable',
      'short',
      'short',
    ])
    expect(button(/^Forest/).getAttribute('aria-disabled')).toBe('true')
  })

  it('offers what is legal now, and reports every tap', () => {
    const { onChoose } = show({ coins: 3, buildable: new Set<ItemId>(['ranch', 'forest']) })
    expect(availability(/^Forest/)).toBe('possible')
    expect(button(/^Forest/).getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(button(/^Forest/))
    fireEvent.click(button(/^Mine/))
    fireEvent.click(button(/^Shopping Mall/))
    expect(onChoose.mock.calls).toEqual([['forest'], ['mine'], ['shopping-mall']])
  })

  it('says what is sold out or built, on the card itself', () => {
    show({
      coins: 30,
      supply: { ...FULL, ranch: 0 },
      owned: { stadium: 1 },
      landmarks: ['train-station'],
    })
    expect(button(/^Ranch.* Sold out\.$/).textContent).toContain('Sold out')
    expect(button(/^Stadium.* One per town\.$/).textContent).toContain('Built')
    expect(button(/^Train Station.* Already built\.$/).textContent).toContain('Built')
    expect(availability(/^TV Station/)).toBe('affordable')
  })

  it('tells in its head what the chosen card does, and why it cannot be had', () => {
    const { panel } = show({ coins: 2 })
    expect(panel.textContent).toContain('Anna has 2 coins')
    cleanup()
    const { panel: chosen } = show({ coins: 2, chosen: 'mine' })
    expect(chosen.textContent).toContain('On anyone’s turn: get 5 coins from the bank.')
    expect(chosen.textContent).toContain('4 coins short')
    expect(button(/^Mine/).getAttribute('aria-pressed')).toBe('true')
  })

  it('says of a chosen shop or restaurant that it is one', () => {
    show({ chosen: 'bakery' })
    expect(screen.getByText('shop')).toBeTruthy()
  })

  it('is one stop for the Tab key, and arrow keys go through its rows', () => {
    show({})
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([button(/^Wheat Field/)])
    const walk = [
      ['ArrowRight', /^Ranch/],
      ['ArrowDown', /^Stadium/],
      ['ArrowDown', /^Mine/],
      ['ArrowDown', /^Shopping Mall/],
      ['ArrowDown', /^Shopping Mall/],
      ['ArrowUp', /^Mine/],
      ['End', /^Radio Tower/],
      ['ArrowUp', /^Apple Orchard/],
      ['ArrowRight', /^Fruit and Vegetable Market/],
      ['ArrowDown', /^Radio Tower/],
      ['Home', /^Wheat Field/],
      ['ArrowLeft', /^Wheat Field/],
    ] as const
    button(/^Wheat Field/).focus()
    for (const [key, name] of walk) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      expect(document.activeElement, key).toBe(button(name))
      expect(button(name).tabIndex).toBe(0)
    }
  })
})
