import type { ReactNode } from 'react'
import parts from '#ui/parts.module.css'
import { type CardSet, planCardOf, tokenOf, townCardOf } from '../../cards/cards.ts'
import type { RailView } from '../../rules/view.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { aboutPlan } from '../plans-and-points.ts'
import { CardPicture } from '../town/CardPicture.tsx'
import { describePrint } from '../town/describe-square.ts'
import styles from './PilesPanel.module.css'

interface PilesPanelProps {
  readonly view: RailView
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
}

/** RH-R2: how many cards and tokens each pile still has, and all that was discarded. */
export function PilesPanel({ view, cards, texts, words }: PilesPanelProps) {
  const { piles } = texts
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
  const towns = inOrder(view.townDiscard).map((id): Discarded => {
    const card = townCardOf(cards, id)
    const name = `${words.townCard(id, card.landmark)}: ${describePrint(card, words)}`
    return { id, name, picture: <CardPicture card={card} /> }
  })
  const plans = inOrder(view.planDiscard).map((id): Discarded => {
    const plan = planCardOf(cards, id)
    return { id, name: aboutPlan(plan, texts, words), picture: <PlanPicture plan={plan} words={words} /> }
  })
  const tokens = inOrder(view.devDiscard).map((id): Discarded => {
    const token = tokenOf(cards, id)
    const name = words.token(token.kind, token.line)
    return { id, name, picture: <TokenPicture token={token} words={words} /> }
  })
  return (
    <section className={styles.panel} aria-label={piles.label}>
      <Pile kind="town" title={piles.towns} left={view.townDeck} discards={towns} texts={texts} />
      <Pile kind="plan" title={piles.plans} left={view.planDeck} discards={plans} texts={texts} />
      <Pile kind="token" title={piles.tokens} left={view.devPile} discards={tokens} texts={texts} />
    </section>
  )
}

interface Discarded {
  readonly id: number
  /** Spoken, and shown when pointed at. */
  readonly name: string
  readonly picture: ReactNode
}

interface PileProps {
  readonly kind: 'town' | 'plan' | 'token'
  readonly title: string
  readonly left: number
  readonly discards: readonly Discarded[]
  readonly texts: PanelTexts
}

function Pile({ kind, title, left, discards, texts }: PileProps) {
  return (
    <section className={styles.pile} data-kind={kind}>
      <h2 className={parts.name}>{title}</h2>
      <p className={`${parts.remark} ${styles.count}`}>{texts.piles.count(left, discards.length)}</p>
      <ul className={styles.discards}>
        {discards.map(({ id, name, picture }) => (
          <li key={id} className={styles.discard} title={name}>
            <span role="img" aria-label={name}>
              {picture}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
