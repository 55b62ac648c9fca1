import { DRAWN, NOTHING_NEW, type Outcome } from '#engine/game.ts'
import { isUpgrade } from '../cards/cards.ts'
import {
  ACQUIRE,
  BONUS,
  BUY,
  COLLECT,
  choiceOf,
  DEVELOP,
  KEEP,
  kindOf,
  LAY,
  PLACE,
  PLAN,
  placedCard,
  placedRotation,
  placedSquare,
  SCRAP,
  squareOrNone,
  TAKE,
  tokenOf,
  UPGRADE,
} from './actions.ts'
import { DRAWN_TOKENS, LOCATION_GAIN, SET_TOWNS, TOKEN_PRICE } from './numbers.ts'
import { moveAll, push, remove } from './piles.ts'
import { layTrack, playPlan, scrapTrack, takeBonus } from './play-lines.ts'
import { afterAcquisition, afterEnd, revealing } from './round.ts'
import {
  ACQUIRED,
  ACTIVE,
  BOARD,
  ENDED,
  FACE_UP_TOKENS,
  HAND,
  KEEP_PENDING,
  LOCATED,
  NOTHING_PENDING,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLACED,
  playerAt,
  type RailState,
  RESOURCES,
  SET_WORDS,
  SETS,
  SETUP,
  STARTER,
  TOKEN_DISCARD,
  TURN,
  UPGRADE_PENDING,
} from './state.ts'
import { drawToken, gainToken, keepToken, tokensLeft } from './tokens.ts'
import { putCard, putToken } from './town.ts'

/** Plays a legal action. Each kind has its own function, because V8 does not inline calls in rarely taken branches. */
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
