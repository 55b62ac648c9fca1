import type { ReactNode } from 'react'
import { Touchable } from '../../../../boards/Touchable.tsx'
import shared from '../../../../boards/unseen.module.css'
import type { Location } from '../../state.ts'
import { useMarks } from '../marks/marks.ts'
import { LocationIcon } from '../pieces/LocationIcon.tsx'
import { townCardOf } from '../pieces/look-up.ts'
import { Tick } from '../pieces/Tick.tsx'
import { CardPicture } from '../town/CardPicture.tsx'
import styles from './MarketPanel.module.css'
import type { MarketPanelProps } from './MarketPanel.tsx'

interface MarketLocationProps {
  readonly location: Location
  readonly market: MarketPanelProps
  readonly children: ReactNode
}

export function MarketLocation({ location, market, children }: MarketLocationProps) {
  const { acquired, located, texts, words } = market
  const { name, line } = words.locations[location]
  const state = acquired !== location ? undefined : located ? 'done' : 'due'
  return (
    <fieldset className={styles.location} aria-label={texts.market.location(location, name, line)} data-state={state}>
      <LocationCard location={location} market={market} />
      <div className={styles.plate}>
        <span className={styles.letter}>{location}</span>
        <LocationIcon location={location} />
        <span className={styles.name}>{name}</span>
        {state === 'done' && <Tick />}
        {state !== undefined && <span className={shared.unseen}>{texts.market[state]}</span>}
      </div>
      <div className={styles.gain}>{children}</div>
    </fieldset>
  )
}

function LocationCard({ location, market }: Omit<MarketLocationProps, 'children'>) {
  const { board, offer, cards, texts, words, onLocation } = market
  const mark = useMarks()
  const id = board[location]
  if (id === null) {
    return (
      <div className={styles.emptyCard}>
        <LocationIcon location={location} />
        <span className={shared.unseen}>{texts.market.noCard}</span>
      </div>
    )
  }
  const card = townCardOf(cards, id)
  return (
    <Touchable
      className={styles.card}
      isPossible={offer.locations.includes(location)}
      data-hint={mark(`location ${location}`)}
      aria-label={texts.market.takeCard(words.townCard(id, card.landmark), words.locations[location].name)}
      onClick={() => onLocation(location)}
    >
      <CardPicture card={card} />
    </Touchable>
  )
}
