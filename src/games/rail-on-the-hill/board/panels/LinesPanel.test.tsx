import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CardSet, LINES } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { panels } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { offerOf } from '../use-turn.ts'
import { LinesPanel, type LinesPanelProps } from './LinesPanel.tsx'

afterEach(cleanup)

const line = (tracks: string[], laid: number, plans: number[]) => ({ tracks, laid, plans })
const NOTHING = line([], 0, [])
const PLAYER: LinesPanelProps['player'] = {
  resources: 0,
  hand: [],
  planHand: [],
  town: {},
  kept: [],
  lines: { red: line(['d4-e5', 'e5-f5'], 4, [54]), yellow: NOTHING, blue: NOTHING, black: NOTHING },
  acquired: 'a',
  placed: false,
  laid: false,
  located: false,
  ended: false,
  pending: null,
}

function show(props: Partial<LinesPanelProps> = {}, met = false) {
  const calls = { onLine: vi.fn(), onScore: vi.fn() }
  render(
    <LinesPanel
      player={PLAYER}
      insight={{
        spots: {},
        plans: {
          red: [{ card: 54, have: 2, need: 7, missing: [], category: undefined }],
          yellow: [],
          blue: [],
          black: [],
        },
        sources: LINES.filter((each) => !met || each !== 'red').map((each) => ({
          from: 'penalty',
          points: -10,
          line: each,
        })),
      }}
      score={{
        lines: { red: 12, yellow: 0, blue: 0, black: 0 },
        plans: { red: [{ card: 54, met, wilds: 0, points: met ? 6 : 0 }], yellow: [], blue: [], black: [] },
        penalty: -40,
        requests: {},
        resources: 0,
        total: 0,
        fulfilled: 0,
      }}
      cards={standard as CardSet}
      texts={panels}
      words={words}
      offer={offerOf(['lay red f5-g5'])}
      selectedLine={null}
      targets={null}
      {...calls}
      {...props}
    />,
  )
  return calls
}

const possible = () =>
  ['Red', 'Yellow', 'Blue', 'Black'].filter(
    (name) =>
      screen.getByRole('button', { name: new RegExp(`^${name} line:`) }).getAttribute('aria-disabled') !== 'true',
  )

describe('the lines', () => {
  it('can be chosen where a track can be laid, or where a Plan card can go', () => {
    show()
    expect(possible()).toEqual(['Red'])
    cleanup()
    show({ targets: ['blue', 'black'] })
    expect(possible()).toEqual(['Blue', 'Black'])
  })

  it('tell a choice of the line from a question about its points', () => {
    const { onLine, onScore } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Red line, 12 points: show where they come from' }))
    fireEvent.click(screen.getByRole('button', { name: /^Yellow line:/ }))
    expect(onScore.mock.calls).toEqual([['red']])
    expect(onLine.mock.calls).toEqual([['yellow']])
  })

  it('count laid and scrapped tracks, and how far the next bonus is', () => {
    show()
    expect(screen.getByRole('img', { name: '2 of 8 tracks laid, 2 scrapped' })).toBeTruthy()
    expect(screen.getByText('bonus in 2', { ignore: '[aria-hidden]' })).toBeTruthy()
  })

  it('warn of every line without a fulfilled Plan card', () => {
    show()
    expect(screen.getAllByText('−10')).toHaveLength(4)
    expect(
      screen.getAllByRole('img', { name: '10 points lost at the end, if no Plan card is fulfilled' }),
    ).toHaveLength(4)
    expect(screen.getByRole('img', { name: 'Plan 54: 7 tracks, 6 points, 2 of 7' })).toBeTruthy()
    cleanup()
    show({}, true)
    expect(screen.getAllByText('−10')).toHaveLength(3)
    expect(screen.getByRole('img', { name: 'Plan 54: 7 tracks, 6 points, fulfilled' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Red line, 18 points/ })).toBeTruthy()
  })
})
