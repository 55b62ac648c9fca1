import { expect, test } from 'vitest'
import { type GameResult, NEW_PLAYER, RATING_PER_SKILL, ratedSkills, type Skill, skillsAfter } from './rated-games.ts'

type Pair = readonly [mu: number, sigma: number]

/** Computed by the package openskill 5.0.1 with its defaults. */
const FIGURES: readonly [what: string, before: Pair[], places: number[], after: Pair[]][] = [
  [
    'two new players',
    [
      [25, 8.33333333],
      [25, 8.33333333],
    ],
    [1, 2],
    [
      [27.6353895, 8.06590141],
      [22.3646105, 8.06590141],
    ],
  ],
  [
    'two new players who share the first place',
    [
      [25, 8.33333333],
      [25, 8.33333333],
    ],
    [1, 1],
    [
      [25, 8.06590141],
      [25, 8.06590141],
    ],
  ],
  [
    'a favourite who loses',
    [
      [31.2, 3.1],
      [22.5, 6.4],
    ],
    [2, 1],
    [
      [30.4508407, 3.08925193],
      [25.6913222, 6.1818572],
    ],
  ],
  [
    'a new player behind two who share the first place',
    [
      [25, 8.33333333],
      [28, 5],
      [21, 2],
    ],
    [3, 1, 1],
    [
      [23.1124576, 8.03831709],
      [28.151157, 4.95913567],
      [21.0846799, 2.00094093],
    ],
  ],
  [
    'four players, of whom two share the second place',
    [
      [30, 2],
      [25, 8.33333333],
      [18, 7],
      [25, 1],
    ],
    [4, 1, 2, 2],
    [
      [29.7614526, 2.0003022],
      [28.7618142, 8.16431191],
      [18.5344669, 6.870865],
      [24.9944244, 1.00338917],
    ],
  ],
  [
    'five new players, of whom two share the last place',
    [
      [25, 8.33333333],
      [25, 8.33333333],
      [25, 8.33333333],
      [25, 8.33333333],
      [25, 8.33333333],
    ],
    [1, 2, 3, 4, 4],
    [
      [27.6668267, 8.29097011],
      [26.8334433, 8.24055482],
      [25.7222656, 8.18040103],
      [22.3887322, 8.11219486],
      [22.3887322, 8.11219486],
    ],
  ],
]

function skillOf([mu, sigma]: Pair): Skill {
  return { mu, sigma }
}

function placed(places: readonly number[]) {
  return places.map((place) => ({ place }))
}

test.each(FIGURES)('skills after a game of %s', (_, before, places, after) => {
  const computed = skillsAfter(before.map(skillOf), placed(places))
  for (const [i, { mu, sigma }] of computed.entries()) {
    expect(mu).toBeCloseTo(after[i][0], 5)
    expect(sigma).toBeCloseTo(after[i][1], 5)
  }
})

test('the order in which players are listed does not matter', () => {
  const players = [30, 25, 20].map((mu) => ({ mu, sigma: 6 }))
  expect(skillsAfter(players, placed([2, 3, 1])).toReversed()).toEqual(
    skillsAfter(players.toReversed(), placed([1, 3, 2])),
  )
})

/** The result of a game that these seats finished in this order, without those who were absent. */
function result(seats: readonly number[], absent: readonly number[] = []): GameResult {
  return { placed: seats.map((seat, i) => ({ seat, place: i + 1, points: 0, has_left: 0 })), absent: new Set(absent) }
}

/** The rating of a player after some wins, each over an opponent who is new. */
function afterWins(wins: number, absent: readonly number[] = []): number {
  let winner: Skill = NEW_PLAYER
  for (let i = 0; i < wins; i++) [winner] = ratedSkills([winner, NEW_PLAYER], result([1, 2], absent))
  return Math.round(winner.mu * RATING_PER_SKILL)
}

test('throwaway accounts lift a rating only so far, and not at all if they leave at once', () => {
  expect([4, 20, 1000].map((wins) => afterWins(wins))).toEqual([1909, 1909, 1909])
  expect([4, 20].map((wins) => afterWins(wins, [2]))).toEqual([1500, 1500])
})

test('one account that loses again and again is soon used up', () => {
  let both: Skill[] = [NEW_PLAYER, NEW_PLAYER]
  for (let i = 0; i < 20; i++) both = ratedSkills(both, result([1, 2]))
  expect(both.map(({ mu }) => Math.round(mu * RATING_PER_SKILL))).toEqual([2029, 388])
})

test('a win over an experienced player counts, however far behind, and so does a defeat by a new one', () => {
  const [strong, weak] = [
    { mu: 40, sigma: 3 },
    { mu: 25, sigma: 3 },
  ]
  expect(ratedSkills([strong, weak], result([1, 2]))).toEqual(skillsAfter([strong, weak], placed([1, 2])))
  expect(ratedSkills([NEW_PLAYER, strong], result([1, 2]))).toEqual(skillsAfter([NEW_PLAYER, strong], placed([1, 2])))
  const [, lost] = ratedSkills([strong, NEW_PLAYER], result([1, 2]))
  expect(lost, 'who loses is rated').toEqual(skillsAfter([strong, NEW_PLAYER], placed([1, 2]))[1])
})

test('among others, only the win over the player who left says nothing', () => {
  const before = [30, 28, 22].map((mu) => ({ mu, sigma: 4 }))
  const [first, second, left] = ratedSkills(before, result([1, 2, 3], [3]))
  expect([first, second]).toEqual(skillsAfter(before.slice(0, 2), placed([1, 2])))
  expect(left).toEqual(skillsAfter(before, placed([1, 2, 3]))[2])
})
