import type { Seat } from '../../../../engine/game.ts'
import type { StreetTexts } from '../../text/types/street.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { Coins } from '../pieces/Coins.tsx'
import { Lantern } from './Lantern.tsx'
import type { StreetPlan } from './layout.ts'
import { placeOf } from './places.ts'
import styles from './StreetHead.module.css'

interface StreetHeadProps {
  readonly seat: Seat
  readonly name: string
  readonly coins: number
  /** What the present roll has brought or cost so far. */
  readonly change: number
  readonly isTurn: boolean
  readonly plan: StreetPlan
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Whose street it is, what is in the purse, and a lamp that is lit while it is their turn. */
export function StreetHead({ seat, name, coins, change, isTurn, plan, texts, words }: StreetHeadProps) {
  return (
    <div className={plan.isCompact ? styles.compact : styles.head} style={{ maxWidth: plan.head }}>
      <span className={styles.sign}>
        <Lantern isLit={isTurn} label={isTurn ? texts.turnOf(name) : undefined} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.purse} {...placeOf(seat)}>
        <span key={coins} className={styles.coins}>
          <Coins count={coins} label={words.coins(coins)} size={plan.isCompact ? 16 : 20} />
        </span>
      </span>
      {change !== 0 && (
        <span
          className={styles.change}
          data-loss={change < 0 || undefined}
          role="img"
          aria-label={texts.change(change)}
        >
          {words.signed(change)}
        </span>
      )}
    </div>
  )
}
