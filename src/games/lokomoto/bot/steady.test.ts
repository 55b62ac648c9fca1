import { describe, expect, it } from 'vitest'
import { type QuickBot, randomBot } from '#bots/quick-bot.ts'
import { Rng } from '#engine/random.ts'
import type { LokoTypes } from '../rules/facts.ts'
import type { LokoPosition, SectionState } from '../rules/position.ts'
import { lokomoto } from '../rules/rules.ts'
import { harvestOf, playGame } from '../rules/testing/play-game.ts'
import { SOME_OPTIONS } from '../rules/testing/variants.ts'
import { steadyBot } from './steady.ts'

const random = randomBot as QuickBot<LokoTypes>

const START = lokomoto.position(lokomoto.setup({ players: 3, first: 1 }, 'tea'))

/** The state of the whole map: black, except for the named sections. */
function sections(named: Readonly<Record<string, SectionState>>): Readonly<Record<string, SectionState>> {
  return { ...Object.fromEntries(Object.keys(START.sections).map((section) => [section, 'black'] as const)), ...named }
}

function all(state: SectionState, names: string): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(names.split(' ').map((section) => [section, state]))
}

const MINE = { seat: 1, solid: true }
const KEPT = { seat: 1, solid: false }

/** The first train in the card file with this price and no bonus. */
function trainFor(price: number): number {
  return lokomoto.cards.trains.find((train) => train.price === price && train.bonus === 0)?.id ?? 0
}

/** The action of seat 1 of three in a game with these changes to its start position. */
function choiceAt(changes: Partial<LokoPosition>): string {
  const shapes = { 1: null, 2: null, 3: null }
  const state = lokomoto.fromPosition({ ...START, shapes, ...changes }, new Rng('tea'))
  const question = { game: lokomoto, view: lokomoto.view(state, 1), seat: 1, rng: new Rng('bot') }
  return lokomoto.format(steadyBot.choose(question))
}

describe('the steady bot of Lokomoto', () => {
  it.each(SOME_OPTIONS)('wastes few sections in complete games against other steady bots: %o', (options) => {
    const { perSection, unused } = harvestOf(playGame(options, 'like', Array(options.players).fill(steadyBot)))
    expect(perSection).toBeGreaterThan(0.85)
    expect(unused).toBeLessThan(10)
  })

  it.each([2, 3, 4, 5])('wins a game of %i players against random bots', (players) => {
    const seat = 1 + (players % 2)
    const bots = Array.from({ length: players }, (_, i) => (i + 1 === seat ? steadyBot : random))
    const state = playGame({ players }, 'random', bots)
    expect(lokomoto.standing(state).winners).toEqual([seat])
  })

  it('does not depend on the cards that it determinizes, after its random opening', () => {
    let decisions = 0
    playGame({ players: 4, hiddenAgendas: true, advanced: true }, 'honest', Array(4).fill(steadyBot), (state, seat) => {
      const view = lokomoto.view(state, seat)
      if (view.phase !== 'main' || decisions++ % 9 > 0) return
      const choose = (chance: string) => steadyBot.choose({ game: lokomoto, view, seat, rng: new Rng(chance) })
      expect(choose('other')).toEqual(choose('same'))
    })
    expect(decisions).toBeGreaterThan(20)
  })

  it('buys the largest train that its network pays for when there is no time for more, with the shape', () => {
    const trains = [2, 3, 4, 5, 6, 9].map(trainFor)
    const network = all(MINE, 'd2-d3 d3-d4 d4-d5 d5-d6 d3-e3')
    const free = all('free', 'a4-a5 i1-j1 a6-a7 h1-h2')
    expect(choiceAt({ trains, sections: sections({ ...network, ...free }) })).toMatch(
      new RegExp(`^buy ${trainFor(5)} with [^s]*$`),
    )
    // Shape 2 is a straight line of three.
    const shapes = { 1: 2, 2: null, 3: null }
    expect(choiceAt({ trains, shapes, sections: sections({ ...network, ...free }) })).toMatch(
      new RegExp(`^buy ${trainFor(5)} with .* shape 2$`),
    )
  })

  it('draws the one section that it lacks for a large train while there is time', () => {
    const network = all(MINE, 'd2-d3 d3-d4 d4-d5 d5-d6 d3-e3 e3-e4 e4-f4 f4-f5')
    const west = Object.keys(START.sections).filter((section) => section < 'c')
    const trains = [2, 3, 9].map(trainFor)
    const map = sections({ ...all('free', west.join(' ')), ...network, ...all('free', 'f5-g5') })
    expect(choiceAt({ trains, sections: map })).toBe('draw f5-g5')
    // Without time for that, it buys what it can pay for now.
    const free = all('free', 'a4-a5 f5-g5')
    expect(choiceAt({ trains, sections: sections({ ...network, ...free }) })).toMatch(`buy ${trainFor(3)} with`)
  })

  it('reserves, which costs nothing, instead of drawing a section that it can no longer use', () => {
    const trains = [6, 7, 8, 9].map(trainFor)
    const free = all('free', 'd2-d3 d3-d4 d4-d5 d5-d6')
    expect(choiceAt({ trains, sections: sections(free) })).toMatch(/^reserve \S+ \S+$/)
    expect(choiceAt({ trains, sections: sections(all('free', 'd2-d3')) })).toBe('reserve d2-d3')
  })

  it('draws a reserved section if that completes a train before the end', () => {
    const trains = [trainFor(4)]
    const network = all(MINE, 'd2-d3 d3-d4 d4-d5')
    const kept = all(KEPT, 'd5-d6')
    const free = all('free', 'a4-a5 i1-j1 a6-a7 h1-h2 a5-a6')
    expect(choiceAt({ trains, sections: sections({ ...network, ...kept, ...free }) })).toBe('draw d5-d6')
  })

  it('reserves two sections of a secret shape when the networks of four others come near', () => {
    const west = Object.keys(START.sections).filter((section) => section < 'd')
    const map = sections({
      ...all('free', west.join(' ')),
      ...all(MINE, 'i1-j1 i2-j1 i2-i3'),
      ...all('free', 'h3-i3 h3-i2 i1-i2'),
      ...all({ seat: 2, solid: true }, 'g3-h3 h4-i3'),
      ...all({ seat: 3, solid: true }, 'g4-h3 h1-i1'),
      ...all({ seat: 4, solid: true }, 'h3-h4 h2-i1'),
      ...all({ seat: 5, solid: true }, 'h2-i2'),
    })
    const players = [[22], [], [], [], []].map((secret) => ({ trains: [], shapes: [], secret }))
    const options = { players: 5, first: 1, hiddenAgendas: true } as const
    const choice = choiceAt({ options, players, trains: [trainFor(6)], sections: map })
    expect(choice).toMatch(/^reserve (h3-i2 h3-i3|h3-i2 i1-i2|h3-i3 i1-i2)$/)
  })

  it('reserves the link between its two networks if several players come near, and draws it if none does', () => {
    const west = Object.keys(START.sections).filter((section) => section < 'c')
    const map = {
      ...all('free', west.join(' ')),
      ...all(MINE, 'd2-d3 d5-e4 e4-f4'),
      ...all('free', 'd3-d4 d4-d5'),
    }
    const near = all({ seat: 2, solid: true }, 'd4-e3')
    const alsoNear = all({ seat: 3, solid: true }, 'c4-d4')
    const at = (changes: Partial<LokoPosition>) => choiceAt({ trains: [trainFor(5)], ...changes })
    const five = { options: { players: 5, first: 1 }, players: Array(5).fill(START.players[0]) } as const
    expect(at({ ...five, sections: sections({ ...map, ...near, ...alsoNear }) })).toBe('reserve d3-d4 d4-d5')
    expect(at({ ...five, sections: sections(map) })).toMatch(/^draw (d3-d4|d4-d5)$/)
  })

  it('takes the last free sections if that wins the game', () => {
    const players = [{ ...START.players[0], trains: [trainFor(9)] }, ...START.players.slice(1)]
    const trains = [trainFor(2)]
    const map = sections({ ...all(MINE, 'd2-d3 d3-d4'), ...all('free', 'a4-a5 i1-j1') })
    expect(choiceAt({ trains, players, sections: map })).toBe('reserve a4-a5 i1-j1')
  })

  it('reserves what others want when no player can catch up', () => {
    const players = [{ ...START.players[0], trains: [9, 8, 8, 7].map(trainFor) }, ...START.players.slice(1)]
    const theirs = all({ seat: 2, solid: true }, 'h3-h4')
    const map = sections({ ...theirs, ...all('free', 'a4-a5 a5-a6 a6-a7 d2-d3 d3-d4 d4-d5 h3-i3 h4-i3') })
    expect(choiceAt({ trains: [trainFor(2)], players, sections: map })).toBe('reserve h3-i3 h4-i3')
  })
})
