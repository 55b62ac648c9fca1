import shared from '#boards/unseen.module.css'
import type { LineName } from '../../cards/cards.ts'
import { TRACKS_PER_BONUS, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { RailLine } from '../../rules/position.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import styles from './LinesPanel.module.css'

const TRACKS = Array.from({ length: TRACKS_PER_LINE }, (_, i) => i + 1)
const BONUS_TRACKS = TRACKS.filter((track) => track % TRACKS_PER_BONUS === 0)

interface LinesTracksProps {
  readonly line: LineName
  readonly state: RailLine
  readonly texts: PanelTexts
}

/** Eight places for tracks: laid, scrapped or still to come, with a star where a bonus waits. */
export function LinesTracks({ line, state, texts }: LinesTracksProps) {
  const onBoard = state.tracks.length
  const next = BONUS_TRACKS.find((track) => track > state.laid)
  const bonus = next === undefined ? texts.lines.noBonus : texts.lines.bonusIn(next - state.laid)
  const label = texts.lines.tracks(onBoard, state.laid - onBoard, TRACKS_PER_LINE)
  return (
    <>
      <svg
        className={styles.tracks}
        viewBox="0 0 128 16"
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={label}
        focusable="false"
      >
        <title>{label}</title>
        {TRACKS.map((track) => (
          <g key={track} transform={`translate(${track * 16 - 8} 8)`}>
            {track <= onBoard ? (
              <Laid line={line} />
            ) : track <= state.laid ? (
              <Scrapped />
            ) : (
              <ToCome isBonus={BONUS_TRACKS.includes(track)} />
            )}
          </g>
        ))}
      </svg>
      <span className={styles.bonus} aria-hidden="true">
        {bonus}
      </span>
      <span className={shared.unseen}>{bonus}</span>
    </>
  )
}

function Laid({ line }: { readonly line: LineName }) {
  return <rect x={-7} y={-4.5} width={14} height={9} rx={2} fill={`var(--line-${line})`} stroke="var(--casing)" />
}

function Scrapped() {
  return (
    <>
      <rect x={-6.5} y={-4} width={13} height={8} rx={2} fill="none" stroke="var(--edge)" />
      <path d="M-4.5-6l9 12M-4.5 6l9-12" stroke="var(--ink-soft)" strokeWidth={1.4} />
    </>
  )
}

function ToCome({ isBonus }: { readonly isBonus: boolean }) {
  if (!isBonus) return <rect x={-6.5} y={-4} width={13} height={8} rx={2} fill="none" stroke="var(--edge)" />
  return (
    <polygon
      points="0,-7.6 2.2,-2.7 7.4,-2.3 3.5,1.2 4.7,6.4 0,3.7 -4.7,6.4 -3.5,1.2 -7.4,-2.3 -2.2,-2.7"
      fill="var(--lamp)"
      stroke="var(--edge)"
      strokeLinejoin="round"
    />
  )
}
