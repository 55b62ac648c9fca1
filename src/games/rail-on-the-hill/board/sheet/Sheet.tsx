import type { ReactNode } from 'react'
import type { SheetProps } from '#boards/board.ts'
import { PadRow, padColumns, ResultSheet, ScorePad, SeatPicture, Verdict } from '#boards/result/ResultSheet.tsx'
import { LINES } from '../../cards/cards.ts'
import type { RailInsight } from '../../rules/insight.ts'
import type { RailTypes } from '../../rules/rail-types.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { RailTexts } from '../../text/en/board.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { plansPoints, signed } from '../points.ts'
import styles from './Sheet.module.css'
import { SheetTitle } from './SheetTitle.tsx'
import { TownPicture, townBox } from './TownPicture.tsx'
import { verdictOf } from './verdict.ts'

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
              <span className={styles.line}>
                <LineBadge line={line} size={18} /> {words.lineNames[line]}
              </span>,
              (score) => score.lines[line],
            ),
          )}
          {LINES.map((line, i) =>
            row(
              `plans ${line}`,
              <span className={styles.line}>
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
                <span className={styles.request}>{words.requests[letter]}</span>
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
                  <b>{score.total}</b>
                </>
              )
            }
          >
            <TownPicture player={player} cards={cards} isPlain={!isAlone} />
          </SeatPicture>
        ))}
      </ul>
    </ResultSheet>
  )
}
