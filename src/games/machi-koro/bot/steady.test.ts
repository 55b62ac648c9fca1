import { describe, expect, it } from 'vitest'
import { type QuickBot, randomBot } from '#bots/quick-bot.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { MachiTypes } from '../rules/facts.ts'
import type { MachiPosition } from '../rules/position.ts'
import { machiKoro } from '../rules/rules.ts'
import { steadyBot } from './steady.ts'

const random = randomBot as QuickBot<MachiTypes>

/** Plays a game to its end with one bot per seat; every action must be legal. */
function playGame(seed: string, bots: readonly QuickBot<MachiTypes>[]): Match<MachiTypes> {
  const match = new Match(machiKoro, { players: bots.length }, seed)
  const rng = new Rng(`${seed}/bots`)
  while (!match.isOver) {
    const [seat] = machiKoro.active(match.state)
    const view = machiKoro.view(match.state, seat)
    const action = bots[seat - 1].choose({ game: machiKoro, view, seat, rng })
    expect(match.take(seat, action), machiKoro.format(action)).toBeUndefined()
  }
  return match
}

const START = machiKoro.position(machiKoro.setup({ players: 2, first: 1 }, 'tea'))

/** The bot's action in a start position with these changes. */
function choiceAt(changes: Partial<MachiPosition>): string {
  const state = machiKoro.fromPosition({ ...START, ...changes }, new Rng('tea'))
  const question = { game: machiKoro, view: machiKoro.view(state, 1), seat: 1, rng: new Rng('bot') }
  return machiKoro.format(steadyBot.choose(question))
}

const [PLAYER] = START.players

describe('the steady bot of Machi Koro', () => {
  it.each([2, 3, 4])('wins games of %i players against random bots', (players) => {
    const games = Array.from({ length: 4 }, (_, k) => {
      const seat = k % players
      const match = playGame(
        `steady/${k}`,
        Array.from({ length: players }, (_, i) => (i === seat ? steadyBot : random)),
      )
      return machiKoro.standing(match.state).winners[0] === seat + 1
    })
    expect(games.filter((isWon) => isWon).length).toBeGreaterThanOrEqual(3)
  })

  it('finishes a game against other steady bots in fewer than 100 turns', () => {
    for (let k = 0; k < 2; k++) {
      const match = playGame(`like/${k}`, [steadyBot, steadyBot, steadyBot, steadyBot])
      expect(machiKoro.view(match.state, 'spectator').turns).toBeLessThan(100)
    }
  })

  it('does not use the dice to come', () => {
    const match = new Match(machiKoro, { players: 3 }, 'same')
    const rng = new Rng('same/bots')
    while (!match.isOver) {
      const [seat] = machiKoro.active(match.state)
      const view = machiKoro.view(match.state, seat)
      const choices = ['one', 'other'].map((chance) =>
        steadyBot.choose({ game: machiKoro, view, seat, rng: new Rng(chance) }),
      )
      expect(choices[0]).toBe(choices[1])
      match.take(seat, rng.below(3) === 0 ? machiKoro.sample(match.state, seat, rng) : choices[0])
    }
  })

  it('builds the last landmark if it can', () => {
    const landmarks = ['train-station', 'shopping-mall', 'amusement-park'] as const
    const players = [{ ...PLAYER, coins: 22, landmarks }, PLAYER]
    expect(choiceAt({ phase: 'build', dice: [1], players })).toBe('build radio-tower')
  })

  it('takes from the richest, rolls again if the dice bring nothing and stands if they bring much', () => {
    const rich = { ...PLAYER, coins: 9 }
    const player = { ...PLAYER, cards: { ...PLAYER.cards, 'tv-station': 1 } }
    const options = { players: 3, first: 1 }
    expect(choiceAt({ options, phase: 'tv', dice: [6], players: [player, PLAYER, rich] })).toBe('tv 3')
    const tower = { coins: 3, cards: { 'wheat-field': 4, bakery: 1 }, landmarks: ['radio-tower'] as const }
    expect(choiceAt({ phase: 'reroll', dice: [6], players: [tower, PLAYER] })).toBe('reroll 1')
    expect(choiceAt({ phase: 'reroll', dice: [1], players: [tower, PLAYER] })).toBe('stand')
  })

  it('swaps a card that it hardly needs for one that it needs', () => {
    const mine = { coins: 0, cards: { 'wheat-field': 1, bakery: 1, 'business-center': 1 }, landmarks: [] }
    const theirs = { coins: 0, cards: { bakery: 1, 'convenience-store': 1 }, landmarks: [] }
    expect(choiceAt({ phase: 'swap', dice: [6], players: [mine, theirs] })).toMatch(/^swap \S+ 2 convenience-store$/)
  })
})
