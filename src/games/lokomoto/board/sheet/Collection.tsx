import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import type { PlayerTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { cardsOf } from '../cards-of.ts'
import { ShapeCard } from '../pieces/ShapeCard.tsx'
import { PenIcon } from '../pieces/strokes/PenIcon.tsx'
import { TrainCard } from '../pieces/TrainCard.tsx'
import styles from './Collection.module.css'

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
export function Collection({ seat, name, total, isWinner, player, cards, texts, words }: CollectionProps) {
  const { trains, shapes } = cardsOf(player, cards)
  return (
    <li className={styles.collection} data-winner={isWinner}>
      <p className={styles.head}>
        <PenIcon seat={seat} size={24} />
        <span className={styles.name}>{name}</span>
        <b>{total}</b>
      </p>
      {trains.length === 0 ? (
        <p className={styles.none}>{texts.noTrains}</p>
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
