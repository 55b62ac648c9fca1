import type { CardSet } from '../../cards/cards.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import type { PlayerTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { cardsOf } from '../cards-of.ts'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { TrainCard } from '../pieces/TrainCard.tsx'
import styles from './PlayerCards.module.css'

interface PlayerCardsProps {
  readonly cards: CardSet
  readonly name: string
  readonly player: LokoPlayerView
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** The cards that a player has: trains, shapes, and secret shapes face down. Where there are many they overlap. */
export function PlayerCards({ cards, name, player, texts, words }: PlayerCardsProps) {
  const { trains, shapes } = cardsOf(player, cards)
  return (
    <div className={styles.cards}>
      {trains.length === 0 ? (
        <p className={styles.none}>{texts.noTrains}</p>
      ) : (
        <ul className={styles.trains} aria-label={texts.trainsOf(name)}>
          {trains.map((train) => (
            <li key={train.id} className={styles.place}>
              <span className={styles.train} role="img" aria-label={texts.train(train)} title={texts.train(train)}>
                <TrainCard train={train} size="mini" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {shapes.length + player.secret.length > 0 && (
        <ul className={styles.shapes} aria-label={texts.shapesOf(name)}>
          {shapes.map((shape) => {
            const spoken = words.shape(shape.id, shape.points)
            return (
              <li key={shape.id}>
                <span className={styles.shape} role="img" aria-label={spoken} title={spoken}>
                  <ShapePicture shape={shape} lattice={cards.map.lattice} turns={0} className={styles.picture} />
                  {shape.points}
                </span>
              </li>
            )
          })}
          {player.secret.map(({ points }) => (
            <li key={`secret ${points}`}>
              <span className={styles.secret} role="img" aria-label={texts.secret(points)} title={texts.secret(points)}>
                {points}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
