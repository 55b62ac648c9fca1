import '../colours.css'
import type { SheetProps } from '#boards/board.ts'
import { PadRow, padColumns, ResultSheet, ScorePad, SeatPicture, Verdict } from '#boards/result/ResultSheet.tsx'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { MachiTypes } from '../../rules/facts.ts'
import type { MachiInsight } from '../../rules/insight.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import styles from './Sheet.module.css'
import { TownPicture } from './TownPicture.tsx'

export type MachiSheetProps = SheetProps<MachiTypes, MachiInsight, Pick<MachiTexts, 'name' | 'words' | 'score'>>

const WIDTH = 400
const HEIGHT = 220
/** Above the landmarks. */
const SKY = 12

/** The end of the race: who won, how far the others came, and the towns. */
export function Sheet({ view, cards, insight, standing, seats, texts: { words, score: texts } }: MachiSheetProps) {
  const columns = padColumns(standing, seats, view.players)
  const winnersFirst = columns.toSorted((one, other) => Number(other.isWinner) - Number(one.isWinner))
  const winners = columns.filter(({ isWinner }) => isWinner).map(({ name }) => name)

  return (
    <ResultSheet label={texts.sheetTitle} className={styles.parts}>
      <Verdict text={texts.wins(words.list(winners))} line={texts.afterTurns(view.turns, cards.landmarks.length)} />
      <ScorePad columns={columns} texts={texts} className={styles.pad}>
        <tbody>
          <PadRow
            label={texts.landmarks}
            columns={columns}
            cell={({ player, score }) => (
              <>
                <Landmarks player={player} cards={cards} />
                <span className={styles.reached}>{texts.landmarksOf(score.landmarks, cards.landmarks.length)}</span>
              </>
            )}
          />
          <PadRow label={texts.coins} columns={columns} cell={({ score }) => score.coins} />
          <PadRow label={texts.cards} columns={columns} cell={({ player }) => cardsIn(player)} />
          <PadRow
            label={texts.averageRoll}
            columns={columns}
            cell={({ seat }) => texts.average(bestMean(insight, seat))}
          />
        </tbody>
      </ScorePad>
      <ul className={styles.towns} aria-label={texts.towns}>
        {winnersFirst.map(({ seat, name, player, isWinner }) => (
          <SeatPicture
            key={seat}
            seat={seat}
            isWinner={isWinner}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            label={texts.townOf(name)}
            caption={name}
          >
            <rect width={WIDTH} height={HEIGHT} fill="var(--mk-town-sky)" />
            <g transform={`translate(0 ${SKY})`}>
              <TownPicture player={player} cards={cards} width={WIDTH} height={HEIGHT - SKY} />
            </g>
          </SeatPicture>
        ))}
      </ul>
    </ResultSheet>
  )
}

function Landmarks({ player, cards }: { readonly player: MachiPlayer; readonly cards: CardSet }) {
  return (
    <span className={styles.landmarks}>
      {cards.landmarks.map(({ id }) => (
        <BuildingSvg key={id} id={id} isLandmark isLit={player.landmarks.includes(id)} />
      ))}
    </span>
  )
}

function cardsIn({ cards }: MachiPlayer): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

/** What a seat can expect of a roll, with the number of dice that brings more. */
function bestMean(insight: MachiInsight, seat: Seat): number {
  const dice = Array.from({ length: insight.mostDice(seat) }, (_, i) => i + 1)
  return Math.max(...dice.map((count) => insight.outlook(seat, count).mean[seat - 1]))
}
