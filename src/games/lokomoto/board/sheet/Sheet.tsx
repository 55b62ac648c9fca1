import '../colours.css'
import type { SheetProps } from '#boards/board.ts'
import { PadRow, padColumns, ResultSheet, ScorePad, Verdict } from '#boards/result/ResultSheet.tsx'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import type { CardSet, RailMap } from '../../cards/cards.ts'
import type { LokoTypes } from '../../rules/facts.ts'
import type { LokoInsight } from '../../rules/insight.ts'
import type { LokoScore } from '../../rules/score.ts'
import type { LokoPlayerView, LokoView } from '../../rules/view.ts'
import type { LokoTexts } from '../../text/en/board.ts'
import type { PlayerTexts, ScoreTexts, WordTexts } from '../../text/en/panels.ts'
import { MapGround, Stations } from '../map/MapGround.tsx'
import { type Sheet as Paper, sheetOf } from '../map/sheet.ts'
import { cardsOf, namedCards } from '../names.ts'
import { TrainCard } from '../pieces/EngineSvg.tsx'
import { ShapeCard } from '../pieces/ShapePicture.tsx'
import { PenIcon, Stroke } from '../pieces/strokes/Stroke.tsx'
import styles from './Sheet.module.css'

export type LokoSheetProps = SheetProps<LokoTypes, LokoInsight, Pick<LokoTexts, 'name' | 'words' | 'players' | 'score'>>

/** The final score as on the pad, the finished map, and what every player has taken. */
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
      <div className={`${parts.paper} ${styles.map}`}>
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
            cards={namedCards(cards, words)}
            texts={players}
            words={words}
          />
        ))}
      </ul>
    </ResultSheet>
  )
}

type Ended = Pick<LokoSheetProps, 'view' | 'standing' | 'seats'>

/** LK-V2: who won, and by what where the points alone do not tell. */
export function verdictOf({ view, standing, seats }: Ended, texts: ScoreTexts): string {
  const names = standing.winners.map((seat) => seats[seat - 1].name)
  const [winner] = standing.winners
  const { total, shapes } = standing.scores[winner - 1]
  if (names.length > 1) return texts.sharedWin(texts.names(names), total)
  const nameOf = (seat: number) => seats[seat - 1].name
  const trainsOf = (seat: number) => view.players[seat - 1].trains.length
  const trains = trainsOf(winner)
  const level = seats.map((_, i) => i + 1).filter((seat) => standing.scores[seat - 1].total === total)
  const stillLevel = level.filter((seat) => trainsOf(seat) === trains)
  if (level.length === 1) return texts.wins(names[0], total)
  return stillLevel.length === 1
    ? texts.winsByTrains(names[0], texts.names(level.map(nameOf)), total, trains)
    : texts.winsByShapes(names[0], texts.names(stillLevel.map(nameOf)), total, shapes)
}

interface CollectionProps {
  readonly seat: Seat
  readonly name: string
  readonly total: string
  readonly isWinner: boolean
  readonly player: LokoPlayerView
  readonly cards: CardSet
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** The trains and shapes that a player has taken, as an item of a list. */
function Collection({ seat, name, total, isWinner, player, cards, texts, words }: CollectionProps) {
  const { trains, shapes } = cardsOf(player, cards)
  return (
    <li className={`${parts.paper} ${styles.collection}`} data-winner={isWinner}>
      <p className={`${parts.line} ${parts.name} ${styles.head}`}>
        <PenIcon seat={seat} size={24} />
        <span className={`${parts.cut} ${styles.name}`}>{name}</span>
        <b>{total}</b>
      </p>
      {trains.length === 0 ? (
        <p className={parts.remark}>{texts.noTrains}</p>
      ) : (
        <div className={styles.taken}>
          <ul className={styles.cards} aria-label={texts.trainsOf(name)}>
            {trains.map((train) => (
              <li key={train.id} className={styles.train} title={texts.train(train)}>
                <span role="img" aria-label={texts.train(train)}>
                  <TrainCard train={train} size="mini" />
                </span>
              </li>
            ))}
          </ul>
          {shapes.length > 0 && (
            <ul className={styles.cards} aria-label={texts.shapesOf(name)}>
              {shapes.map((shape) => {
                const spoken = words.shape(shape.id, shape.points)
                return (
                  <li key={shape.id} className={styles.shape} title={spoken}>
                    <span role="img" aria-label={spoken}>
                      <ShapeCard shape={shape} lattice={cards.map.lattice} turns={0} />
                    </span>
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      )}
    </li>
  )
}

interface FinishedMapProps {
  readonly map: RailMap
  /** The same map as it lies on the table. */
  readonly sheet: Paper
  readonly view: Pick<LokoView, 'sections' | 'used'>
}

/** What is left on the map when the game is over, in the units of the sheet. */
export function FinishedMap({ map, sheet, view: { sections, used } }: FinishedMapProps) {
  return (
    <>
      <MapGround map={map} sheet={sheet} />
      {sheet.sections.map(({ section, number, from, to }) => {
        const state = sections[section]
        if (state === 'free') return null
        const ink = state === 'black' ? blackInk(used[section]) : inkOf(state)
        return <Stroke key={section} from={from} to={to} seed={number} {...ink} />
      })}
      <Stations stations={sheet.stations} />
    </>
  )
}

/** Who used what is worth remembering; what no player used was blocked. */
function blackInk(user: Seat | undefined) {
  return user === undefined ? ({ look: 'blocked', seat: 1 } as const) : ({ look: 'spent', seat: user } as const)
}

function inkOf({ seat, solid }: { readonly seat: number; readonly solid: boolean }) {
  return { look: solid ? 'solid' : 'dotted', seat } as const
}
