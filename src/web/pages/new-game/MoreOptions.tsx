import { useState } from 'react'
import { Input } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import type { SeatPlan } from '../../games/saved-game.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { CardSetChoice } from './CardSetChoice.tsx'
import styles from './MoreOptions.module.css'
import { StartingPlayer } from './StartingPlayer.tsx'
import { LONGEST_SEED, type SetUp } from './set-up.ts'

interface Props {
  /** Open from the beginning, since there is nothing else to choose beside it. */
  readonly isOpen: boolean
  readonly setUp: SetUp
  readonly plans: readonly SeatPlan[]
  readonly gameId: string
  /** How the printed rules choose who begins. */
  readonly begins: string | undefined
  change(setUp: SetUp): void
}

/** What few people need: who begins, the seed, another card set. */
export function MoreOptions({ isOpen, setUp, plans, gameId, begins, change }: Props) {
  const texts = useTexts().pages.newGame
  const { first: _, ...withoutFirst } = setUp
  // Open from the beginning where something in it is set, too; after that it is the person's to open and close.
  const [isOpenAtFirst] = useState(isOpen || setUp.first !== undefined || setUp.seed !== '' || setUp.cards !== '')
  return (
    <details className={styles.more} open={isOpenAtFirst}>
      <summary className={styles.summary}>{texts.more}</summary>
      <div className={styles.fields}>
        {plans.length > 1 && (
          <StartingPlayer
            className={styles.label}
            seats={plans.map(({ name }) => name)}
            first={setUp.first}
            begins={begins}
            choose={(first) => change(first === undefined ? withoutFirst : { ...setUp, first })}
          />
        )}
        <label className={styles.label}>
          {texts.seed}
          <Input
            maxLength={LONGEST_SEED}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={setUp.seed}
            onChange={(event) => change({ ...setUp, seed: event.target.value })}
          />
          <span className={prose.small}>{texts.seedLine}</span>
        </label>
        <CardSetChoice
          className={styles.label}
          gameId={gameId}
          chosen={setUp.cards}
          choose={(cards) => change({ ...setUp, cards })}
        />
      </div>
    </details>
  )
}
