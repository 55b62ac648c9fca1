import { DRAWN, NOTHING_NEW, type Outcome, REVEALED } from '#engine/game.ts'
import {
  type Action,
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  type Purchase,
  secondSection,
} from './actions.ts'
import { OPENING_TURNS, SECRETS_EACH } from './numbers.ts'
import { addSection, isEmpty, removeSection } from './sections.ts'
import { drawShape, drawTrain } from './setup.ts'
import {
  BLOCK,
  BOUGHT,
  BOUGHT_COUNT,
  FREE,
  type LokoState,
  MAIN,
  NONE,
  OPEN,
  OPEN_SHAPES,
  OVER,
  PHASE,
  playerAt,
  RESERVED,
  SECRETS,
  SOLID,
  TURN,
  TURNS,
  taken,
  USED,
  WON,
  WON_COUNT,
} from './state.ts'

/** Plays a legal action, in place. */
export function playAction(state: LokoState, action: Action): Outcome {
  const outcome = isPurchase(action) ? buy(state, action) : mark(state.words, action)
  endTurn(state)
  return outcome
}

function mark(words: Int32Array, action: number): Outcome {
  const section = firstSection(action)
  const me = playerAt(words[TURN])
  removeSection(words, FREE, section)
  if (isBlock(action)) return NOTHING_NEW
  if (isDraw(action)) {
    removeSection(words, me + RESERVED, section)
    addSection(words, me + SOLID, section)
    return NOTHING_NEW
  }
  addSection(words, me + RESERVED, section)
  if (!isReserveOne(action)) {
    removeSection(words, FREE, secondSection(action))
    addSection(words, me + RESERVED, secondSection(action))
  }
  return NOTHING_NEW
}

/** LK-B1 */
function buy(state: LokoState, { train, sections, shape }: Purchase): Outcome {
  const { words, cards } = state
  const player = words[TURN]
  for (const section of sections) {
    removeSection(words, playerAt(player) + SOLID, section)
    addSection(words, playerAt(player) + USED, section)
  }
  const number = cards.trainNumbers.get(train) as number
  words[BOUGHT + words[BOUGHT_COUNT]++] = taken(number, player)
  const place = words.indexOf(number, OPEN)
  words[place] = drawTrain(words)
  const outcome = words[place] === NONE ? NOTHING_NEW : DRAWN
  return shape === undefined ? outcome : outcome | takeShape(state, cards.shapeNumbers.get(shape) as number)
}

/** LK-B2, LK-B5, LK-H1 */
function takeShape({ words, cards }: LokoState, shape: number): Outcome {
  const player = words[TURN]
  words[WON + words[WON_COUNT]++] = taken(shape, player)
  const deck = cards.points[shape] - 1
  if (words[OPEN_SHAPES + deck] === shape) {
    words[OPEN_SHAPES + deck] = drawShape(words, deck)
    return words[OPEN_SHAPES + deck] === NONE ? NOTHING_NEW : DRAWN
  }
  const secrets = SECRETS + player * SECRETS_EACH
  words[words[secrets] === shape ? secrets : secrets + 1] = NONE
  return REVEALED
}

/** LK-S2, LK-2P, LK-E1: the last player keeps the turn when the game is over. */
function endTurn({ words, options }: LokoState): void {
  if (isEmpty(words, FREE)) {
    words[PHASE] = OVER
    return
  }
  if (words[PHASE] === BLOCK && words[TURNS] === OPENING_TURNS) words[PHASE] = MAIN
  words[TURNS]++
  words[TURN] = words[TURN] + 1 === options.players ? 0 : words[TURN] + 1
}
