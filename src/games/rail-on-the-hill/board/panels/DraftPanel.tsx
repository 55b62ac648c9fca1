import { Dock } from '#boards/Dock.tsx'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, tokenOf, townCardOf } from '../../cards/cards.ts'
import type { DraftSet } from '../../rules/position.ts'
import type { RailView } from '../../rules/view.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { CardPicture } from '../town/CardPicture.tsx'
import { describePrint } from '../town/describe-square.ts'
import type { Offer } from '../use-turn.ts'
import styles from './DraftPanel.module.css'

interface DraftPanelProps {
  readonly sets: RailView['sets']
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  /** Who is choosing, when it is another player. */
  readonly waitsFor: string | null
  onTake(set: number): void
}

/** RH-S2 and RH-S5: the sets that are left, each with its button. */
export function DraftPanel({ sets, offer, cards, texts, words, waitsFor, onTake }: DraftPanelProps) {
  const mark = useMarks<Mark>()
  const left = sets.flatMap((set, i) => (set === null ? [] : [{ set, number: i + 1 }]))
  return (
    <Dock
      title={texts.draft.title(sets.length)}
      line={waitsFor === null ? texts.draft.line : texts.draft.waiting(waitsFor)}
      isCalm={waitsFor !== null}
    >
      <div className={styles.sets}>
        {left.map(({ set, number }) => (
          <Touchable
            key={number}
            className={styles.set}
            isPossible={offer.sets.includes(number)}
            data-hint={mark(`set ${number}`)}
            aria-label={`${texts.draft.take(number)}: ${describeSet(set, cards, texts, words)}`}
            onClick={() => onTake(number)}
          >
            <span className={`${parts.stack} ${styles.inside}`}>
              <SetPicture set={set} cards={cards} words={words} />
              <span className={`${parts.name} ${styles.take}`}>{texts.draft.take(number)}</span>
            </span>
          </Touchable>
        ))}
      </div>
    </Dock>
  )
}

function describeSet(set: DraftSet, cards: CardSet, texts: PanelTexts, words: WordTexts): string {
  const towns = set.towns.map((id) => {
    const card = townCardOf(cards, id)
    return `${words.townCard(id, card.landmark)}: ${describePrint(card, words)}`
  })
  const { kind, line } = tokenOf(cards, set.dev)
  return texts.draft.contents(towns.join(' '), words.token(kind, line))
}

interface SetPictureProps extends Pick<DraftPanelProps, 'cards' | 'words'> {
  readonly set: DraftSet
}

function SetPicture({ set, cards, words }: SetPictureProps) {
  const token = tokenOf(cards, set.dev)
  return (
    <span className={`${parts.line} ${styles.contents}`}>
      {set.towns.map((id) => (
        <span key={id} className={styles.card}>
          <CardPicture card={townCardOf(cards, id)} />
        </span>
      ))}
      <span className={styles.token} title={words.tokenEffect(token.kind, token.line)}>
        <TokenPicture token={token} words={words} />
      </span>
    </span>
  )
}
