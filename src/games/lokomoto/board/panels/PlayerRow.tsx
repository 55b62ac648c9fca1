import hidden from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoScore } from '../../rules/score.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import type { PlayerTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { PenIcon } from '../pieces/strokes/PenIcon.tsx'
import { PlayerCards } from './PlayerCards.tsx'
import styles from './PlayerRow.module.css'

interface PlayerRowProps {
  readonly cards: CardSet
  readonly seat: Seat
  readonly name: string
  readonly player: LokoPlayerView
  readonly score: LokoScore
  readonly isShown: boolean
  readonly isTurn: boolean
  onShow(): void
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** One player: the pen, the score in full, and the cards. */
export function PlayerRow(props: PlayerRowProps) {
  const { cards, seat, name, player, score, isShown, isTurn, onShow, texts, words } = props
  const { trains, bonus, shapes, unused, total } = score
  return (
    <li
      className={styles.player}
      data-shown={isShown || undefined}
      data-turn={isTurn || undefined}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <button type="button" className={styles.name} aria-pressed={isShown} title={texts.show(name)} onClick={onShow}>
        <PenIcon seat={seat} />
        <span className={styles.word}>{name}</span>
        {isTurn && (
          <>
            <span className={styles.lamp} aria-hidden="true" />
            <span className={hidden.unseen}>{texts.turn}</span>
          </>
        )}
      </button>
      <p className={hidden.unseen}>{texts.spokenScore(score)}</p>
      <p className={styles.sum} aria-hidden="true">
        <span>{trains}</span>
        <span>{words.signed(bonus)}</span>
        <span>{words.signed(shapes)}</span>
        <span>{words.signed(unused)}</span>
        <b className={styles.total}>{words.figure(total)}</b>
      </p>
      <PlayerCards cards={cards} name={name} player={player} texts={texts} words={words} />
    </li>
  )
}
