import type { CardSet } from '../../cards/cards.ts'
import { LOCATIONS, type Location } from '../../state.ts'
import type { PanelTexts } from '../../text/types/panels.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { RailView } from '../../view.ts'
import type { Offer } from '../offer.ts'
import { CollectGain, PlanGain, TokenGain, TrackGain } from './MarketGains.tsx'
import { MarketLocation } from './MarketLocation.tsx'
import styles from './MarketPanel.module.css'

export interface MarketPanelProps {
  readonly board: RailView['board']
  readonly plans: RailView['plans']
  readonly devs: RailView['devs']
  /** The location of the turn, and whether its action has been taken. */
  readonly acquired: Location | null
  readonly located: boolean
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  readonly selected: { readonly plan?: number | undefined; readonly token?: number | undefined }
  onLocation(location: Location): void
  onCollect(): void
  onPlan(card: number): void
  onToken(token: number): void
}

/** The main board: four locations with their Town cards, and below each what its action gives. */
export function MarketPanel(props: MarketPanelProps) {
  const gains = { a: CollectGain, b: PlanGain, c: TrackGain, d: TokenGain }
  return (
    <section className={styles.market} aria-label={props.texts.market.label}>
      <div className={styles.locations}>
        {LOCATIONS.map((location) => {
          const Gain = gains[location]
          return (
            <MarketLocation key={location} location={location} market={props}>
              <Gain {...props} />
            </MarketLocation>
          )
        })}
      </div>
    </section>
  )
}
