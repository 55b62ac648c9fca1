import type { GameFace, Language } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { findEntrance } from '#games/index.ts'
import { askBot } from '../../bots/ask-bot.ts'
import { playedGame, teacherOf } from '../../bots/played-game.ts'
import { turnLimit } from '../../bots/thinking-limits.ts'
import type { HintTexts } from '../../text/en/teacher.ts'
import { estimateWords } from '../../text/estimate-words.ts'
import { loadTeacherTexts } from '../../text/load-texts.ts'
import type { PlayedTable } from '../played-table.ts'
import type { AdvisedTurn } from './followed.ts'
import { type HintWords, hintWords } from './hint-words.ts'

/** What the teacher advises, in words and in actions. */
export interface Advice extends AdvisedTurn {
  readonly words: HintWords
  readonly texts: HintTexts
}

export interface Asker {
  readonly session: PlayedTable
  readonly face: GameFace
  readonly seat: Seat
  /** What the board says. */
  readonly texts: unknown
  readonly language: Language
}

/** Asks the best bot of the game what it would do on this seat, with what this seat can see. */
export async function askTeacher(asker: Asker, signal: AbortSignal): Promise<Advice> {
  const { session, seat, texts, language } = asker
  const { game, id, seats } = session
  const begin = session.now.get().log.length
  const view = session.view(seat)
  const question = {
    ...playedGame(game, teacherOf(game.id)),
    view,
    seat,
    chance: `${id}/${begin}/hint`,
    limit: turnLimit(),
  }
  const [thought, face, words] = await Promise.all([
    askBot(question, signal),
    asker.face.loadHints(),
    loadTeacherTexts(language),
  ])
  const estimates = estimateWords(findEntrance(game.id)?.goal ?? 'points', words.estimate, language)
  const place = { face, view, texts, cards: game.cards, seats }
  return { seat, begin, plan: thought.plan, words: hintWords(thought, place, estimates), texts: words.hint }
}
