import type { ItemId } from '../../cards/cards.ts'
import { Blueprint } from './buildings/Blueprint.tsx'
import type { Drawing } from './buildings/drawing.ts'
import { CHEESE_FACTORY, FURNITURE_FACTORY } from './buildings/factories.ts'
import { APPLE_ORCHARD, RANCH, WHEAT_FIELD } from './buildings/fields.ts'
import { Layers } from './buildings/Layers.tsx'
import { AMUSEMENT_PARK, RADIO_TOWER, SHOPPING_MALL, TRAIN_STATION } from './buildings/landmarks.ts'
import { BUSINESS_CENTER, STADIUM, TV_STATION } from './buildings/major.ts'
import { PLAIN_HOUSE, PLAIN_LANDMARK } from './buildings/plain.ts'
import { CAFE, FAMILY_RESTAURANT } from './buildings/restaurants.ts'
import { BAKERY, CONVENIENCE_STORE, FRUIT_AND_VEGETABLE_MARKET } from './buildings/shops.ts'
import { FOREST, MINE } from './buildings/wilds.ts'

const ESTABLISHMENTS: Readonly<Record<ItemId, Drawing>> = {
  'wheat-field': WHEAT_FIELD,
  ranch: RANCH,
  bakery: BAKERY,
  cafe: CAFE,
  'convenience-store': CONVENIENCE_STORE,
  forest: FOREST,
  stadium: STADIUM,
  'tv-station': TV_STATION,
  'business-center': BUSINESS_CENTER,
  'cheese-factory': CHEESE_FACTORY,
  'furniture-factory': FURNITURE_FACTORY,
  mine: MINE,
  'family-restaurant': FAMILY_RESTAURANT,
  'apple-orchard': APPLE_ORCHARD,
  'fruit-and-vegetable-market': FRUIT_AND_VEGETABLE_MARKET,
}

const LANDMARKS: Readonly<Record<ItemId, Drawing>> = {
  'train-station': TRAIN_STATION,
  'shopping-mall': SHOPPING_MALL,
  'amusement-park': AMUSEMENT_PARK,
  'radio-tower': RADIO_TOWER,
}

interface BuildingProps {
  readonly id: ItemId
  /** Must be said of a card that is not a standard one, of which the drawings do not know it. */
  readonly isLandmark?: boolean | undefined
  /** A landmark that is not built yet is a grey plan behind a scaffold. */
  readonly isLit?: boolean
}

/** The width of the grid that all buildings are drawn on. */
export const BUILDING_WIDTH = 48

/** A building on a grid of 48 x 48, a landmark on 48 x 64. The ground is 4 above the lower edge. */
export function BuildingPicture({ id, isLandmark = id in LANDMARKS, isLit = true }: BuildingProps) {
  if (!isLandmark) return <Layers drawing={ESTABLISHMENTS[id] ?? PLAIN_HOUSE} />
  const drawing = LANDMARKS[id] ?? PLAIN_LANDMARK
  return isLit ? <Layers drawing={drawing} /> : <Blueprint drawing={drawing} />
}

/** How far down a building goes: where the ground is on its grid. */
export function groundOf(id: ItemId, isLandmark = id in LANDMARKS): number {
  return isLandmark ? 60 : 44
}

interface BuildingSvgProps extends BuildingProps {
  readonly className?: string | undefined
}

/** A building as a picture of its own, a built landmark with light around it. Its name has to stand beside it. */
export function BuildingSvg({ id, isLandmark = id in LANDMARKS, isLit = true, className }: BuildingSvgProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BUILDING_WIDTH} ${groundOf(id, isLandmark) + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {isLandmark && isLit && <circle cx="24" cy="31" r="23" fill="var(--mk-halo)" />}
      <BuildingPicture id={id} isLandmark={isLandmark} isLit={isLit} />
    </svg>
  )
}
