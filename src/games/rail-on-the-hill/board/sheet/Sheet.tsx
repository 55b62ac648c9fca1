import type { ReactNode } from 'react'
import type { SeatInfo, SheetProps } from '#boards/board.ts'
import {
  PadRow,
  padColumns,
  ResultSheet,
  ScorePad,
  SeatPicture,
  VERDICT_ID,
  Verdict,
} from '#boards/result/ResultSheet.tsx'
import type { Standing } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { type CardSet, LINES } from '../../cards/cards.ts'
import type { RailTypes } from '../../rules/facts.ts'
import type { RailInsight } from '../../rules/insight.ts'
import { type RailScore, type TitleStep, titleSteps } from '../../rules/scoring/score.ts'
import type { RailPlayerView } from '../../rules/view.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { LineBadge, LineLetters } from '../pieces/TokenPicture.tsx'
import { nextTitle, plansPoints, signed } from '../plans-and-points.ts'
import { CardGround, Grove } from '../town/CardGround.tsx'
import { CARD, cornerOf, PITCH } from '../town/geometry.ts'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import { TownDrawing, Tracks } from '../town/TownDrawing.tsx'
import styles from './Sheet.module.css'

export type RailSheetProps = SheetProps<RailTypes, RailInsight, Pick<RailTexts, 'name' | 'words' | 'score'>>

/** The final score as on the pad, and the towns it was made with. */
export function Sheet({ cards, view, standing, seats, texts: { words, score: texts } }: RailSheetProps) {
  const isAlone = seats.length === 1
  const verdict = isAlone ? undefined : verdictOf(standing, seats, texts)
  const columns = padColumns(standing, seats, view.players)

  const row = (key: string, label: ReactNode, points: (score: RailScore) => number, className?: string) => (
    <PadRow
      key={key}
      label={label}
      columns={columns}
      cell={({ score }) => signed(points(score))}
      className={className}
    />
  )
  return (
    <LineLetters value={words.lineLetters}>
      <ResultSheet label={texts.sheetTitle} className={styles.parts}>
        {verdict === undefined ? (
          <SheetTitle score={standing.scores[0]} words={words} texts={texts} />
        ) : (
          <Verdict text={verdict.text} />
        )}
        <ScorePad columns={columns} texts={texts} className={styles.pad}>
          <tbody>
            {LINES.map((line) =>
              row(
                `line ${line}`,
                <span className={`${parts.line} ${styles.line}`}>
                  <LineBadge line={line} size={18} /> {words.lineNames[line]}
                </span>,
                (score) => score.lines[line],
              ),
            )}
            {LINES.map((line, i) =>
              row(
                `plans ${line}`,
                <span className={`${parts.line} ${styles.line}`}>
                  <LineBadge line={line} size={18} /> {texts.plansOf(line)}
                </span>,
                (score) => plansPoints(score.plans[line]),
                i === 0 ? styles.section : undefined,
              ),
            )}
            {row('penalty', texts.penalty, ({ penalty }) => penalty, styles.section)}
            {view.requests.map((letter) =>
              row(
                letter,
                <>
                  {texts.request(letter)}
                  <span className={`${parts.note} ${styles.request}`}>{words.requests[letter]}</span>
                </>,
                ({ requests }) => requests[letter] ?? 0,
              ),
            )}
            {row('resources', texts.resources, ({ resources }) => resources)}
          </tbody>
          <tfoot>
            <PadRow label={texts.total} columns={columns} cell={({ score }) => signed(score.total)} isTotal />
            {row(
              'fulfilled',
              texts.fulfilled,
              ({ fulfilled }) => fulfilled,
              verdict?.isTie ? `${styles.fulfilled} ${styles.decisive}` : styles.fulfilled,
            )}
          </tfoot>
        </ScorePad>
        <ul className={styles.towns} aria-label={texts.towns}>
          {columns.map(({ seat, name, score, player, isWinner }) => (
            <SeatPicture
              key={seat}
              seat={seat}
              isWinner={isWinner}
              viewBox={townBox(player.town)}
              label={texts.townOf(name)}
              caption={
                !isAlone && (
                  <>
                    <span>{name}</span>
                    <b>{signed(score.total)}</b>
                  </>
                )
              }
            >
              <TownPicture player={player} cards={cards} isPlain={!isAlone} />
            </SeatPicture>
          ))}
        </ul>
      </ResultSheet>
    </LineLetters>
  )
}

const STEP = 52

const MARGIN = 20

interface SheetTitleProps {
  readonly score: RailScore
  readonly words: WordTexts
  readonly texts: ScoreTexts
}

/** What one has become at the end of a solo game, and what would come next (RH-Z3). */
function SheetTitle({ score, words, texts }: SheetTitleProps) {
  const withRequests = Object.keys(score.requests).length > 0
  const next = nextTitle(score.total, withRequests)
  return (
    <div id={VERDICT_ID} className={styles.title}>
      <p className={styles.points}>{words.points(score.total)}</p>
      <p className={styles.name}>{words.titles[score.title ?? '']}</p>
      <TitleLine steps={titleSteps(withRequests)} total={score.total} />
      <p className={styles.next}>
        {next === undefined ? texts.bestTitle : texts.toNextTitle(next.points, words.titles[next.title])}
      </p>
    </div>
  )
}

interface TitleLineProps {
  readonly steps: readonly TitleStep[]
  readonly total: number
}

/** The titles as stations of a railway line: those that were reached are lit, and a train stands where one is. */
function TitleLine({ steps, total }: TitleLineProps) {
  const width = (steps.length - 1) * STEP
  const at = placeOf(steps, total) * STEP
  return (
    <svg
      viewBox={`${-MARGIN} -30 ${width + 2 * MARGIN} 44`}
      width={width + 2 * MARGIN}
      style={{ maxInlineSize: '100%', blockSize: 'auto' }}
      aria-hidden="true"
    >
      <path d={`M0 0H${width}`} stroke="var(--hairline)" strokeWidth="6" strokeLinecap="round" />
      <path d={`M0 0H${at}`} stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
      {steps.map(({ title, from }, i) => (
        <circle
          key={title}
          cx={i * STEP}
          r="8"
          fill={i === 0 || total >= from ? 'var(--lamp)' : 'var(--paper)'}
          stroke={i === 0 || total >= from ? 'var(--accent)' : 'var(--edge)'}
          strokeWidth="3"
        />
      ))}
      <g transform={`translate(${at} -10)`} fill="var(--line-red)">
        <path d="M-15-13H1V-1h-16zM1-9h10q4 0 4 4v4H1z" />
        <path d="M-17-16H3v3h-20zM7-17h5l-1 8H8z" fill="var(--ink)" />
        <path d="M-12-10h8v5h-8z" fill="var(--casing)" />
        <path d="M-15-2h31v2h-31z" fill="var(--ink)" />
      </g>
    </svg>
  )
}

/** In stations: 3.5 is half-way from the fourth to the fifth. */
function placeOf(steps: readonly TitleStep[], total: number): number {
  const reached = steps.findLastIndex(({ from }) => total >= from)
  if (reached <= 0) return 0
  if (reached === steps.length - 1) return reached
  const { from } = steps[reached]
  return reached + (total - from) / (steps[reached + 1].from - from)
}

interface Outcome {
  readonly text: string
  /** Fulfilled Plans had to decide, or could not (RH-V8). */
  readonly isTie: boolean
}

/** Who won a game of two or more, and by what. */
export function verdictOf(standing: Standing<RailScore>, seats: readonly SeatInfo[], texts: ScoreTexts): Outcome {
  const names = standing.winners.map((seat) => seats[seat - 1].name)
  const { total, fulfilled } = standing.scores[standing.winners[0] - 1]
  if (names.length > 1) return { text: texts.sharedWin(texts.names(names), total, fulfilled), isTie: true }
  const level = seats.filter((_, i) => standing.scores[i].total === total).map(({ name }) => name)
  if (level.length === 1) return { text: texts.wins(names[0], total), isTie: false }
  return { text: texts.winsTie(names[0], texts.names(level), total, fulfilled), isTie: true }
}

interface TownPictureProps {
  readonly player: RailPlayerView
  readonly cards: CardSet
  /** Without the values on the cards, for a picture in which they would be too small to read. */
  readonly isPlain: boolean
}

const WIDTH = 3 * PITCH + CARD

/** The part of the drawing that a finished town covers. */
export function townBox(town: RailPlayerView['town']): string {
  // A town that is not begun yet begins on d4.
  const corners = Object.keys({ d4: null, ...town }).map(cornerOf)
  const west = Math.min(...corners.map(({ x }) => x))
  const north = Math.min(...corners.map(({ y }) => y))
  return `${west} ${north} ${WIDTH} ${WIDTH}`
}

/** A finished town in its own colours, in the units of its cards. */
export function TownPicture({ player: { town, lines }, cards, isPlain }: TownPictureProps) {
  if (!isPlain) return <TownDrawing town={town} lines={lines} cards={cards} />
  const placed = Object.entries(town).flatMap(([square, { card, turn }]) => {
    const found = cards.townCards.find(({ id }) => id === card)
    return found === undefined ? [] : [{ square, card: found, turn, at: cornerOf(square) }]
  })
  return (
    <g>
      {placed.map(({ square, card, turn, at }) => (
        <g key={square} transform={`translate(${at.x} ${at.y})`}>
          <CardGround card={card} turn={turn} />
        </g>
      ))}
      <Tracks lines={lines} />
      {placed.map(({ square, card, at }) =>
        card.landmark === null ? (
          <g key={square} transform={`translate(${at.x} ${at.y})`}>
            <Grove />
          </g>
        ) : (
          <LandmarkPicture key={square} landmark={card.landmark} x={at.x + CARD / 2} y={at.y + CARD / 2} size={46} />
        ),
      )}
    </g>
  )
}
