import { Touchable } from '#boards/Touchable.tsx'
import type { Lattice, Shape } from '../../cards/cards.ts'
import type { ShapeProgress } from '../../rules/insight.ts'
import type { ShapeTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { useMarks } from '../marks/marks.ts'
import { ShapeCard } from '../pieces/ShapeCard.tsx'
import type { CardPlace } from './card-places.ts'
import { LayIcon, SecretIcon, TurnIcon } from './ShapeIcons.tsx'
import styles from './ShapeItem.module.css'

interface ShapeItemProps {
  readonly place: Exclude<CardPlace, { readonly kind: 'empty' }>
  readonly lattice: Lattice
  /** Where the network is nearest to it; undefined where there is no place left for it. */
  readonly match: ShapeProgress | undefined
  /** With which it can be taken now. */
  readonly train: string | undefined
  readonly turns: number
  readonly isShown: boolean
  readonly isLaid: boolean
  onShow(): void
  onTurn(): void
  onLay(): void
  readonly texts: ShapeTexts
  readonly words: WordTexts
}

/** A shape card with how far one is, and what can be done with it. */
export function ShapeItem(props: ShapeItemProps) {
  const { place, lattice, match, train, turns, isShown, isLaid, onShow, onTurn, onLay, texts, words } = props
  const mark = useMarks()
  const { shape, points } = place
  const isSecret = place.kind === 'secret'
  const isHeld = match?.missing.length === 0
  const state = stateOf(match, train, texts)
  return (
    <>
      <p className={styles.head}>
        {isSecret ? (
          <>
            <SecretIcon /> {texts.secret(points)}
          </>
        ) : (
          <>
            <span>{texts.open(points)}</span>
            <span className={styles.left}>{texts.left(place.left)}</span>
          </>
        )}
      </p>
      <Touchable
        className={styles.card}
        data-secret={isSecret || undefined}
        data-held={isHeld || undefined}
        aria-pressed={isShown}
        data-hint={mark(`shape ${shape.id}`)}
        aria-label={texts.spoken({ shape, isSecret, state })}
        onClick={onShow}
      >
        <span className={styles.face}>
          <span key={shape.id} className={styles.fit}>
            <ShapeCard
              shape={shape}
              lattice={lattice}
              turns={turns}
              missing={missingOf(shape, match)}
              held={isHeld}
              number={words.number(shape.id)}
            />
          </span>
        </span>
        <span className={styles.state}>{state}</span>
      </Touchable>
      <div className={styles.buttons}>
        <Touchable
          look="plain"
          className={styles.turn}
          aria-label={texts.turnCard(shape.id)}
          title={texts.turn}
          onClick={onTurn}
        >
          <TurnIcon />
        </Touchable>
        <Touchable
          look="plain"
          className={styles.lay}
          aria-pressed={isLaid}
          aria-label={isLaid ? texts.liftCard(shape.id) : texts.layCard(shape.id)}
          onClick={onLay}
        >
          <LayIcon />
          <span className={styles.word}>{isLaid ? texts.lift : texts.lay}</span>
        </Touchable>
      </div>
    </>
  )
}

function stateOf(match: ShapeProgress | undefined, train: string | undefined, texts: ShapeTexts): string {
  if (match === undefined) return texts.nowhere
  return match.missing.length === 0 ? texts.held(train) : texts.missing(match.missing.length)
}

/**
 * Which sections of the pattern are missing, by their places in it: the map's sections stand in the same order. Where
 * there is no place for it, all are.
 */
function missingOf({ sections }: Shape, match: ShapeProgress | undefined): ReadonlySet<number> {
  const missing = new Set(match?.missing)
  return new Set([...sections.keys()].filter((i) => match === undefined || missing.has(match.sections[i])))
}
