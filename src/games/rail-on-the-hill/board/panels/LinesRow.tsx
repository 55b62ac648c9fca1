import { Touchable } from '../../../../boards/Touchable.tsx'
import type { LineName } from '../../cards/cards.ts'
import { useMarks } from '../marks/marks.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { plansPoints, signed } from '../points.ts'
import styles from './LinesPanel.module.css'
import type { LinesPanelProps } from './LinesPanel.tsx'
import { LinesPlans } from './LinesPlans.tsx'
import { LinesTracks } from './LinesTracks.tsx'

interface LinesRowProps extends LinesPanelProps {
  readonly line: LineName
}

export function LinesRow(props: LinesRowProps) {
  const { line, player, insight, score, texts, words, offer, selectedLine, targets, onLine, onScore } = props
  const mark = useMarks()
  const name = words.lineNames[line]
  const isLit = targets === null ? offer.lays[line].length > 0 : targets.includes(line)
  const points = score.lines[line] + plansPoints(score.plans[line])
  const penalty = insight.sources.find((source) => source.from === 'penalty' && source.line === line)
  return (
    <div className={styles.row} data-line={line} data-target={targets?.includes(line) === true}>
      <Touchable
        className={styles.choose}
        style={{ color: `var(--line-${line})` }}
        aria-pressed={selectedLine === line}
        isPossible={isLit}
        data-hint={targets === null ? undefined : mark(`onto ${line}`)}
        aria-label={targets === null ? texts.lines.lay(name) : texts.lines.put(name)}
        onClick={() => onLine(line)}
      />
      <div className={styles.line}>
        <span className={styles.badge}>
          <LineBadge line={line} size={28} />
        </span>
        <span className={styles.name}>{name}</span>
        <button
          type="button"
          className={styles.points}
          aria-label={texts.lines.score(name, words.points(points))}
          title={texts.lines.pointsTitle}
          onClick={() => onScore(line)}
        >
          {points}
        </button>
        <LinesTracks line={line} state={player.lines[line]} texts={texts} />
        {penalty !== undefined && <Penalty points={penalty.points} texts={texts} words={words} />}
      </div>
      <LinesPlans {...props} />
    </div>
  )
}

interface PenaltyProps extends Pick<LinesPanelProps, 'texts' | 'words'> {
  readonly points: number
}

function Penalty({ points, texts, words }: PenaltyProps) {
  const label = texts.lines.penalty(words.points(-points))
  return (
    <span className={styles.penalty} role="img" aria-label={label} title={label}>
      {signed(points)} <span className={styles.penaltyWords}>{texts.lines.penaltyShort}</span>
    </span>
  )
}
