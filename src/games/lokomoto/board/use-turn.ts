import type { BoardProps } from '#boards/board.ts'
import { usePicked } from '#boards/turn.ts'
import type { LokoTypes } from '../rules/facts.ts'
import type { LokoInsight } from '../rules/insight.ts'
import { formatMove } from '../rules/notation.ts'
import type { LokoTexts } from '../text/en/board.ts'
import {
  afterCancel,
  afterTap,
  type Choice,
  currentWay,
  isPaying,
  NOTHING_CHOSEN,
  tapOn,
  type Way,
  waysToPay,
} from './choice.ts'

export type LokoBoardProps = BoardProps<LokoTypes, LokoInsight, LokoTexts>

export type MarkKind = 'draw' | 'reserve' | 'block'

/** The turn as the board plays it: what is chosen but not done, and what each touch does. */
export interface Turn {
  /** Sections to draw, reserve or block. */
  readonly picked: readonly string[]
  /** Sections to pay with. */
  readonly paying: readonly string[]
  readonly train: number | null
  /** How the chosen train can be paid for, and which of these is meant. */
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  /** Whether a payment waits while sections are picked. */
  readonly isPutAside: boolean
  /** What a player wanted to do when nothing was chosen for it. */
  readonly wanted: MarkKind | 'buy' | null
  tapSection(section: string): void
  /** Chooses a train. One that is chosen is bought, if it costs no more than its price. */
  chooseTrain(train: number): void
  chooseWay(way: Way): void
  /** What Draw, Reserve and Block do with what is picked. */
  mark(kind: MarkKind): void
  buy(): void
  cancel(): void
}

export function useTurn(board: LokoBoardProps): Turn {
  const { view, insight, cards, eyes, mayAct, take, whyNot, silence } = board
  const [{ choice, wanted }, pick] = usePicked(board, NOTHING)
  const ways = choice.train === null ? [] : waysToPay(board, choice.train, choice.byHand)
  const way = currentWay(ways, choice)
  const paying = way?.sections ?? choice.byHand ?? []
  const isMarking = choice.picked.length > 0

  const choose = (next: Choice) => pick({ choice: next, wanted: null })
  /** The strip says what to choose first. */
  const ask = (kind: MarkKind | 'buy') => {
    if (mayAct) pick({ choice, wanted: view.phase === 'block' ? 'block' : kind })
    else silence()
  }
  const mark = (kind: MarkKind, sections = choice.picked) => {
    // Of two that are picked to be reserved, the one that was picked last can still be drawn.
    const marked = kind === 'reserve' ? sections : sections.slice(-1)
    if (marked.length > 0) take(formatMove({ kind, sections: marked }))
    else ask(kind)
  }
  /** Tries to buy with all that one has drawn, so that the table says why not. */
  const buyAnyway = (train: number, others: readonly string[] = []) => {
    const drawn = Object.keys(view.sections).filter((section) => {
      const mark = view.sections[section]
      return typeof mark === 'object' && mark.seat === eyes && mark.solid
    })
    const sections = drawn.length > 0 ? drawn : others
    const action = formatMove({ kind: 'buy', train, sections, shape: undefined })
    if (sections.length > 0 && whyNot(action) !== undefined) take(action)
    else ask('buy')
  }
  const buy = () => {
    if (way !== undefined && !isMarking) take(way.action)
    else if (choice.train === null || isMarking || ways.length > 0) ask('buy')
    else buyAnyway(choice.train)
  }

  return {
    picked: choice.picked,
    paying: isMarking ? [] : paying,
    train: isMarking ? null : choice.train,
    ways: isMarking ? [] : ways,
    way: isMarking ? undefined : way,
    isPutAside: isMarking && isPaying(choice),
    wanted,
    tapSection(section) {
      if (eyes === 'spectator') return
      const tap = tapOn(view, eyes, section)
      const next = mayAct ? afterTap(choice, tap, section, paying, (each) => view.sections[each] === 'free') : undefined
      // What is tapped twice is done; what cannot be done is tried, so that the table says why not.
      if (next === undefined) mark(view.phase === 'block' ? 'block' : 'draw', [section])
      else choose(next)
    },
    chooseTrain(train) {
      if (eyes === 'spectator') return
      if (!mayAct || view.phase !== 'main') {
        const [proposal] = insight.proposals(train)
        buyAnyway(train, proposal?.sections ?? cards.map.sections.slice(0, 1))
      } else if (train !== choice.train || isMarking) choose({ ...choice, picked: [], train, purchase: null })
      // What costs more than the price is bought by the button that says so.
      else if (way === undefined || way.refusal !== undefined || way.extra === 0) buy()
    },
    chooseWay: ({ train, action }) => choose({ ...choice, picked: [], train, purchase: action }),
    mark,
    buy,
    cancel: () => choose(afterCancel(choice)),
  }
}

interface Picked {
  readonly choice: Choice
  readonly wanted: Turn['wanted']
}

const NOTHING: Picked = { choice: NOTHING_CHOSEN, wanted: null }
