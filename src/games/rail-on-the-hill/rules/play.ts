import { DRAWN, NOTHING_NEW, type Outcome, REVEALED } from '#engine/game.ts'
import { isUpgrade } from '../cards/cards.ts'
import {
  ACQUIRE,
  BONUS,
  BONUS_RESOURCES,
  BONUS_TRACK,
  BUY,
  COLLECT,
  choiceOf,
  DEVELOP,
  discardedPlan,
  KEEP,
  kindOf,
  LAY,
  lineOf,
  linkOf,
  NONE,
  PLACE,
  PLAN,
  placedCard,
  placedRotation,
  placedSquare,
  planCard,
  planLine,
  SCRAP,
  squareOrNone,
  TAKE,
  tokenOf,
  UPGRADE,
} from './actions.ts'
import { spotBit, spotWord } from './grid.ts'
import { anyLineTakes } from './legality/plans.ts'
import { trackCost } from './legality/tracks.ts'
import { addTrack, putPlan, removeTrack, spotOf } from './lines.ts'
import {
  BONUS_GAIN,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  LOCATION_GAIN,
  SCRAP_VALUE,
  SET_TOWNS,
  TOKEN_PRICE,
  TRACKS_PER_BONUS,
  UNUSED_PLANS,
} from './numbers.ts'
import { moveAll, push, remove } from './piles.ts'
import { afterAcquisition, afterEnd, beginNextRound } from './round.ts'
import {
  ACQUIRED,
  ACTIVE,
  BOARD,
  BONUS_PENDING,
  ENDED,
  FACE_UP_PLANS,
  FACE_UP_TOKENS,
  HAND,
  KEEP_PENDING,
  LAID,
  LAID_EVER,
  LOCATED,
  lineAt,
  NOTHING_PENDING,
  OCCUPIED,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLACED,
  PLAN_DISCARD,
  PLAN_HAND,
  PLANS_PENDING,
  playerAt,
  type RailState,
  RESOURCES,
  SET_WORDS,
  SETS,
  SETUP,
  STARTER,
  TOKEN_DISCARD,
  TRACK_PENDING,
  TURN,
  UPGRADE_PENDING,
} from './state.ts'
import { drawPlan, drawToken, gainToken, keepToken, plansLeft, spendDouble, tokensLeft } from './tokens.ts'
import { putCard, putToken } from './town.ts'

/** Takes a legal action. Each kind has a function of its own: V8 inlines no calls from branches that are rarely taken. */
export function playAction(state: RailState, player: number, action: number): Outcome {
  switch (kindOf(action)) {
    case TAKE:
      return takeSet(state, player, action)
    case PLACE:
      return placeCard(state, player, action)
    case UPGRADE:
      return putUpgrade(state, player, action)
    case PLAN:
      return playPlan(state, player, action)
    case ACQUIRE:
      return acquireCard(state, player, action)
    case LAY:
      return layTrack(state, player, action)
    case COLLECT:
      return collectResources(state, player)
    case DEVELOP:
      return developToken(state, player, action)
    case BONUS:
      return takeBonus(state, player, action)
    case BUY:
      return buyTokens(state, player)
    case KEEP:
      return keepDrawnToken(state, player, action)
    case SCRAP:
      return scrapTrack(state, player, action)
    default:
      state.words[playerAt(player) + ENDED] = 1
      return afterEnd(state, player)
  }
}

function placeCard({ words, cards }: RailState, player: number, action: number): Outcome {
  const me = playerAt(player)
  remove(words, me + HAND, placedCard(action))
  putCard(words, me, cards, placedCard(action), placedSquare(action), placedRotation(action))
  if (words[PHASE] !== SETUP) words[me + PLACED] = 1
  return NOTHING_NEW
}

function putUpgrade({ words }: RailState, player: number, action: number): Outcome {
  const me = playerAt(player)
  putToken(words, me, words[me + PENDING_CARDS + 1], choiceOf(action))
  words[me + PENDING] = NOTHING_PENDING
  words[me + PENDING_CARDS] = 0
  return NOTHING_NEW
}

function acquireCard(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const location = choiceOf(action)
  push(words, me + HAND, words[BOARD + location])
  words[BOARD + location] = 0
  words[me + ACQUIRED] = location + 1
  afterAcquisition(state)
  return NOTHING_NEW
}

function collectResources({ words }: RailState, player: number): Outcome {
  const me = playerAt(player)
  words[me + RESOURCES] += LOCATION_GAIN
  words[me + LOCATED] = 1
  return NOTHING_NEW
}

function developToken(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  remove(words, FACE_UP_TOKENS, tokenOf(action))
  gainToken(state, me, tokenOf(action), squareOrNone(action))
  words[me + LOCATED] = 1
  return NOTHING_NEW
}

function buyTokens({ words }: RailState, player: number): Outcome {
  const me = playerAt(player)
  words[me + RESOURCES] -= TOKEN_PRICE
  words[me + PENDING] = KEEP_PENDING
  for (let i = 0; i < DRAWN_TOKENS && tokensLeft(words) > 0; i++) push(words, me + PENDING_CARDS, drawToken(words))
  return DRAWN
}

function keepDrawnToken(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  remove(words, me + PENDING_CARDS, tokenOf(action))
  gainToken(state, me, tokenOf(action), squareOrNone(action))
  moveAll(words, me + PENDING_CARDS, TOKEN_DISCARD)
  words[me + PENDING] = NOTHING_PENDING
  return revealing(state)
}

function scrapTrack({ words }: RailState, player: number, action: number): Outcome {
  removeTrack(words, player, lineOf(action), spotOf(linkOf(action)))
  words[playerAt(player) + RESOURCES] += SCRAP_VALUE
  return NOTHING_NEW
}

/** Another player now sees what only the player knew; alone there is no other player. */
function revealing(state: RailState): Outcome {
  return state.options.players > 1 ? REVEALED : NOTHING_NEW
}

/** RH-S5, RH-S7. */
function takeSet(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const players = state.options.players
  const me = playerAt(player)
  const at = SETS + choiceOf(action) * SET_WORDS
  for (let i = 0; i < SET_TOWNS; i++) push(words, me + HAND, words[at + i])
  const token = words[at + SET_TOWNS]
  if (isUpgrade(state.cards, token)) {
    words[me + PENDING] = UPGRADE_PENDING
    push(words, me + PENDING_CARDS, token)
  } else {
    keepToken(words, me, state.cards, token)
  }
  words.fill(0, at, at + SET_WORDS)
  if (player === words[STARTER]) {
    words[PHASE] = SETUP
    words[ACTIVE] = (1 << players) - 1
  } else {
    words[TURN] = (words[TURN] + players - 1) % players
    words[ACTIVE] = 1 << words[TURN]
  }
  return NOTHING_NEW
}

function playPlan(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const card = planCard(action)
  if (words[PHASE] === SETUP) {
    remove(words, me + PLAN_HAND, card)
    putPlan(state, player, card, planLine(action), NONE)
    if (words[me + PLAN_HAND] > UNUSED_PLANS) return revealing(state)
    moveAll(words, me + PLAN_HAND, PLAN_DISCARD)
    words[ACTIVE] &= ~(1 << player)
    return revealing(state) | (words[ACTIVE] === 0 ? beginNextRound(state) : NOTHING_NEW)
  }
  if (words[me + PENDING] === PLANS_PENDING) {
    remove(words, me + PENDING_CARDS, card)
    putPlan(state, player, card, planLine(action), discardedPlan(action))
    moveAll(words, me + PENDING_CARDS, PLAN_DISCARD)
    words[me + PENDING] = NOTHING_PENDING
    return revealing(state)
  }
  remove(words, FACE_UP_PLANS, card)
  putPlan(state, player, card, planLine(action), discardedPlan(action))
  words[me + LOCATED] = 1
  return NOTHING_NEW
}

function layTrack(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const line = lineOf(action)
  const spot = spotOf(linkOf(action))
  const mine = lineAt(player, line)
  words[me + RESOURCES] -= trackCost(state, player, spot)
  if ((words[me + OCCUPIED + spotWord(spot)] & spotBit(spot)) !== 0) {
    push(words, TOKEN_DISCARD, spendDouble(words, me, state.cards))
  }
  words[mine + LAID_EVER]++
  addTrack(words, player, line, spot)
  if (words[me + PENDING] === TRACK_PENDING) words[me + PENDING] = NOTHING_PENDING
  else if (words[me + LAID] === 0) words[me + LAID] = 1
  else words[me + LOCATED] = 1
  // RH-B1: the 3rd and the 6th give a bonus.
  if (words[mine + LAID_EVER] % TRACKS_PER_BONUS === 0) words[me + PENDING] = BONUS_PENDING
  return NOTHING_NEW
}

function takeBonus(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const choice = choiceOf(action)
  if (choice === BONUS_RESOURCES) {
    words[me + RESOURCES] += BONUS_GAIN
    words[me + PENDING] = NOTHING_PENDING
    return NOTHING_NEW
  }
  if (choice === BONUS_TRACK) {
    words[me + PENDING] = TRACK_PENDING
    return NOTHING_NEW
  }
  words[me + PENDING] = PLANS_PENDING
  let useful = false
  for (let i = 0; i < DRAWN_PLANS && plansLeft(words) > 0; i++) {
    const card = drawPlan(words)
    push(words, me + PENDING_CARDS, card)
    useful ||= anyLineTakes(state, player, card)
  }
  if (!useful) {
    // RH-N3: where no line can take either card, the action is lost.
    moveAll(words, me + PENDING_CARDS, PLAN_DISCARD)
    words[me + PENDING] = NOTHING_PENDING
  }
  return DRAWN
}
