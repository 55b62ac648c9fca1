import { type Cards, DEV_TOKENS, isUpgrade, LINES, PLAN_CARDS, TOWN_CARDS } from './cards.ts'
import { hasFinishedSetup, isDuplicate, PLANS_PER_LINE } from './moves.ts'
import { LOCATIONS, type Player, type Position, seatsOf } from './position.ts'
import { FIRST_SQUARE, fitsFourByFour, isSimplePath, isSpot, SQUARES, squaresTouched } from './town.ts'

/** Checks that every component is in exactly one place, and that each town is possible. */

export function componentProblems(position: Position, cards: Cards): string[] {
  return [
    ...conservation('Town card', TOWN_CARDS, townCardsOf(position)),
    ...conservation('Plan card', PLAN_CARDS, planCardsOf(position)),
    ...conservation('Development token', DEV_TOKENS, devTokensOf(position)),
    ...position.players.flatMap((player, index) =>
      [...townProblems(player, position, cards), ...lineProblems(player, position, cards)].map(
        (problem) => `seat ${index + 1}: ${problem}`,
      ),
    ),
  ]
}

/** Checks that each of the numbers 1 to `count` appears exactly once. */
function conservation(what: string, count: number, found: readonly number[]): string[] {
  const problems: string[] = []
  for (let id = 1; id <= count; id++) {
    const times = found.filter((other) => other === id).length
    if (times !== 1) problems.push(`${what} ${id} is in ${times} places`)
  }
  for (const id of found) if (id < 1 || id > count) problems.push(`there is no ${what} ${id}`)
  return problems
}

function townCardsOf(position: Position): number[] {
  return [
    ...position.townDeck,
    ...position.townDiscard,
    ...LOCATIONS.flatMap((location) => position.board[location] ?? []),
    ...position.sets.flatMap((set) => set?.towns ?? []),
    ...position.players.flatMap((player) => player.hand),
    ...position.players.flatMap((player) => Object.values(player.town).map((placed) => placed.card)),
  ]
}

function planCardsOf(position: Position): number[] {
  return [
    ...position.planDeck,
    ...position.planDiscard,
    ...position.plans,
    ...position.players.flatMap((player) => player.planHand),
    ...position.players.flatMap((player) => LINES.flatMap((line) => player.lines[line].plans)),
    ...position.players.flatMap((player) => (player.pending?.kind === 'plans' ? player.pending.cards : [])),
  ]
}

function devTokensOf(position: Position): number[] {
  return [
    ...position.devPile,
    ...position.devDiscard,
    ...position.devs,
    ...position.sets.flatMap((set) => set?.dev ?? []),
    ...position.players.flatMap((player) => player.kept),
    ...position.players.flatMap((player) => Object.values(player.town).flatMap((placed) => placed.token ?? [])),
    ...position.players.flatMap((player) => (player.pending?.kind === 'keep' ? player.pending.tokens : [])),
    ...position.players.flatMap((player) => (player.pending?.kind === 'upgrade' ? [player.pending.token] : [])),
  ]
}

function townProblems(player: Player, position: Position, cards: Cards): string[] {
  const problems: string[] = []
  const squares = Object.keys(player.town)
  for (const square of squares) {
    const { turn, token } = player.town[square]
    if (!SQUARES.includes(square)) problems.push(`${square} is no square`)
    if (![0, 90, 180, 270].includes(turn)) problems.push(`${square} is turned by ${turn} (RH-P4)`)
    if (position.options.noRotation && turn !== 0) problems.push(`${square} is turned (RH-X1)`)
    if (token !== null && !isUpgrade(cards, token)) problems.push(`${square} holds token ${token} (RH-D1)`)
  }
  if (squares.length > 0 && !squares.includes(FIRST_SQUARE)) problems.push('no card on d4 (RH-P1)')
  if (squares.length > 0 && !fitsFourByFour(squares)) problems.push('the town is larger than 4x4 (RH-P3)')
  for (const token of player.kept) if (isUpgrade(cards, token)) problems.push(`keeps upgrade ${token} (RH-D1)`)
  return problems
}

function lineProblems(player: Player, position: Position, cards: Cards): string[] {
  const problems: string[] = []
  for (const name of LINES) {
    const { tracks, laid, plans } = player.lines[name]
    for (const spot of tracks) if (!isSpot(player, spot)) problems.push(`${name} ${spot} is no spot (RH-T1)`)
    if (new Set(tracks).size !== tracks.length) problems.push(`${name} lies twice on a spot (RH-T3)`)
    else if (!isSimplePath(tracks)) problems.push(`${name} is no simple path (RH-T7)`)
    if (tracks.length > 0 && squaresTouched(tracks).length !== tracks.length + 1) problems.push(`${name} has a loop`)
    if (laid > 8) problems.push(`${name} was laid ${laid} times (RH-T8)`)
    if (laid < tracks.length) problems.push(`${name} has more tracks than were laid (RH-T8)`)
    if (plans.length > PLANS_PER_LINE) problems.push(`${name} holds ${plans.length} Plan cards (RH-N2)`)
    for (const plan of plans) {
      const others = plans.filter((other) => other !== plan)
      if (isDuplicate(plan, others, cards)) problems.push(`${name} holds the effect of Plan ${plan} twice (RH-N3)`)
    }
    if (position.phase !== 'main' && position.phase !== 'over' && plans.length > 1) {
      problems.push(`${name} holds ${plans.length} Plan cards before round 1 (RH-S8)`)
    }
  }
  return problems
}

/** RH-S1 to RH-S5: the position before the first action. */
export function startProblems(position: Position): string[] {
  const problems: string[] = []
  const { players, first, requests } = position.options
  const expect = (fine: boolean, problem: string) => {
    if (!fine) problems.push(problem)
  }
  expect(position.phase === 'draft', `a game begins with the draft, not ${position.phase}`)
  expect(first === undefined || (first >= 1 && first <= players), `options.first ${first} is no seat`)
  expect(first === undefined || position.starter === first, `starter ${position.starter}, options say ${first} (RH-S5)`)
  expect(
    position.sets.length === players && position.sets.every((set) => set !== null && set.towns.length === 3),
    'there is not one set of 3 Town cards and a token per player (RH-S2)',
  )
  expect(
    position.requests.length === (requests ? 2 : 0) && new Set(position.requests).size === position.requests.length,
    `Residents' Requests ${position.requests.join(' ') || 'none'} (RH-Q)`,
  )
  const resources = [1, 1, 2, 4][players - 1]
  for (const seat of seatsOf(position)) {
    const player = position.players[seat - 1]
    expect(player.resources === resources, `seat ${seat}: ${player.resources} resources, not ${resources} (RH-S3)`)
    expect(player.planHand.length === 6, `seat ${seat}: ${player.planHand.length} Plan cards in hand (RH-S4)`)
    expect(player.kept.length === 0 && player.pending === null, `seat ${seat}: has a token before the draft (RH-S5)`)
    expect(!hasFinishedSetup(player), `seat ${seat}: has Plan cards on the lines before the draft (RH-S8)`)
  }
  expect(
    [position.townDiscard, position.planDiscard, position.devDiscard].every((discard) => discard.length === 0),
    'a discard is not empty (RH-S1)',
  )
  return problems
}
