import { trainOf } from '../cards/cards.ts'
import { OPENING_TURNS_EACH } from '../rules/numbers.ts'
import { explainRefusal } from './narrate.ts'
import { reachOf } from './panels/TrainsPanel.tsx'
import type { LokoBoardProps, Turn } from './use-turn.ts'

/** What is due now, in one sentence. */
export function whatNow(board: LokoBoardProps, turn: Turn): string {
  const { view, eyes, mayAct, isOver, seats, texts } = board
  const { strip } = texts
  if (isOver) return outcome(board)
  if (!mayAct || eyes === 'spectator') return strip.waitFor(seats[view.turn - 1].name)
  const trouble = whatIsWrong(board, turn)
  if (trouble !== undefined) return trouble
  if (turn.picked.length > 0) {
    const sentence = view.phase === 'block' ? strip.blockPicked : pickedNow(board, turn)
    return turn.isPutAside ? strip.putAside(sentence) : sentence
  }
  if (turn.train !== null) return trainNow(board, turn, turn.train)
  return turn.paying.length > 0 ? strip.payingNow(turn.paying.length) : promptFor(board, seats[eyes - 1].name)
}

/** Why the chosen way to pay does not fit, or what has to be chosen first; both are also told to those who only listen. */
export function whatIsWrong({ mayAct, texts }: LokoBoardProps, { wanted, train, way }: Turn): string | undefined {
  if (!mayAct) return undefined
  if (wanted !== null && !(wanted === 'buy' && train !== null)) return texts.strip.first[wanted]
  return way?.refusal && explainRefusal(way.refusal, texts)
}

function outcome({ standing, seats, texts: { strip, words } }: LokoBoardProps): string {
  const names = standing.winners.map((seat) => seats[seat - 1].name)
  const points = words.points(standing.scores[standing.winners[0] - 1].total)
  return names.length === 1 ? strip.won(names[0], points) : strip.shared(names, points)
}

/** Nothing is chosen: what can be done at all. */
function promptFor({ view, eyes, seats, log, standing, texts: { strip } }: LokoBoardProps, own: string): string {
  const name = seats.filter(({ kind }) => kind === 'person').length > 1 ? own : undefined
  if (view.phase === 'block') {
    return strip.blockNow(name, log.filter(({ seat }) => seat === eyes).length, OPENING_TURNS_EACH)
  }
  const unused = -standing.scores[Number(eyes) - 1].unused
  const isEnding = freeIn(view.sections) <= ROUNDS_TO_WARN * seats.length
  return isEnding && unused > 0 ? strip.endingNow(name, unused) : strip.actNow(name)
}

/** From this many rounds before the end on, the hint is to buy with what is drawn. */
const ROUNDS_TO_WARN = 2

function pickedNow(board: LokoBoardProps, { picked }: Turn): string {
  const { strip } = board.texts
  if (picked.length === 2) return strip.twoPicked
  if (board.view.sections[picked[0]] !== 'free') return strip.reservedPicked
  return isLastFree(board, picked[0]) ? strip.lastPicked : strip.onePicked
}

function trainNow({ cards, insight, texts: { strip } }: LokoBoardProps, { way }: Turn, id: number): string {
  if (way !== undefined) return way.extra === 0 ? strip.buyNow : strip.overpaying(way.extra)
  const { name, price } = trainOf(cards, id)
  const [largest = 0] = insight.networks
  const reach = reachOf(price, insight.proposals(id), largest, true)
  if (reach.kind === 'short') return strip.tooDear(name, price, largest)
  return reach.kind === 'branched' ? strip.notInOneStroke(name, price) : strip.nothingPays
}

/** Whether a section is the only free one, which alone may be reserved too (LK-A1). */
export function isLastFree({ view: { sections } }: LokoBoardProps, section: string): boolean {
  return sections[section] === 'free' && freeIn(sections) === 1
}

export function freeIn(sections: LokoBoardProps['view']['sections']): number {
  return Object.values(sections).filter((state) => state === 'free').length
}
