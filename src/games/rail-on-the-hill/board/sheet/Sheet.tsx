import type { ReactNode } from 'react'
import { LINES } from '../../cards/cards.ts'
import type { RailScore } from '../../scoring/score.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { plansPoints, signed } from '../points.ts'
import { Crown } from './Crown.tsx'
import styles from './Sheet.module.css'
import { SheetTitle } from './SheetTitle.tsx'
import type { RailSheetProps } from './sheet-props.ts'
import { TownPicture, townBox } from './TownPicture.tsx'
import { verdictOf } from './verdict.ts'

/** The final score as on the pad, and the towns it was made with. */
export function Sheet({ cards, view, standing, seats, texts: { words, score: texts } }: RailSheetProps) {
  const isAlone = seats.length === 1
  const verdict = isAlone ? undefined : verdictOf(standing, seats, texts)
  const columns = seats.map(({ name }, i) => ({
    seat: i + 1,
    name,
    score: standing.scores[i],
    player: view.players[i],
    isWinner: !isAlone && standing.winners.includes(i + 1),
  }))

  const row = (key: string, label: ReactNode, points: (score: RailScore) => number, className = '') => (
    <tr key={key} className={className}>
      <th scope="row">{label}</th>
      {columns.map(({ seat, score, isWinner }) => (
        <td key={seat} data-winner={isWinner}>
          {signed(points(score))}
        </td>
      ))}
    </tr>
  )
  return (
    <section className={styles.sheet} data-seats={seats.length} aria-label={texts.sheetTitle}>
      <div className={styles.inner}>
        {verdict === undefined ? (
          <SheetTitle score={standing.scores[0]} words={words} texts={texts} />
        ) : (
          <p className={styles.verdict}>
            <Crown width={35} />
            <span>{verdict.text}</span>
          </p>
        )}
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
                i === 0 ? styles.section : '',
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
            {row('total', texts.total, ({ total }) => total, styles.total)}
            {row(
              'fulfilled',
              texts.fulfilled,
              ({ fulfilled }) => fulfilled,
              verdict?.isTie ? `${styles.fulfilled} ${styles.decisive}` : styles.fulfilled,
            )}
          </tfoot>
        </table>
        <ul className={styles.towns} aria-label={texts.towns}>
          {columns.map(({ seat, name, score, player, isWinner }) => (
            <li key={seat} className={styles.town} data-winner={isWinner}>
              <svg viewBox={townBox(player.town)} role="img" aria-label={texts.townOf(name)}>
                <TownPicture player={player} cards={cards} isPlain={!isAlone} />
              </svg>
              {!isAlone && (
                <p className={styles.caption} style={{ borderInlineStartColor: `var(--seat-${seat})` }}>
                  <span>{name}</span>
                  <b>{score.total}</b>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
