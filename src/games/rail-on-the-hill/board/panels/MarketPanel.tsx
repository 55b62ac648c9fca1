import type { ReactNode } from 'react'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import shared from '#ui/unseen.module.css'
import { type CardSet, planCardOf, tokenOf, townCardOf } from '../../cards/cards.ts'
import { FACE_UP } from '../../rules/numbers.ts'
import { LOCATIONS, type Location } from '../../rules/state.ts'
import type { RailView } from '../../rules/view.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { PlanPicture, Tick } from '../pieces/PlanPicture.tsx'
import { GainPicture } from '../pieces/Resources.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { planMeaning, planText } from '../plans-and-points.ts'
import { CardPicture } from '../town/CardPicture.tsx'
import { describePrint } from '../town/describe-square.ts'
import type { Offer } from '../use-turn.ts'
import styles from './MarketPanel.module.css'

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const SIGNS = {
  a: <path d="M3 4.5h14v12H3zM3 8.5h14M3 12.5h14M6.5 4.5v12M13.5 4.5v12" />,
  b: <path d="M4.5 2.5h11v15h-11zM7.5 6.5h5M7.5 10h5M7.5 13.5h2.5" />,
  c: <path d="M6.5 2.5v15M13.5 2.5v15M3.5 5h13M3.5 10h13M3.5 15h13" />,
  d: (
    <>
      <circle cx={10} cy={10} r={7.5} />
      <path d="M10 6.5v7M6.5 10h7" />
    </>
  ),
} satisfies Record<Location, unknown>

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
    <section className={`${parts.panel} ${styles.market}`} aria-label={props.texts.market.label}>
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

interface MarketLocationProps {
  readonly location: Location
  readonly market: MarketPanelProps
  readonly children: ReactNode
}

function MarketLocation({ location, market, children }: MarketLocationProps) {
  const { acquired, located, texts, words } = market
  const { name, line } = words.locations[location]
  const state = acquired !== location ? undefined : located ? 'done' : 'due'
  return (
    <fieldset className={styles.location} aria-label={texts.market.location(location, name, line)} data-state={state}>
      <LocationCard location={location} market={market} />
      <div className={`${parts.line} ${parts.label} ${styles.plate}`}>
        <span className={styles.letter}>{location}</span>
        <LocationIcon location={location} />
        <span className={parts.cut}>{name}</span>
        {state === 'done' && <Tick />}
        {state !== undefined && <span className={shared.unseen}>{texts.market[state]}</span>}
      </div>
      <div className={styles.gain}>{children}</div>
    </fieldset>
  )
}

function LocationCard({ location, market }: Omit<MarketLocationProps, 'children'>) {
  const { board, offer, cards, texts, words, onLocation } = market
  const mark = useMarks<Mark>()
  const id = board[location]
  if (id === null) {
    return (
      <div className={`${parts.gap} ${styles.emptyCard}`}>
        <LocationIcon location={location} />
        <span className={shared.unseen}>{texts.market.noCard}</span>
      </div>
    )
  }
  const card = townCardOf(cards, id)
  const name = texts.market.takeCard(words.townCard(id, card.landmark), words.locations[location].name)
  return (
    <Touchable
      className={styles.card}
      isPossible={offer.locations.includes(location)}
      data-hint={mark(`location ${location}`)}
      aria-label={`${name}: ${describePrint(card, words)}`}
      onClick={() => onLocation(location)}
    >
      <CardPicture card={card} />
    </Touchable>
  )
}

function CollectGain({ offer, texts, onCollect }: MarketPanelProps) {
  const mark = useMarks<Mark>()
  return (
    <Touchable
      className={`${parts.stack} ${styles.collect}`}
      isPossible={offer.collect}
      data-hint={mark('collect')}
      onClick={onCollect}
    >
      <GainPicture gain="resources" />
      <span className={`${parts.note} ${styles.caption}`}>{texts.market.collect}</span>
    </Touchable>
  )
}

function PlanGain({ plans, offer, cards, texts, words, selected, onPlan }: MarketPanelProps) {
  const mark = useMarks<Mark>()
  return (
    <div className={`${parts.cells} ${styles.plans}`}>
      {plans.map((id) => {
        const plan = planCardOf(cards, id)
        return (
          <Touchable
            key={id}
            aria-pressed={selected.plan === id}
            isPossible={offer.plans.has(id)}
            data-hint={mark(`plan ${id}`)}
            aria-label={texts.market.takePlan(id, planText(plan, words), words.points(plan.points))}
            title={planMeaning(plan, texts, words)}
            onClick={() => onPlan(id)}
          >
            <PlanPicture plan={plan} words={words} />
          </Touchable>
        )
      })}
      <Gaps count={FACE_UP - plans.length} label={texts.market.noPlan} />
    </div>
  )
}

function TrackGain({ texts }: MarketPanelProps) {
  return (
    <div className={`${parts.stack} ${styles.track}`}>
      <GainPicture gain="track" />
      <span className={`${parts.note} ${styles.caption}`}>{texts.market.layTrack}</span>
    </div>
  )
}

function TokenGain({ devs, offer, cards, texts, words, selected, onToken }: MarketPanelProps) {
  const mark = useMarks<Mark>()
  return (
    <div className={styles.tokens}>
      {devs.map((id) => {
        const token = tokenOf(cards, id)
        const name = words.token(token.kind, token.line)
        const effect = words.tokenEffect(token.kind, token.line)
        return (
          <Touchable
            key={id}
            className={styles.token}
            aria-pressed={selected.token === id}
            isPossible={offer.develops.has(id)}
            data-hint={mark(`token ${id}`)}
            aria-label={texts.market.takeToken(name, effect)}
            title={effect}
            onClick={() => onToken(id)}
          >
            <TokenPicture token={token} words={words} />
          </Touchable>
        )
      })}
      <Gaps count={FACE_UP - devs.length} label={texts.market.noToken} />
    </div>
  )
}

function Gaps({ count, label }: { readonly count: number; readonly label: string }) {
  return Array.from({ length: Math.max(0, count) }, (_, gap) => gap).map((gap) => (
    <span key={gap} className={`${parts.gap} ${styles.gap}`} role="img" aria-label={label} />
  ))
}

interface LocationIconProps {
  readonly location: Location
}

/** What the action of a location gives, as a sign in the colour of the text. */
function LocationIcon({ location }: LocationIconProps) {
  return (
    <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g {...STROKE}>{SIGNS[location]}</g>
    </svg>
  )
}
