import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { LINES, planCard } from './cards.ts'
import { activeSeats, legalActions } from './moves.ts'
import { play } from './play.ts'
import { type Options, type Player, type Position, REQUESTS, type RequestName } from './position.ts'
import { CARDS, samplePlayer, startingPosition, townOf } from './sample.ts'
import { type Score, scoreOf, titleFor, winnersOf } from './score.ts'
import { isSimplePath, layCost, layRefusal, mayPlaceOn, mayScrap } from './town.ts'

const PLAIN: Options = { players: 2, requests: false, noRotation: false, simultaneous: false }

/** Upright sample cards 1-16, row by row, with d4 as the top left corner. */
function fullTown(): Player['town'] {
  const squares = ['4', '5', '6', '7'].flatMap((row) => ['d', 'e', 'f', 'g'].map((column) => column + row))
  return townOf(Object.fromEntries(squares.map((square, index) => [square, index + 1])))
}

function withTracks(player: Player, line: (typeof LINES)[number], ...tracks: string[]): Player {
  player.lines[line].tracks = tracks
  player.lines[line].laid = tracks.length
  return player
}

/** A position in the main phase; only the given player and options matter. */
function mainPosition(player: Player, options: Partial<Options> = {}): Position {
  const position = startingPosition({ ...PLAIN, players: 1, ...options }, randomFrom(1))
  return { ...position, phase: 'main', round: 1, sets: [null], players: [player], active: [1] }
}

const inOrder = (_: string, discard: readonly number[]) => [...discard]

describe('placing', () => {
  test('RH-P1 to RH-P3: first on d4, then next to a card and never over 4 wide', () => {
    const player = samplePlayer()
    expect(mayPlaceOn(player, 'd4')).toBe(true)
    expect(mayPlaceOn(player, 'd5')).toBe(false)
    player.town = townOf({ d4: 1, e5: 2, f5: 3 })
    expect(mayPlaceOn(player, 'g6')).toBe(true)
    expect(mayPlaceOn(player, 'c3')).toBe(true)
    expect(mayPlaceOn(player, 'b4')).toBe(false)
    player.town = townOf({ d4: 1, e5: 2, f5: 3, g6: 4 })
    expect(mayPlaceOn(player, 'c4')).toBe(false)
    expect(mayPlaceOn(player, 'e5')).toBe(false)
  })
})

describe('tracks', () => {
  test('RH-T2, RH-P4: each half of open land costs 1, and roads turn with the card', () => {
    const player = { ...samplePlayer(), town: townOf({ d4: 1, e4: 2, d5: 3 }) }
    expect(layCost(player, 'd4-e4', CARDS)).toBe(1) // road east of d4, none west of e4
    expect(layCost(player, 'd5-e4', CARDS)).toBe(2)
    player.town.e4.turn = 180 // its roads are now south and west
    expect(layCost(player, 'd4-e4', CARDS)).toBe(0)
    player.town.d4.turn = 90 // its roads are now east and south
    expect(layCost(player, 'd4-d5', CARDS)).toBe(0)
    player.town.d4.turn = 270 // its roads are now west and north
    expect(layCost(player, 'd4-d5', CARDS)).toBe(1)
  })

  test('RH-T4: an intersection costs 2 more, once', () => {
    const player = { ...samplePlayer(), town: townOf({ d4: 60, e4: 61, d5: 62, e5: 63 }) }
    expect(layCost(player, 'd4-e5', CARDS)).toBe(0)
    withTracks(player, 'red', 'd5-e4')
    expect(layCost(player, 'd4-e5', CARDS)).toBe(2)
    withTracks(player, 'blue', 'd5-e4')
    expect(layCost(player, 'd4-e5', CARDS)).toBe(2)
    expect(layCost(player, 'd4-e4', CARDS)).toBe(0)
  })

  test('RH-T1 to RH-T9: each refusal', () => {
    const player = { ...samplePlayer(), town: fullTown(), resources: 9 }
    withTracks(player, 'red', 'd4-e4', 'e4-e5')
    expect(layRefusal(player, 'red', 'd4-c4', CARDS)).toBe('RH-T1')
    expect(layRefusal(player, 'red', 'd4-f4', CARDS)).toBe('RH-T1')
    expect(layRefusal(player, 'red', 'd4-e4', CARDS)).toBe('RH-T3')
    expect(layRefusal(player, 'blue', 'd4-e4', CARDS)).toBe('RH-T3')
    expect(layRefusal(player, 'red', 'd4-e5', CARDS)).toBe('RH-T7') // a loop
    expect(layRefusal(player, 'red', 'e4-f4', CARDS)).toBe('RH-T7') // a branch
    expect(layRefusal(player, 'red', 'f6-g6', CARDS)).toBe('RH-T6')
    expect(layRefusal(player, 'red', 'e5-f6', CARDS)).toBe(null)
    expect(layRefusal(player, 'blue', 'f6-g6', CARDS)).toBe(null)
    expect(layRefusal({ ...player, resources: 1 }, 'red', 'e5-f6', CARDS)).toBe('RH-T9')
    expect(layRefusal({ ...player, kept: [28] }, 'blue', 'd4-e4', CARDS)).toBe(null) // RH-D4
    expect(layRefusal({ ...player, kept: [28] }, 'red', 'd4-e4', CARDS)).toBe('RH-T3')
    player.lines.red.laid = 8
    expect(layRefusal(player, 'red', 'e5-f6', CARDS)).toBe('RH-T8')
    player.lines.red = { tracks: [], laid: 7, plans: [] }
    expect(layRefusal(player, 'red', 'f6-g6', CARDS)).toBe(null) // RH-T5
  })

  test('RH-F2: only the ends of a line can be scrapped', () => {
    const tracks = ['e4-e5', 'd4-e4', 'e5-f6']
    expect(tracks.filter((spot) => mayScrap(tracks, spot))).toEqual(['d4-e4', 'e5-f6'])
    expect(mayScrap(['d4-e4'], 'd4-e4')).toBe(true)
  })

  test('RH-T7: simple paths', () => {
    expect(isSimplePath(['e4-e5', 'd4-e4', 'e5-f6'])).toBe(true)
    expect(isSimplePath(['d4-e4', 'd4-d5', 'd5-e4'])).toBe(false)
    expect(isSimplePath(['d4-e4', 'e4-f4', 'e4-e5'])).toBe(false)
    expect(isSimplePath(['d4-e4', 'f6-g6'])).toBe(false)
    expect(isSimplePath(['f6-g6', 'd4-e4', 'd4-d5', 'd5-e4'])).toBe(false)
  })
})

describe('turns', () => {
  test('RH-S5: sets are chosen in reverse turn order', () => {
    let position = startingPosition({ ...PLAIN, players: 3, first: 2 }, randomFrom(1))
    for (const [seat, action] of [
      [1, 'take 2'],
      [3, 'take 1'],
      [2, 'take 3'],
    ] as const) {
      expect(position.active).toEqual([seat])
      expect(legalActions(position, seat, CARDS)).toContain(action)
      position = play(position, seat, action, CARDS, inOrder)
    }
    expect([position.phase, position.active]).toEqual(['setup', [1, 2, 3]])
  })

  test('RH-B1, RH-B2, RH-D4: the third track gives a bonus and the lowest Double Track is spent', () => {
    const player: Player = { ...samplePlayer(), town: fullTown(), resources: 2, kept: [29, 26, 31], acquired: 'a' }
    withTracks(player, 'red', 'd4-e4', 'e4-f4')
    withTracks(player, 'blue', 'f4-g4')
    const position = play(mainPosition(player), 1, 'lay red f4-g4', CARDS, inOrder)
    const [after] = position.players
    expect(after.resources).toBe(1)
    expect(after.kept).toEqual([29, 31])
    expect(position.devDiscard).toEqual([26])
    expect([after.laid, after.located, after.pending]).toEqual([true, false, { kind: 'bonus' }])
    expect(legalActions(position, 1, CARDS)).toEqual(['bonus plans', 'bonus resources', 'bonus track'])
    after.resources = 0
    after.kept = []
    after.lines.red.laid = 8
    after.lines.yellow.laid = 8
    after.lines.blue.laid = 8
    after.lines.black.laid = 8
    expect(legalActions(position, 1, CARDS)).toEqual(['bonus plans', 'bonus resources'])
  })

  test('RH-N2, RH-N3: a full line discards one card, and no effect is on a line twice', () => {
    const player = samplePlayer()
    player.pending = { kind: 'plans', cards: [54] }
    player.lines.red.plans = [1, 2, 3, 53]
    player.lines.yellow.plans = [55]
    player.lines.blue.plans = [1, 45, 49, 57]
    expect(legalActions(mainPosition(player), 1, CARDS)).toEqual([
      'plan 54 black',
      'plan 54 blue -1',
      'plan 54 blue -45',
      'plan 54 blue -49',
      'plan 54 blue -57',
      'plan 54 red -53',
    ])
  })

  test('RH-D1: an upgrade without a free card goes to the discard', () => {
    const player: Player = { ...samplePlayer(), town: townOf({ d4: 1 }), pending: { kind: 'keep', tokens: [5, 31] } }
    expect(legalActions(mainPosition(player), 1, CARDS)).toEqual(['keep 31', 'keep 5 d4'])
    player.town.d4.token = 2
    expect(legalActions(mainPosition(player), 1, CARDS)).toEqual(['keep 31', 'keep 5'])
    const after = play(mainPosition(player), 1, 'keep 5', CARDS, inOrder)
    expect(after.devDiscard.toSorted()).toEqual([31, 5])
    expect(after.players[0].kept).toEqual([])
  })

  test('RH-R3: a purchase takes the last token, then one of the shuffled discard', () => {
    const position = mainPosition({ ...samplePlayer(), resources: 3 })
    position.devPile = [7]
    position.devDiscard = [1, 2, 3]
    const after = play(position, 1, 'buy', CARDS, (_, discard) => [...discard].reverse())
    expect(after.players[0].pending).toEqual({ kind: 'keep', tokens: [7, 3] })
    expect([after.devPile, after.devDiscard, after.players[0].resources]).toEqual([[2, 1], [], 0])
    position.devPile = []
    position.devDiscard = []
    expect(legalActions(position, 1, CARDS)).not.toContain('buy')
  })

  test('RH-Z1: the solo board is prepared in odd rounds only', () => {
    const player: Player = { ...samplePlayer(), acquired: 'b', placed: true }
    for (const line of LINES) player.lines[line].plans = [1]
    const position = mainPosition(player)
    position.board = { a: 1, b: null, c: 3, d: 4 }
    const even = play(position, 1, 'end', CARDS, inOrder)
    expect([even.round, even.board, even.townDiscard]).toEqual([2, position.board, []])
    expect(legalActions(even, 1, CARDS)).toEqual(['acquire a', 'acquire c', 'acquire d'])
    const odd = play({ ...position, round: 2 }, 1, 'end', CARDS, inOrder)
    expect(odd.townDiscard).toEqual([1, 3, 4])
    expect(Object.values(odd.board)).toEqual(position.townDeck.slice(0, 4))
  })

  test('RH-X2: A in turn order, the rest at the same time', () => {
    const position = startingPosition({ ...PLAIN, players: 3, first: 3, simultaneous: true }, randomFrom(1))
    position.phase = 'main'
    expect(activeSeats(position)).toEqual([3])
    position.players[2].acquired = 'a'
    expect(activeSeats(position)).toEqual([1])
    position.players[0].acquired = 'b'
    position.players[1].acquired = 'c'
    expect(activeSeats(position)).toEqual([1, 2, 3])
    position.players[1].ended = true
    expect(activeSeats(position)).toEqual([1, 3])
  })
})

/**
 * Landmarks of the full town: amusement park, zoo, aquarium, bank / hospital, school, city hall, police station /
 * fire station, amusement park, zoo, aquarium / bank, hospital, school, city hall.
 */
function finishedPlayer(): Player {
  const player: Player = { ...samplePlayer(), town: fullTown(), resources: 5, ended: true }
  withTracks(player, 'red', 'd4-e5', 'e5-f6', 'f6-g7')
  withTracks(player, 'yellow', 'f5-g4', 'e6-f5', 'd7-e6')
  withTracks(player, 'blue', 'd4-d5', 'd5-d6', 'd6-d7', 'd7-e7', 'e7-f7', 'f7-g7', 'g6-g7')
  withTracks(player, 'black', 'e4-f4')
  player.lines.red.plans = [41, 1] // 1 lacks the aquarium
  player.lines.yellow.plans = [43]
  player.lines.blue.plans = [53, 45, 57, 49] // 49 lacks a second pair
  player.lines.black.plans = [2] // lacks the bank
  player.town.e5.token = 1 // red x2, on the red line
  player.town.f4.token = 22 // black +3, on the black line
  player.town.d5.token = 4 // yellow x2, off the yellow line
  return player
}

function finalScore(player: Player, requests: RequestName[] = []): Score {
  const position = mainPosition(player, { players: 1, requests: requests.length > 0 })
  return scoreOf(player, { ...position, phase: 'over', requests }, CARDS)
}

function planScores(score: Score): string[] {
  return LINES.flatMap((line) => score.plans[line]).map(
    ({ card, met, wilds, points }) => `${card} ${met ? 'met' : 'unmet'} ${wilds} ${points}`,
  )
}

describe('scoring', () => {
  test('RH-V1 to RH-V7 of a hand-made town', () => {
    const score = finalScore(finishedPlayer())
    expect(score.lines).toEqual({ red: 5, yellow: 8, blue: 24, black: 11 })
    expect(planScores(score)).toEqual([
      '41 met 0 8',
      '1 unmet 0 0',
      '43 met 0 8',
      '53 met 0 6',
      '45 met 0 6',
      '57 met 0 8',
      '49 unmet 0 0',
      '2 unmet 0 0',
    ])
    expect([score.penalty, score.resources, score.fulfilled, score.total]).toEqual([-10, 2, 5, 48 + 36 - 10 + 2])
    expect([score.requests, score.title]).toEqual([{}, 'Unsuited for governance'])
  })

  test('RH-V4: one Wild goes where it also saves a penalty, three serve everything', () => {
    const one = finalScore({ ...finishedPlayer(), kept: [31, 25] })
    expect(planScores(one)).toContain('2 met 1 8')
    expect([one.penalty, one.fulfilled, one.total]).toEqual([0, 6, 48 + 44 + 2])
    const three = finalScore({ ...finishedPlayer(), kept: [31, 32, 33] })
    expect([three.fulfilled, three.total]).toEqual([8, 48 + 58 + 2])
  })

  test('RH-V4: with all else equal the fewest Wilds, then the lowest card', () => {
    const fewest = { ...finishedPlayer(), kept: [31, 32] }
    fewest.lines.red.plans = [41, 2, 10] // 2 needs two Wilds, 10 needs one
    fewest.lines.blue.plans = [53]
    fewest.lines.black.plans = [42]
    expect(planScores(finalScore(fewest))).toEqual([
      '41 met 0 8',
      '2 unmet 0 0',
      '10 met 1 8',
      '43 met 0 8',
      '53 met 0 6',
      '42 unmet 0 0',
    ])
    const lowest = { ...finishedPlayer(), kept: [31, 32] }
    lowest.lines.red.plans = [41, 10, 1] // the same landmarks
    expect(planScores(finalScore(lowest)).filter((plan) => !plan.includes(' 0 '))).toEqual(['1 met 1 8', '2 met 1 8'])
  })

  test('RH-V4: with equal totals the assignment that fulfils more Plans', () => {
    const player = { ...finishedPlayer(), kept: [31, 32] }
    player.lines.red.plans = [41, 2, 10, 19] // 2 needs two Wilds, 10 and 19 one each
    player.lines.blue.plans = [53]
    player.lines.black.plans = [42]
    const worth = (id: number, points: number) => [id, { ...planCard(CARDS, id), points }] as const
    const cards = { ...CARDS, plan: new Map([...CARDS.plan, worth(2, 12), worth(10, 6), worth(19, 6)]) }
    const score = scoreOf(player, { ...mainPosition(player), phase: 'over' }, cards)
    expect(score.plans.red.filter((plan) => plan.wilds > 0).map((plan) => plan.card)).toEqual([10, 19])
  })

  test('RH-V4: six Wilds on sixteen Plans are still searched in full', () => {
    const player = { ...finishedPlayer(), kept: [31, 32, 33, 34, 35, 36] }
    player.lines.red.plans = [41, 1, 10, 19]
    player.lines.yellow.plans = [43, 3, 12, 21]
    player.lines.black.plans = [2, 11, 20, 29]
    const score = finalScore(player)
    expect(planScores(score).filter((plan) => / met [1-9]/.test(plan))).toEqual([
      '1 met 1 8',
      '10 met 1 8',
      '19 met 1 8',
      '2 met 1 8',
      '11 met 1 8',
      '20 met 1 8',
    ])
  })

  test('RH-V4: request L is part of the total that the Wilds raise', () => {
    const player = { ...finishedPlayer(), kept: [31] }
    player.lines.black.plans = [2, 11] // 11 wants the same as 2
    player.lines.red.plans = [41]
    expect(finalScore(player, ['L']).requests).toEqual({ L: 4 })
    expect(finalScore({ ...player, kept: [] }, ['L']).requests).toEqual({ L: 0 })
  })

  test('RH-V3: pairs, of one type too, and with Wilds', () => {
    const player = samplePlayer()
    player.town = townOf({ d4: 1, e4: 10, f4: 19, g4: 28 }) // four amusement parks
    withTracks(player, 'red', 'd4-e4', 'e4-f4', 'f4-g4')
    player.lines.red.plans = [49, 57, 45]
    expect(planScores(finalScore(player))).toEqual(['49 met 0 6', '57 met 0 8', '45 unmet 0 0'])
    expect(planScores(finalScore({ ...player, kept: [31, 32, 33, 34] }))).toContain('45 met 4 6')
    withTracks(player, 'red', 'd4-e4')
    expect(planScores(finalScore({ ...player, kept: [31, 32] }))).toContain('57 met 2 8')
    player.lines.red.plans = [49]
    expect(planScores(finalScore({ ...player, kept: [31] }))).toEqual(['49 unmet 0 0'])
    expect(planScores(finalScore({ ...player, kept: [31, 32] }))).toEqual(['49 met 2 6'])
  })

  test("RH-Q: the twelve Residents' Requests", () => {
    const points = finalScore(finishedPlayer(), [...REQUESTS]).requests
    expect(points).toEqual({ A: 12, B: 12, C: 0, D: 0, E: 12, F: 4, G: 0, H: 12, I: 4, J: 0, K: 3, L: 0 })
    const bundle: Player = { ...samplePlayer(), town: fullTown() }
    for (const line of LINES) withTracks(bundle, line, 'd4-e5')
    withTracks(bundle, 'red', 'd4-e5', 'e5-f5', 'f5-f6')
    expect(finalScore(bundle, ['C', 'D', 'E', 'F', 'G', 'K']).requests).toEqual({ C: 8, D: 4, E: 4, F: 0, G: 4, K: 3 })
    const snakes: Player = { ...samplePlayer(), town: fullTown() }
    withTracks(snakes, 'red', 'd4-e4', 'e4-f4', 'f4-g4', 'g4-g5', 'f5-g5', 'e5-f5', 'd5-e5', 'd5-d6')
    withTracks(snakes, 'yellow', 'e6-f6', 'f6-g6', 'g6-g7', 'f7-g7', 'e7-f7', 'd7-e7')
    expect(finalScore(snakes, ['J', 'K']).requests).toEqual({ J: 8, K: 0 })
  })

  test('RH-Z3: titles', () => {
    expect([80, 81, 121, 260, 261].map((total) => titleFor(total, false))).toEqual([
      'Unsuited for governance',
      'Newbie mayor',
      'Average mayor',
      'Inhumanly excellent mayor',
      'God-level mayor',
    ])
    expect([100, 101, 280, 281].map((total) => titleFor(total, true))).toEqual([
      'Unsuited for governance',
      'Newbie mayor',
      'Inhumanly excellent mayor',
      'God-level mayor',
    ])
  })

  test('RH-V8: total, then fulfilled Plans, then shared', () => {
    const score = (total: number, fulfilled: number): Score => ({ ...finalScore(finishedPlayer()), total, fulfilled })
    expect(winnersOf([score(90, 3), score(91, 1)])).toEqual([2])
    expect(winnersOf([score(91, 3), score(91, 4), score(80, 9)])).toEqual([2])
    expect(winnersOf([score(91, 4), score(90, 9), score(91, 4)])).toEqual([1, 3])
  })
})
