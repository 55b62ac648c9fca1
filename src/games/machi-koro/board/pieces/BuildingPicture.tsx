import type { EstablishmentId, ItemId, LandmarkId } from '../../cards/cards.ts'
import { Blueprint } from './buildings/Blueprint.tsx'
import type { Drawing } from './buildings/drawing.ts'
import { CHEESE_FACTORY, FURNITURE_FACTORY } from './buildings/factories.ts'
import { APPLE_ORCHARD, RANCH, WHEAT_FIELD } from './buildings/fields.ts'
import { Layers } from './buildings/Layers.tsx'
import { AMUSEMENT_PARK, RADIO_TOWER, SHOPPING_MALL, TRAIN_STATION } from './buildings/landmarks.ts'
import { BUSINESS_CENTER, STADIUM, TV_STATION } from './buildings/major.ts'
import { CAFE, FAMILY_RESTAURANT } from './buildings/restaurants.ts'
import { BAKERY, CONVENIENCE_STORE, FRUIT_AND_VEGETABLE_MARKET } from './buildings/shops.ts'
import { FOREST, MINE } from './buildings/wilds.ts'

const ESTABLISHMENTS: Readonly<Record<EstablishmentId, Drawing>> = {
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

const LANDMARKS: Readonly<Record<LandmarkId, Drawing>> = {
  'train-station': TRAIN_STATION,
  'shopping-mall': SHOPPING_MALL,
  'amusement-park': AMUSEMENT_PARK,
  'radio-tower': RADIO_TOWER,
}

interface BuildingProps {
  readonly id: ItemId
  /** A landmark that is not built yet is a grey plan behind a scaffold. */
  readonly isLit?: boolean
}

/** The width of the grid that all buildings are drawn on. */
export const BUILDING_WIDTH = 48

/** A building on a grid of 48 x 48, a landmark on 48 x 64. The ground is 4 above the lower edge. */
export function BuildingPicture({ id, isLit = true }: BuildingProps) {
  if (!isLandmark(id)) return <Layers drawing={ESTABLISHMENTS[id]} />
  return isLit ? <Layers drawing={LANDMARKS[id]} /> : <Blueprint drawing={LANDMARKS[id]} />
}

/** How far down a building goes: where the ground is on its grid. */
export function groundOf(id: ItemId): number {
  return isLandmark(id) ? 60 : 44
}

function isLandmark(id: ItemId): id is LandmarkId {
  return id in LANDMARKS
}

interface BuildingSvgProps extends BuildingProps {
  readonly className?: string | undefined
}

/** A building as a picture of its own, a built landmark with light around it. Its name has to stand beside it. */
export function BuildingSvg({ id, isLit = true, className }: BuildingSvgProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BUILDING_WIDTH} ${groundOf(id) + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {isLandmark(id) && isLit && <circle cx="24" cy="31" r="23" fill="var(--mk-halo)" />}
      <BuildingPicture id={id} isLit={isLit} />
    </svg>
  )
}
