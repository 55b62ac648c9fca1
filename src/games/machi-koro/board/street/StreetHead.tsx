import type { Seat } from '#engine/game.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { Coins } from '../pieces/Coins.tsx'
import { Lantern } from './Lantern.tsx'
import type { StreetPlan } from './layout.ts'
import { placeOf } from './places.ts'
import styles from './StreetHead.module.css'

const COIN = 20
const SMALL_COIN = 16

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
    <div
      className={plan.isHeadSmall ? styles.small : styles.head}
      style={plan.isHeadSmall ? { width: plan.head, height: plan.lineHeight } : { maxWidth: plan.head }}
    >
      <span className={styles.sign}>
        <Lantern isLit={isTurn} label={isTurn ? texts.turnOf(name) : undefined} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.purse} {...placeOf(seat)}>
        <span key={coins} className={styles.coins}>
          <Coins count={coins} label={words.coins(coins)} size={plan.isHeadSmall ? SMALL_COIN : COIN} />
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
