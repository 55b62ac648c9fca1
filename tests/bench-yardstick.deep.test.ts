import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { EstablishmentId } from '#games/machi-koro/cards/cards.ts'
import type { MachiPosition } from '#games/machi-koro/rules/position.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { movesOf, type PlainGame } from '../bench/boardgame-io-machi-koro.ts'
import { plainMachiKoro } from '../bench/play-plain.ts'

const rng = new Rng('the same game')

function positionOf({ phase, dice, supply, players }: PlainGame, turn: number): MachiPosition {
  return {
    game: 'machi-koro',
    options: { players: players.length },
    phase,
    active: phase === 'over' ? [] : [turn],
    turn,
    dice,
    supply: supply as Record<EstablishmentId, number>,
    players,
  }
}

/** Normalises a table, so that both representations can be compared. */
function tidy(position: MachiPosition): unknown {
  return machiKoro.position(machiKoro.fromPosition(position, rng))
}

/** The state after a move by our rules, with the dice that boardgame.io rolled. */
function expected(before: MachiPosition, move: string, after: PlainGame): unknown {
  const isThrown = /roll/.test(move)
  const state = machiKoro.fromPosition(isThrown ? { ...before, phase: 'reroll', dice: after.dice } : before, rng)
  if (after.phase !== 'reroll') machiKoro.play(state, before.turn, machiKoro.parse(isThrown ? 'stand' : move) ?? -1)
  return machiKoro.position(state)
}

describe('the game that boardgame.io plays in the benchmark', () => {
  it.each([2, 3, 4])('matches our rules move by move with %i players', async (players) => {
    const play = await plainMachiKoro(players)
    const seen = new Set<string>()
    for (let k = 0; k < 4; k++) {
      play(`same/${k}`, new Rng(`same/${k}`), (before, seat, move, after) => {
        const position = positionOf(before, seat)
        const legal = machiKoro.legalActions(machiKoro.fromPosition(position, rng), seat)
        expect(movesOf(before, seat - 1).sort()).toEqual(Array.from(legal, machiKoro.format).sort())
        const result = expected(position, move, after) as MachiPosition
        expect(tidy(positionOf(after, result.turn))).toEqual(result)
        seen.add(move.split(' ')[0])
      })
    }
    expect([...seen]).toEqual(expect.arrayContaining(['roll', 'reroll', 'stand', 'tv', 'swap', 'build', 'pass']))
  })
})
