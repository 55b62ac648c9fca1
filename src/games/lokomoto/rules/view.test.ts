import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { lokomoto } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { Table } from './testing/positions.ts'
import { strangeGame } from './testing/strange-set.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

/** In the middle of a whole game. */
function middle(options: Parameters<typeof Table.start>[0], game = lokomoto): Table {
  const table = Table.start(options, 'middle', game)
  const rng = new Rng('middle')
  for (let turns = 0; turns < 30; turns++) {
    const [seat] = table.active
    table.game.play(table.state, seat, table.game.sample(table.state, seat, rng))
  }
  return table
}

const allViewers = (players: number) => [...Array.from({ length: players }, (_, i) => i + 1), 'spectator' as const]

describe('what any player may know', () => {
  it.each(ALL_OPTIONS)('LK-S1: all that lies open, and of decks how many cards they have: %j', (options) => {
    const table = middle(options)
    const { trainDeck, shapeDecks, players, ...open } = table.position
    for (const who of allViewers(options.players)) {
      expect(table.view(who)).toEqual({
        ...open,
        turns: 31,
        used: expect.any(Object),
        trainsLeft: trainDeck.length,
        shapesLeft: { 1: shapeDecks[1].length, 2: shapeDecks[2].length, 3: shapeDecks[3].length },
        players: players.map(({ trains, shapes }) => ({ trains, shapes, secret: expect.any(Array) })),
      })
    }
  })

  it('LK-B1: who has paid with which sections, as every player saw it', () => {
    const table = Table.at({ trains: [2, 3], players: [{ solid: 'a1-a2 a1-b1 c1-d1' }, { solid: 'a3-a4' }] })
    expect(table.view(2).used).toEqual({})
    table.play('buy 2 with a1-a2 a1-b1')
    for (const who of [1, 2, 'spectator'] as const) expect(table.view(who).used).toEqual({ 'a1-a2': 1, 'a1-b1': 1 })
  })

  it('LK-H1: every player sees their own secret cards, and of others only what these are worth', () => {
    const table = Table.start({ players: 3, hiddenAgendas: true }, 'secret', lokomoto)
    const { players } = table.position
    for (const who of allViewers(3)) {
      for (const [i, { secret }] of table.view(who).players.entries()) {
        const [two, three] = who === i + 1 ? players[i].secret : [null, null]
        expect(secret).toEqual([
          { points: 2, id: two },
          { points: 3, id: three },
        ])
      }
    }
  })

  it('LK-H1: other secret cards, and other cards in decks, look the same', () => {
    const table = Table.start({ players: 3, hiddenAgendas: true }, 'secret', lokomoto)
    const { position } = table
    const [one, two, three] = position.players
    const swapped = {
      ...position,
      trainDeck: position.trainDeck.toReversed(),
      shapeDecks: {
        1: position.shapeDecks[1].toReversed(),
        2: position.shapeDecks[2].toReversed(),
        3: position.shapeDecks[3],
      },
      players: [one, { ...two, secret: three.secret }, { ...three, secret: two.secret }],
    }
    const other = lokomoto.fromPosition(swapped, new Rng('swapped'))
    for (const who of [1, 'spectator'] as const) expect(lokomoto.view(other, who)).toEqual(table.view(who))
    expect(lokomoto.view(other, 2)).not.toEqual(table.view(2))
  })

  it('LK-H1: who has used a secret card has one less, and every player sees which', () => {
    const table = Table.at({
      options: { hiddenAgendas: true },
      trains: [3],
      players: [{ solid: 'a1-b1 b1-c1 c1-d1', secret: [22, 31] }],
    })
    table.play('buy 3 with a1-b1 b1-c1 c1-d1 shape 22')
    expect(table.view(2).players[0]).toEqual({ trains: [3], shapes: [22], secret: [{ points: 3, id: null }] })
  })

  it('a view is made of numbers and texts only, and has no seed', () => {
    const table = Table.start({ players: 4, hiddenAgendas: true }, 'a seed that no player may see', lokomoto)
    const view = table.view(2)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(JSON.stringify(view)).not.toContain('a seed that no player may see')
  })

  it('LK-2P: turns are counted from the first of the opening on', () => {
    const table = Table.start({ players: 2 }, 'turns')
    expect(table.view(1).turns).toBe(1)
    for (const section of table.sections('free').split(' ').slice(0, 12)) table.play(`block ${section}`)
    expect(table.view(1)).toMatchObject({ turns: 13, phase: 'main' })
  })
})

describe('what could be behind a view', () => {
  it.each(ALL_OPTIONS)('is a game with the same cards that looks the same: %j', (options) => {
    for (const game of [lokomoto, strangeGame]) {
      const components = (state: Table['state']) => componentsOf(game.position(state)).sort().join()
      let turns = 0
      Table.start(options, 'behind', game).playOn('behind', ({ state }) => {
        if (turns++ % 10 !== 0) return
        for (const who of [1, options.players, 'spectator'] as const) {
          const view = game.view(state, who)
          const guess = game.determinize(view, new Rng('guess'))
          expect(JSON.stringify(game.view(guess, who))).toBe(JSON.stringify(view))
          expect(components(guess)).toBe(components(state))
        }
      })
    }
  })

  it('LK-2P: in the middle of the opening as many turns are left', () => {
    const table = Table.start({ players: 2, first: 1 }, 'behind')
    const sections = table.sections('free').split(' ')
    for (const section of sections.slice(0, 5)) table.play(`block ${section}`)
    const guess = new Table(table.game, table.game.determinize(table.view(1), new Rng('guess')))
    for (const section of sections.slice(5, 12)) guess.play(`block ${section}`)
    expect(guess.position).toMatchObject({ phase: 'main', turn: 1 })
  })

  it('LK-H1: every card that could be another player’s secret is, equally often', () => {
    const table = Table.start({ players: 3, hiddenAgendas: true }, 'guess', lokomoto)
    const view = table.view(1)
    const own = table.player(1).secret
    const times = new Map<number, number>()
    for (let k = 0; k < 450; k++) {
      const { players } = lokomoto.position(lokomoto.determinize(view, new Rng(`guess/${k}`)))
      expect(players[0].secret).toEqual(own)
      for (const id of players[1].secret) times.set(id, (times.get(id) ?? 0) + 1)
    }
    const unseen = lokomoto.cards.shapes.filter(({ points, id }) => points > 1 && !own.includes(id))
    expect([...times.keys()].sort()).toEqual(unseen.map(({ id }) => id).sort())
    // 50 each; a fair draw differs by 36 less than once in a million.
    for (const count of times.values()) expect(Math.abs(count - 50)).toBeLessThan(36)
  })

  it('LK-S1: the next train of the pack is any that has not been seen', () => {
    const table = Table.start({ players: 3 }, 'guess', lokomoto)
    const tops = new Set<number>()
    for (let k = 0; k < 500; k++) {
      const guess = lokomoto.determinize(table.view(1), new Rng(`pack/${k}`))
      tops.add(lokomoto.position(guess).trainDeck[0])
    }
    expect([...tops].sort()).toEqual([...table.position.trainDeck].sort())
  })
})
