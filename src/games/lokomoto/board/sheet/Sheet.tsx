import '../colours.css'
import type { SheetProps } from '../../../../boards/board.ts'
import { PadRow, padColumns, ResultSheet, ScorePad, Verdict } from '../../../../boards/result/ResultSheet.tsx'
import type { LokoInsight } from '../../insight.ts'
import type { LokoTypes } from '../../lokomoto-types.ts'
import type { LokoScore } from '../../score.ts'
import type { LokoTexts } from '../../text/texts.ts'
import { sheetOf } from '../map/sheet.ts'
import { Collection } from './Collection.tsx'
import { FinishedMap } from './FinishedMap.tsx'
import styles from './Sheet.module.css'
import { verdictOf } from './verdict.ts'

export type LokoSheetProps = SheetProps<LokoTypes, LokoInsight, Pick<LokoTexts, 'name' | 'words' | 'players' | 'score'>>

/** The final score as on the pad, the finished map, and what everybody has taken. */
export function Sheet({ cards, view, standing, seats, texts: { words, players, score: texts } }: LokoSheetProps) {
  const columns = padColumns(standing, seats, view.players)
  const sheet = sheetOf(cards.map)
  const { left, top, width, height } = sheet.box
  const row = (label: string, points: (score: LokoScore) => string, isTotal = false) => (
    <PadRow label={label} columns={columns} cell={({ score }) => points(score)} isTotal={isTotal} />
  )
  return (
    <ResultSheet label={texts.sheetTitle} className={styles.parts}>
      <Verdict text={verdictOf({ view, standing, seats }, texts)} />
      <ScorePad columns={columns} texts={texts} className={styles.pad}>
        <tbody>
          {row(texts.trains, ({ trains }) => words.figure(trains))}
          {row(texts.bonus, ({ bonus }) => words.signed(bonus))}
          {row(texts.shapes, ({ shapes }) => words.figure(shapes))}
          {row(texts.unused, ({ unused }) => words.signed(unused))}
        </tbody>
        <tfoot>{row(texts.total, ({ total }) => words.figure(total), true)}</tfoot>
      </ScorePad>
      <div className={styles.map}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={texts.map}>
          <FinishedMap map={cards.map} sheet={sheet} view={view} />
        </svg>
      </div>
      <ul className={styles.collections} data-pairs={seats.length % 2 === 0} aria-label={texts.collections}>
        {columns.map(({ score, ...column }) => (
          <Collection
            key={column.seat}
            {...column}
            total={words.figure(score.total)}
            cards={cards}
            texts={players}
            words={words}
          />
        ))}
      </ul>
    </ResultSheet>
  )
}
