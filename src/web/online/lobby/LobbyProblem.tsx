import controls from '../../pages/parts/controls.module.css'
import { agoText } from '../../pages/parts/dates.ts'
import { useSettings } from '../../settings/settings.ts'
import { type ServerProblem, Unreachable } from '../api.ts'
import styles from './LobbyProblem.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'
import { problemWords } from './problem-words.ts'

interface Props {
  readonly problem: ServerProblem | Unreachable
  /** When what is still shown was true; undefined where nothing is shown. */
  readonly seenAt: number | undefined
  tryAgain(): void
}

/** Says that the lobby is not what it is now. */
export function LobbyProblem({ problem, seenAt, tryAgain }: Props) {
  const { lobby: texts, problems } = useOnlineTexts()
  const { language } = useSettings()
  const isNothing = seenAt === undefined && problem instanceof Unreachable
  const words = problem instanceof Unreachable ? texts.unreachable : problemWords(problem, problems)
  return (
    <div className={styles.problem} role="status">
      <p className={styles.words}>
        <b>{words}</b>{' '}
        {seenAt === undefined ? isNothing && texts.unreachableLine : texts.old(agoText(language, seenAt, Date.now()))}
      </p>
      <button type="button" className={controls.secondary} onClick={tryAgain}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
