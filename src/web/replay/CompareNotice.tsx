import { usePart } from '#ui/Part.tsx'
import { useSettings } from '../settings/settings.ts'
import { loadExpertTexts } from '../text/estimate-words.ts'
import style from './CompareNotice.module.css'
import type { Replay } from './open-replay.ts'
import type { ComparedMove, ShownComparison } from './play-on.ts'

interface CompareNoticeProps {
  readonly replay: Replay
  /** What the board says. */
  readonly texts: unknown
  /** The view of the seat that decides. */
  readonly view: unknown
  readonly comparison: ShownComparison
}

const MOVES: readonly ComparedMove[] = ['played', 'better']

/** What was played beside what was better, one of them marked on the board, and the way to try it. */
export function CompareNotice({ replay, texts, view, comparison }: CompareNoticeProps) {
  const { language } = useSettings()
  const words = usePart(loadExpertTexts, language).analysis
  const hints = usePart(replay.face.loadHints, texts)
  const { game, seats } = replay.session
  const { moves, shown, show, begin } = comparison
  const names = { played: words.was, better: words.better }
  const describe = (action: string) => hints.describe(action, view, texts, game.cards, seats)
  return (
    <section aria-label={words.compare} data-whole-row="">
      <div className={style.notice}>
        {MOVES.map((move) => (
          <button
            key={move}
            type="button"
            className={style.move}
            aria-pressed={move === shown}
            onClick={() => show(move)}
          >
            <strong>{names[move]}</strong>
            <span>{moves[move].plan.map(describe).join(' · ')}</span>
          </button>
        ))}
        <button type="button" className={style.begin} onClick={() => begin()}>
          {words.tryIt}
        </button>
      </div>
    </section>
  )
}
