import { useEffect, useMemo, useState } from 'react'
import type { GameFace, HintFace } from '#boards/board.ts'
import type { Puzzle, Spot } from '#bots/puzzle.ts'
import type { Seat } from '#engine/game.ts'
import { askBot } from '../bots/ask-bot.ts'
import { botGame, expertOf } from '../bots/bot-game.ts'
import { useSettings } from '../settings/settings.ts'
import type { Advice } from '../table/hint/ask-expert.ts'
import { type HintControl, type HintNow, spokenOf } from '../table/hint/use-hint.tsx'
import type { Session } from '../table/session.ts'
import type { ExpertTexts } from '../text/en/expert.ts'
import type { PuzzleTexts } from '../text/en/pages.ts'
import type { EstimateWords } from '../text/estimate-words.ts'
import type { PuzzleResult, WeighedTry } from './puzzle-run.ts'
import { isOwn, ownLoss } from './solver.ts'

/** How much the expert thinks about a turn that is not the best one; in nodes, so that it always says the same. */
const NODES = 30_000

/** A turn that the expert finds worse by less than this share of the margin is as good as the best one. */
const AS_GOOD = 0.5

/** Compares a turn with the best one; undefined if the expert cannot be asked. */
export async function weighTurn(
  { game, state, seat }: Spot,
  puzzle: Puzzle,
  turn: readonly string[],
): Promise<WeighedTry | undefined> {
  const { id, best, obvious, margin } = puzzle
  const question = {
    ...botGame(game, expertOf(game.id)),
    view: game.view(state, seat),
    seat,
    chance: `puzzle/${id}`,
    limit: { nodes: NODES },
    consider: [turn, best, obvious],
  }
  try {
    const { candidates } = await askBot(question, new AbortController().signal)
    const [own, advised, played] = [0, 1, 2].map(
      (place) => candidates.find(({ considered }) => considered === place)?.estimate,
    )
    if (own === undefined || advised === undefined || played === undefined) return undefined
    const loss = Math.max(0, advised - own)
    // An analysis measures in chances to win what the expert of a game with several players may measure in points.
    const clear = isOwn(puzzle) ? Math.max(0, advised - played) : margin
    return { loss, isAsGood: loss < AS_GOOD * clear }
  } catch {
    return undefined
  }
}

export interface PuzzleWords {
  readonly puzzle: PuzzleTexts
  readonly expert: ExpertTexts
  /** The names of the others at the table. */
  readonly rivals: readonly string[]
}

interface SolutionPlace {
  readonly session: Session
  readonly face: GameFace
  /** What the board says. */
  readonly texts: unknown
  readonly words: PuzzleWords
  readonly estimates: EstimateWords
  readonly puzzle: Puzzle
  readonly seat: Seat
  /** Undefined while the puzzle is being solved. */
  readonly result: PuzzleResult | undefined
}

/** The best turn as a hint shows it: marked on the board, step by step, with its reason and with turns that are worse. */
export function useSolution(place: SolutionPlace): HintControl {
  const { session, face, texts, words, estimates, puzzle, seat, result } = place
  const { language } = useSettings()
  const [hints, setHints] = useState<HintFace>()
  const [closed, setClosed] = useState<PuzzleResult>()
  const isJudged = result !== undefined
  useEffect(() => {
    // Without its words the best turn is still marked.
    if (isJudged) face.loadHints(texts).then(setHints, () => undefined)
  }, [isJudged, face, texts])
  const now = useMemo((): HintNow | undefined => {
    if (result === undefined || hints === undefined) return undefined
    const { game, seats } = session
    const view = session.view(seat)
    const describe = (action: string) => hints.describe(action, view, texts, game.cards, seats)
    const other = (turn: readonly string[], reason: string, cost: string): Advice['words']['others'][number] => ({
      plan: `${reason} ${turn.join(', ')}`,
      instruction: turn.map(describe).join(' · '),
      reason,
      estimate: words.puzzle.costs(cost),
    })
    const obvious = isOwn(puzzle)
      ? other(puzzle.obvious, words.puzzle.played, ownLoss(puzzle, words.expert.estimate, language))
      : other(puzzle.obvious, words.puzzle.obvious, estimates.apart(puzzle.loss))
    const yours = result.loss ? [other(result.turn, words.puzzle.yours, estimates.apart(result.loss))] : []
    const advice: Advice = {
      seat,
      begin: session.now.get().log.length,
      plan: puzzle.best,
      words: {
        steps: puzzle.best.map(describe),
        reason: hints.explain(puzzle.reason, texts, game.cards, seats),
        stepReasons: [],
        estimate: isOwn(puzzle) ? '' : words.puzzle.margin(estimates.apart(puzzle.margin)),
        others: [...yours, obvious],
      },
      texts: words.expert.hint,
    }
    return { state: 'given', advice, step: 0 }
  }, [session, texts, words, estimates, puzzle, seat, result, hints, language])
  const marks = useMemo(() => (isJudged ? { plan: puzzle.best } : undefined), [isJudged, puzzle])
  const isOpen = now?.state === 'given' && closed !== result
  return {
    now: isOpen ? now : undefined,
    marks,
    spoken: isOpen ? spokenOf(now.advice, [...now.advice.words.steps, now.advice.words.reason]) : undefined,
    toggle: undefined,
    close: () => setClosed(result),
  }
}
