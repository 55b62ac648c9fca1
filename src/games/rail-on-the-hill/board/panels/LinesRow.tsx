import type { LineName } from '../../cards/cards.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { Touchable } from '../pieces/Touchable.tsx'
import styles from './LinesPanel.module.css'
import type { LinesPanelProps } from './LinesPanel.tsx'
import { LinesPlans } from './LinesPlans.tsx'
import { LinesTracks } from './LinesTracks.tsx'

interface LinesRowProps extends LinesPanelProps {
  readonly line: LineName
}

export function LinesRow(props: LinesRowProps) {
  const { line, player, score, texts, words, offer, selectedLine, targets, onLine, onScore } = props
  const name = words.lineNames[line]
  const isLit = targets === null ? offer.lays[line].length > 0 : targets.includes(line)
  const planScores = score.plans[line]
  const points = planScores.reduce((sum, plan) => sum + plan.points, score.lines[line])
  const hasMetPlan = planScores.some((plan) => plan.met)
  return (
    <div className={styles.row} data-line={line} data-target={targets?.includes(line) === true}>
      <Touchable
        className={styles.choose}
        style={{ color: `var(--line-${line})` }}
        aria-pressed={selectedLine === line}
        isPossible={isLit}
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
        {!hasMetPlan && (
          <span className={styles.penalty} role="img" aria-label={texts.lines.penalty} title={texts.lines.penalty}>
            −10
          </span>
        )}
      </div>
      <LinesPlans {...props} />
    </div>
  )
}
