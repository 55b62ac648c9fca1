import '../colours.css'
import type { ReactNode } from 'react'
import type { Seat } from '../../../../engine/game.ts'
import { LANDMARKS } from '../../cards/cards.ts'
import type { MachiInsight } from '../../insight.ts'
import type { MachiPlayer } from '../../position.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Crown } from './Crown.tsx'
import styles from './Sheet.module.css'
import type { MachiSheetProps } from './sheet-props.ts'
import { TownPicture } from './TownPicture.tsx'

const WIDTH = 400
const HEIGHT = 220
/** Above the landmarks. */
const SKY = 12

/** The end of the race: who won, how far the others came, and the towns. */
export function Sheet({ view, insight, standing, seats, texts: { words, score: texts } }: MachiSheetProps) {
  const columns = seats.map(({ name }, i) => ({
    seat: i + 1,
    name,
    score: standing.scores[i],
    player: view.players[i],
    isWinner: standing.winners.includes(i + 1),
  }))
  const winnersFirst = columns.toSorted((one, other) => Number(other.isWinner) - Number(one.isWinner))
  const winners = columns.filter(({ isWinner }) => isWinner).map(({ name }) => name)

  const row = (label: string, cell: (column: (typeof columns)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.seat} data-winner={column.isWinner}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
  return (
    <section className={styles.sheet} aria-label={texts.sheetTitle}>
      <div className={styles.inner}>
        <div className={styles.verdict}>
          <Crown width={35} />
          <p>
            <span className={styles.wins}>{texts.wins(words.list(winners))}</span>
            <span className={styles.turns}>{texts.afterTurns(view.turns)}</span>
          </p>
        </div>
        <table className={styles.pad}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.item}>{texts.item}</span>
              </th>
              {columns.map(({ seat, name, isWinner }) => (
                <th key={seat} scope="col" data-winner={isWinner}>
                  {isWinner && (
                    <span className={styles.crown}>
                      <Crown width={20} /> {texts.winner}
                    </span>
                  )}
                  <span className={styles.name} style={{ borderBottomColor: `var(--seat-${seat})` }}>
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(texts.landmarks, ({ player, score }) => (
              <>
                <Landmarks player={player} />
                <span className={styles.reached}>{texts.landmarksOf(score.landmarks, LANDMARKS.length)}</span>
              </>
            ))}
            {row(texts.coins, ({ score }) => score.coins)}
            {row(texts.cards, ({ player }) => cardsIn(player))}
            {row(texts.averageRoll, ({ seat }) => texts.average(bestMean(insight, seat)))}
          </tbody>
        </table>
        <ul className={styles.towns} aria-label={texts.towns}>
          {winnersFirst.map(({ seat, name, player, isWinner }) => (
            <li key={seat} className={styles.town} data-winner={isWinner}>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.townOf(name)}>
                <rect width={WIDTH} height={HEIGHT} fill="var(--mk-sky)" />
                <g transform={`translate(0 ${SKY})`}>
                  <TownPicture player={player} width={WIDTH} height={HEIGHT - SKY} />
                </g>
              </svg>
              <p className={styles.caption} style={{ borderInlineStartColor: `var(--seat-${seat})` }}>
                {name}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Landmarks({ player }: { readonly player: MachiPlayer }) {
  return (
    <span className={styles.landmarks}>
      {LANDMARKS.map((id) => (
        <BuildingSvg key={id} id={id} isLit={player.landmarks.includes(id)} />
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
