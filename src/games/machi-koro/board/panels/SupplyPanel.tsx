import type { ComponentProps, KeyboardEvent, RefObject } from 'react'
import { useMarks } from '#boards/marks.tsx'
import { useOneStop } from '#ui/hotkeys.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import type { CardSet, Establishment, EstablishmentId, ItemId, Landmark } from '../../cards/cards.ts'
import type { SupplyTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/SmallPieces.tsx'
import {
  type Availability,
  availabilityOf,
  isWithinReach,
  KindIcon,
  type Purse,
  SupplyCard,
  sayAvailability,
} from './SupplyCard.tsx'
import supplyItemStyles from './SupplyItem.module.css'
import styles from './SupplyPanel.module.css'

/** Establishments stand five in a row, and the landmarks in a row of their own below them. */
const COLUMNS = 5

export interface SupplyPanelProps extends Purse {
  readonly cards: CardSet
  /** Whose coins and cards count: those of the viewing seat, or of the player whose turn it is for a spectator. */
  readonly buyer: string
  readonly chosen: ItemId | null
  /** Learns which card the Tab key reaches. */
  readonly stopRef?: RefObject<HTMLButtonElement | null>
  /** What a player has just built, to be seen as it happens. */
  readonly bought: ItemId | null
  /** What the chosen card would bring the buyer in a round, in coins. */
  readonly gain: number
  readonly supply: Readonly<Record<EstablishmentId, number>>
  readonly owned: Readonly<Record<EstablishmentId, number>>
  /** Every tap, on what can be built now and on what cannot. */
  onChoose(item: ItemId): void
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** Everything that can be built: the establishments of the supply, and the buyer's own landmarks. */
export function SupplyPanel(props: SupplyPanelProps) {
  const { cards, supply, buyer, coins, owned, chosen, bought, gain, stopRef, onChoose, texts, words } = props
  const mark = useMarks<Mark>()
  const { establishments, landmarks } = cards
  const all = [...establishments, ...landmarks]
  const items: readonly ItemId[] = all.map(({ id }) => id)
  const choice = all.find(({ id }) => id === chosen)
  const { stop = items[0], stopProps, focus } = useOneStop(items, chosen ?? undefined)

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(event.key, items.indexOf(stop), establishments.length, landmarks.length)
    if (place === undefined) return
    event.preventDefault()
    focus(items[place])
  }

  const buttonOf = (id: ItemId) => ({
    ...stopProps(id, id === stop ? stopRef : undefined),
    'aria-pressed': id === chosen,
    'data-bought': id === bought || undefined,
    'data-hint': mark(`item ${id}`),
    onClick: () => onChoose(id),
    onKeyDown,
  })
  const about = (card: Establishment | Landmark) => ({ availability: availabilityOf(card, props), texts, words })
  return (
    <section className={`${parts.panel} ${styles.panel}`} aria-label={texts.label}>
      <div className={styles.parts}>
        <SupplyHead
          purse={texts.purse(buyer, coins)}
          reach={
            all.some((card) => isWithinReach(availabilityOf(card, props)))
              ? texts.withinReach
              : texts.nothingWithinReach
          }
          chosen={choice === undefined ? null : { card: choice, availability: availabilityOf(choice, props), gain }}
          texts={texts}
          words={words}
        />
        <ul className={`${parts.cells} ${styles.establishments}`} aria-label={texts.establishments}>
          {establishments.map((card) => (
            <li key={card.id} className={parts.cells}>
              <SupplyCard
                {...about(card)}
                card={card}
                buyer={buyer}
                left={supply[card.id]}
                owned={owned[card.id] ?? 0}
                button={buttonOf(card.id)}
              />
            </li>
          ))}
        </ul>
        <ul className={`${parts.cells} ${styles.landmarks}`} aria-label={texts.landmarks(buyer)}>
          {landmarks.map((landmark) => (
            <li key={landmark.id} className={parts.cells}>
              <SupplyLandmark {...about(landmark)} landmark={landmark} button={buttonOf(landmark.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Where an arrow key leads to from a place of the supply; undefined where it leads out of it. */
function placeAfter(key: string, from: number, establishments: number, landmarks: number): number | undefined {
  const last = establishments + landmarks - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return from < last ? from + 1 : undefined
    case 'ArrowUp':
      return above(from, establishments)
    case 'ArrowDown':
      return below(from, establishments, landmarks)
    default:
      return undefined
  }
}

function above(from: number, establishments: number): number | undefined {
  if (from < establishments) return from >= COLUMNS ? from - COLUMNS : undefined
  const lastRow = Math.floor((establishments - 1) / COLUMNS) * COLUMNS
  return Math.min(lastRow + from - establishments, establishments - 1)
}

function below(from: number, establishments: number, landmarks: number): number | undefined {
  if (from >= establishments) return undefined
  if (from + COLUMNS < establishments) return from + COLUMNS
  return establishments + Math.min(from % COLUMNS, landmarks - 1)
}

interface SupplyHeadProps {
  readonly purse: string
  /** What the coins are enough for. */
  readonly reach: string
  readonly chosen: ChosenCard | null
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

interface ChosenCard {
  readonly card: Establishment | Landmark
  readonly availability: Availability
  /** What it would bring in a round. */
  readonly gain: number
}

/** The line above the cards: whose coins count, or what the chosen card does and why it cannot be had. */
function SupplyHead({ purse, reach, chosen, texts, words }: SupplyHeadProps) {
  if (chosen === null) {
    return (
      <div className={styles.head}>
        <p className={`${parts.line} ${styles.title}`}>
          <Coin size={18} />
          {purse}
        </p>
        <p className={`${parts.note} ${styles.line}`}>{reach}</p>
      </div>
    )
  }
  const { card, availability, gain } = chosen
  const kind = 'kind' in card ? card.kind : undefined
  return (
    <div className={styles.head} data-availability={availability.kind}>
      <p className={`${parts.line} ${styles.title}`}>
        <span className={parts.cut}>{words.items[card.id]}</span>
        <span className={parts.line} role="img" aria-label={words.coins(card.cost)}>
          {card.cost}
          <Coin size={14} />
        </span>
        <span className={`${parts.label} ${styles.gain}`}>{texts.gain(gain)}</span>
        <span className={`${parts.chip} ${styles.state}`}>{sayAvailability(availability, texts)}</span>
      </p>
      <p className={`${parts.note} ${styles.line}`}>
        {kind !== undefined && (
          <span className={`${parts.line} ${styles.kind}`}>
            <KindIcon kind={kind} size={13} />
            {words.kinds[kind]}
          </span>
        )}{' '}
        {words.effect(card)}
      </p>
    </div>
  )
}

interface SupplyLandmarkProps {
  readonly landmark: Landmark
  readonly availability: Availability
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SupplyTexts
  readonly words: WordTexts
}

/** A landmark of the buyer: a plan until it is built, then lit. */
function SupplyLandmark({ landmark, availability, button, texts, words }: SupplyLandmarkProps) {
  const { id, cost } = landmark
  const isBuilt = availability.kind === 'built'
  const spoken = texts.spokenLandmark(landmark, sayAvailability(availability, texts), words)
  return (
    <Touchable
      {...button}
      isPossible={availability.kind === 'possible'}
      look="offer"
      className={supplyItemStyles.landmark}
      data-availability={availability.kind}
      aria-label={spoken}
      title={spoken}
    >
      <BuildingSvg id={id} isLandmark isLit={isBuilt} className={supplyItemStyles.picture} />
      <span className={`${parts.cut} ${supplyItemStyles.name}`}>
        <span className={supplyItemStyles.full}>{words.items[id]}</span>
        <span className={supplyItemStyles.short}>{words.shortItems[id]}</span>
      </span>
      {isBuilt ? (
        <span className={supplyItemStyles.lit}>{texts.built}</span>
      ) : (
        <span className={`${parts.line} ${supplyItemStyles.cost}`}>
          {cost}
          <Coin size={13} />
        </span>
      )}
    </Touchable>
  )
}
