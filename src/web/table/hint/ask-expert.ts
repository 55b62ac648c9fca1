import type { GameFace, HintFace, HintReason, Language, SeatInfo } from '#boards/board.ts'
import type { Rating } from '#bots/forecast.ts'
import type { Seat } from '#engine/game.ts'
import { findEntrance } from '#games/index.ts'
import { askForAdvice } from '../../bots/ask-bot.ts'
import { botGame, expertOf } from '../../bots/bot-game.ts'
import { turnLimit } from '../../bots/thinking-limits.ts'
import type { WrittenThought } from '../../bots/worker.ts'
import type { HintTexts } from '../../text/en/expert.ts'
import { estimateWords, loadExpertTexts } from '../../text/estimate-words.ts'
import type { GameTable } from '../game-table.ts'
import type { AdvisedTurn } from './followed.ts'

/** What the expert advises, in words and in actions. */
export interface Advice extends AdvisedTurn {
  readonly words: HintWords
  readonly texts: HintTexts
}

export interface Asker {
  readonly session: Pick<GameTable, 'game' | 'id' | 'seats' | 'view'> & {
    readonly now: { get(): { readonly log: readonly unknown[] } }
  }
  readonly face: GameFace
  readonly seat: Seat
  /** What the board says. */
  readonly texts: unknown
  readonly language: Language
}

/** Asks the best bot of the game what it would do on this seat, with what this seat can see. */
export async function askExpert(asker: Asker, signal: AbortSignal): Promise<Advice> {
  const { session, seat, texts, language } = asker
  const { game, id, seats } = session
  const begin = session.now.get().log.length
  const view = session.view(seat)
  const question = {
    ...botGame(game, expertOf(game.id)),
    view,
    seat,
    chance: `${id}/${begin}/hint`,
    limit: turnLimit(),
  }
  const [thought, face, words] = await Promise.all([
    askForAdvice(question, signal),
    asker.face.loadHints(texts),
    loadExpertTexts(language),
  ])
  const goal = findEntrance(game.id)?.goal ?? 'points'
  const place = { face, view, texts, cards: game.cards, seats }
  const full = estimateWords(goal, words.estimate, language).full
  // Without a forecast, the bot's own estimate has no spread.
  const ratings = thought.candidates.map(
    ({ estimate }, i): Rating =>
      thought.ratings[i] ?? (goal === 'race' ? { chance: estimate } : { points: { mean: estimate, spread: 0 } }),
  )
  const told = hintWords(thought, place, ratings.map(full))
  return { seat, begin, plan: thought.plan, words: told, texts: words.hint }
}

/** A move that is already known, as advice. */
export async function adviseMove(
  { session, face, seat, texts, language }: Asker,
  plan: readonly string[],
): Promise<Advice> {
  const { game, seats } = session
  const [hints, words] = await Promise.all([face.loadHints(texts), loadExpertTexts(language)])
  const view = session.view(seat)
  const steps = plan.map((action) => hints.describe(action, view, texts, game.cards, seats))
  const begin = session.now.get().log.length
  return {
    seat,
    begin,
    plan,
    words: { steps, reason: '', stepReasons: [], estimate: '', others: [] },
    texts: words.hint,
  }
}

/** A hint in words. */
interface HintWords {
  /** Every step of the advised turn as an instruction. */
  readonly steps: readonly string[]
  /** Why, and what it comes to; empty where the expert does not say. */
  readonly reason: string
  /** Why each step; empty where the reason of the turn is that of its steps. */
  readonly stepReasons: readonly string[]
  readonly estimate: string
  /** Ways that are less good, the best of them first. */
  readonly others: readonly OtherWay[]
}

interface OtherWay {
  readonly plan: string
  /** The first step that differs. */
  readonly instruction: string
  readonly reason: string
  readonly estimate: string
}

/** The position of a hint: the seat's view, and the texts of the board. */
interface HintPlace {
  readonly face: HintFace
  readonly view: unknown
  readonly texts: unknown
  readonly cards: unknown
  readonly seats: readonly SeatInfo[]
}

/** `estimates` has one for each candidate. */
export function hintWords(thought: WrittenThought, place: HintPlace, estimates: readonly string[]): HintWords {
  const { face, view, texts, cards, seats } = place
  const describe = (action: string) => face.describe(action, view, texts, cards, seats)
  const explain = (reason: HintReason) => face.explain(reason, texts, cards, seats)
  const reason = explain(thought.reason)
  // What is said of the best way does not tell why another is less good.
  const explainOther = (other: HintReason) => (explain(other) === reason ? '' : explain(other))
  return {
    steps: thought.plan.map(describe),
    reason,
    stepReasons: thought.stepReasons.map(explain),
    estimate: estimates[0] ?? '',
    others: otherWays(thought).map(({ index, action }) => ({
      plan: thought.candidates[index].plan.join(', '),
      instruction: describe(action),
      reason: explainOther(thought.candidates[index].reason),
      estimate: estimates[index],
    })),
  }
}

/** The candidates after the first, with the action in which each leaves the advised plan; each action once. */
export function otherWays({ plan, candidates }: Pick<WrittenThought, 'plan' | 'candidates'>) {
  const seen = new Set<string>()
  return candidates.flatMap((candidate, index) => {
    const action = candidate.plan.find((each, i) => each !== plan[i])
    if (index === 0 || action === undefined || seen.has(action)) return []
    seen.add(action)
    return [{ index, action }]
  })
}
