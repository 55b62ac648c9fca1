import { describe, expect, it } from 'vitest'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { DRAWN, NOTHING_NEW, REVEALED } from './game.ts'
import { Match } from './match.ts'

const game = railOnTheHill
type Options = RailTypes['options']

/** A match that is played in the notation. */
class Play {
  readonly match: Match<RailTypes>

  constructor(options: Options, seed: string) {
    this.match = new Match(game, options, seed)
  }

  get position() {
    return game.position(this.match.state)
  }

  get log(): string[] {
    return this.match.log.map(({ seat, action }) => `${seat} ${game.format(action)}`)
  }

  legal(seat: number): string[] {
    return Array.from(game.legalActions(this.match.state, seat), (action) => game.format(action))
  }

  take(seat: number, ...texts: readonly string[]): this {
    for (const text of texts) {
      const refusal = this.match.take(seat, game.parse(text) ?? Number.NaN)
      if (refusal !== undefined) throw new Error(`${text}: ${refusal.rule}`)
    }
    return this
  }

  /** How many of its last actions a seat may undo. */
  undoable(seat: number): number {
    let count = 0
    while (this.match.undoable({ seats: [seat] }, count + 1).ok) count++
    return count
  }

  /** Undoes the last actions of a seat and returns them, or says why not. */
  undo(seat: number, count = 1): readonly string[] | string {
    const { log } = this
    const undone = this.match.undo({ seats: [seat] }, count)
    return undone.ok ? undone.value.map((place) => log[place]) : undone.error
  }

  /** Plays until a condition holds: the first legal action with one of these beginnings, or else the first one. */
  until(isThere: (play: Play) => boolean, ...wishes: readonly string[]): this {
    while (!this.match.isOver && !isThere(this)) {
      if (this.log.length > 2000) throw new Error('no end after 2000 actions')
      const [seat] = game.active(this.match.state)
      const legal = this.legal(seat).filter((text) => !text.startsWith('scrap'))
      const wish = wishes.map((beginning) => legal.find((text) => text.startsWith(beginning))).find((text) => text)
      this.take(seat, wish ?? legal[0])
    }
    return this
  }

  /** The first seed of a series with which the game reaches such a moment. */
  static find(options: Options, isThere: (play: Play) => boolean, ...wishes: readonly string[]): Play {
    for (let k = 0; k < 200; k++) {
      const play = new Play(options, `find/${k}`).until(isThere, ...wishes)
      if (!play.match.isOver) return play
    }
    throw new Error('no seed of the series comes to such a moment')
  }
}

const isMain = ({ position }: Play) => position.phase === 'main'
const ALONE = { players: 1 }
const TWO = { players: 2, first: 1 }

describe('taking actions', () => {
  it('a match begins as its seed and options say', () => {
    const match = new Match(game, TWO, 'seed')
    expect(game.position(match.state)).toEqual(game.position(game.setup(TWO, 'seed')))
    expect(match).toMatchObject({ game, options: TWO, seed: 'seed', log: [], isOver: false })
  })

  it('a legal action is played and logged, with what it let out', () => {
    const play = new Play(TWO, 'log').take(2, 'take 2').take(1, 'take 1')
    expect(play.log).toEqual(['2 take 2', '1 take 1'])
    expect(play.match.log.map(({ outcome }) => outcome)).toEqual([NOTHING_NEW, NOTHING_NEW])
    expect(play.position.phase).toBe('setup')
  })

  it('an illegal one is refused and leaves no trace', () => {
    const play = new Play(TWO, 'refuse')
    const before = play.position
    expect(play.match.take(1, game.parse('take 1') ?? 0)).toMatchObject({ rule: 'RH-S5', reason: 'not-your-pick' })
    expect(play.match.take(2, game.parse('end') ?? 0)).toMatchObject({ rule: 'RH-S5', reason: 'sets-first' })
    expect(play.position).toEqual(before)
    expect(play.log).toEqual([])
  })

  it('it is over when no seat may act', () => {
    const play = new Play(ALONE, 'over')
    expect(play.match.isOver).toBe(false)
    play.until(() => false, 'end', 'place', 'plan')
    expect(play.match.isOver).toBe(true)
    expect(play.position.phase).toBe('over')
    expect(play.match.take(1, game.parse('end') ?? 0)).toMatchObject({ rule: 'RH-R6' })
  })
})

describe('taking back', () => {
  it('brings back the position before, one action at a time or several', () => {
    const play = new Play(ALONE, 'back').until(isMain)
    const positions = [play.position]
    play.take(1, 'acquire a')
    positions.push(play.position)
    play.take(1, 'collect')
    positions.push(play.position)
    const place = play.legal(1).find((text) => text.startsWith('place')) ?? ''
    play.take(1, place)
    expect(play.undoable(1)).toBe(3)
    expect(play.undo(1)).toEqual([`1 ${place}`])
    expect(play.position).toEqual(positions[2])
    expect(play.undo(1, 2)).toEqual(['1 acquire a', '1 collect'])
    expect(play.position).toEqual(positions[0])
    expect(play.undoable(1)).toBe(0)
  })

  it('takes back nothing where it is asked for more than may be taken back', () => {
    const play = new Play(ALONE, 'more').until(isMain)
    const { length } = play.log
    play.take(1, 'acquire a', 'collect')
    const { position } = play
    expect(play.undo(1, 3)).toBe('barrier')
    expect(play.undo(1, 999)).toBe('barrier')
    expect(play.position).toEqual(position)
    expect(play.undo(1, 2)).toHaveLength(2)
    expect(play.log).toHaveLength(length)
    expect(play.undo(1)).toBe('barrier')
  })

  it('changes nothing about what chance brings', () => {
    const play = Play.find(ALONE, ({ position }) => position.players[0].resources >= 3, 'collect', 'place', 'end')
    play.take(1, 'buy')
    const drawn = play.position.players[0].pending
    const again = new Play(ALONE, play.match.seed)
    for (const { seat, action } of play.match.log.slice(0, -1)) again.match.take(seat, action)
    const last = again.match.log[again.match.log.length - 1]
    expect(again.undo(1)).toHaveLength(1)
    again.match.take(1, last.action)
    again.take(1, 'buy')
    expect(again.position.players[0].pending).toEqual(drawn)
  })

  it('never goes past an action of another seat', () => {
    const play = new Play(TWO, 'other').take(2, 'take 1')
    expect(play.undoable(2)).toBe(1)
    expect(play.undoable(1)).toBe(0)
    play.take(1, 'take 2')
    expect(play.undoable(2)).toBe(0)
    expect(play.undo(2)).toBe('barrier')
    expect(play.undoable(1)).toBe(1)
    play.undo(1)
    expect(play.undoable(2)).toBe(1)
  })

  it('in setup, where all act at once, what others did meanwhile stays', () => {
    const play = new Play(TWO, 'setup').take(2, 'take 1').take(1, 'take 2')
    for (const seat of [1, 2, 2, 1]) play.take(seat, play.legal(seat)[0])
    const [, , one, two, alsoTwo, alsoOne] = play.log
    expect([play.undoable(1), play.undoable(2)]).toEqual([2, 2])
    // Seat 2 could not have placed anything while seat 1 had no set.
    expect(play.undo(1, 3)).toBe('needed')
    expect(play.undo(1, 2)).toEqual([one, alsoOne])
    expect(play.log.slice(2)).toEqual([two, alsoTwo])
    expect(play.undoable(2)).toBe(2)
  })

  it('a turn can be taken back after its end, until the next player acts', () => {
    const play = new Play(TWO, 'end').until(isMain)
    play.take(1, 'acquire a')
    play.take(1, play.legal(1).find((text) => text.startsWith('place')) ?? '', 'end')
    expect(play.position.active).toEqual([2])
    expect(play.undoable(1)).toBe(3)
    play.take(2, 'acquire b')
    expect(play.undoable(1)).toBe(0)
  })
})

describe('what cannot be forgotten', () => {
  const isRich = ({ position }: Play) => position.phase === 'main' && position.players[0].resources >= 3

  it('never goes past a purchase (RH-F1), which draws', () => {
    const play = Play.find(ALONE, isRich, 'collect', 'place', 'end')
    play.take(1, 'buy')
    expect(play.match.log.at(-1)?.outcome).toBe(DRAWN)
    expect(play.undoable(1)).toBe(0)
  })

  it('which token was kept is open to the others (RH-F1)', () => {
    const inTurn = (play: Play) => isRich(play) && play.position.active.includes(1)
    const play = Play.find(TWO, inTurn, 'collect', 'place', 'end')
    play.take(1, 'buy')
    play.take(1, play.legal(1)[0])
    expect(play.match.log.at(-1)?.outcome).toBe(REVEALED)
    expect(play.undoable(1)).toBe(0)
  })

  it('with one player no other player can know it', () => {
    const play = Play.find(ALONE, isRich, 'collect', 'place', 'end')
    play.take(1, 'buy')
    play.take(1, play.legal(1)[0])
    expect(play.undoable(1)).toBe(1)
    expect(play.undo(1, 2)).toBe('barrier')
    expect(play.undo(1)).toHaveLength(1)
    expect(play.position.players[0].pending?.kind).toBe('keep')
  })

  it.each([ALONE, TWO])('never goes past drawn Plan cards (RH-B1): %j', (options) => {
    const hasBonus = (play: Play) => play.legal(1).includes('bonus plans')
    const play = Play.find(options, hasBonus, 'lay red', 'acquire c', 'acquire a', 'collect', 'place', 'end')
    const before = play.undoable(1)
    expect(before).toBeGreaterThan(0)
    play.take(1, 'bonus plans')
    expect(play.match.log.at(-1)?.outcome).toBe(DRAWN)
    expect(play.undoable(1)).toBe(0)
    play.take(1, play.legal(1)[0])
    expect(play.undoable(1)).toBe(options.players === 1 ? 1 : 0)
  })

  it('other bonuses can be taken back', () => {
    const hasBonus = (play: Play) => play.legal(1).includes('bonus resources')
    const play = Play.find(TWO, hasBonus, 'lay red', 'acquire c', 'acquire a', 'collect', 'place', 'end')
    const before = play.undoable(1)
    play.take(1, 'bonus resources')
    expect(play.undoable(1)).toBe(before + 1)
  })

  it('never goes past a deal (RH-R2)', () => {
    const play = new Play(TWO, 'deal').until(({ position }) => position.round === 2, 'place', 'end')
    expect(play.log.at(-1)).toBe('2 end')
    expect(play.match.log.at(-1)?.outcome).toBe(DRAWN)
    expect(play.undoable(2)).toBe(0)
  })

  it('alone, the even rounds deal nothing and their beginning can be taken back (RH-Z1)', () => {
    const second = new Play(ALONE, 'even').until(({ position }) => position.round === 2, 'place', 'end')
    expect(second.undoable(1)).toBe(3)
    const third = second.until(({ position }) => position.round === 3, 'place', 'end')
    expect(third.undoable(1)).toBe(0)
  })

  it('never goes past a Plan card of the secret hand that others saw (RH-S4)', () => {
    const isChoosing = (play: Play) => play.legal(1).some((text) => text.startsWith('plan'))
    const play = new Play(TWO, 'reveal').until(isChoosing)
    play.take(1, play.legal(1)[0])
    expect(play.match.log.at(-1)?.outcome).toBe(REVEALED)
    expect(play.undoable(1)).toBe(0)
    const alone = new Play(ALONE, 'reveal').until(isChoosing)
    const before = alone.undoable(1)
    alone.take(1, alone.legal(1)[0])
    expect(alone.undoable(1)).toBe(before + 1)
  })

  it('the last Plan card of all both reveals and deals', () => {
    const play = new Play(TWO, 'both').until(isMain)
    expect(play.match.log.at(-1)?.outcome).toBe(REVEALED | DRAWN)
  })

  it('the end of the game deals nothing', () => {
    const play = new Play(TWO, 'last').until(() => false, 'place', 'end')
    expect(play.match.isOver).toBe(true)
    expect(play.match.log.at(-1)?.outcome).toBe(NOTHING_NEW)
    const { seat } = play.match.log[play.match.log.length - 1]
    expect(play.undoable(seat)).toBe(3)
  })
})

it.each<[options: object, error: string]>([
  [{ players: 7 }, 'options.players must be a whole number from 1 to 4 for rail-on-the-hill, not 7'],
  [{ players: 2.5 }, 'options.players must be a whole number from 1 to 4 for rail-on-the-hill, not 2.5'],
  [{ players: 2, first: 3 }, 'options.first must be a seat from 1 to 2, not 3'],
])('a match with impossible options is refused: %j', (options, error) => {
  expect(() => new Match(game, options as Options, 'tea')).toThrow(new RangeError(error))
})
