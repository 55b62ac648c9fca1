import { CATEGORIES, LANDMARKS, LANDMARKS_PER_CATEGORY, type Landmark } from '../../cards/cards.ts'

export type Category = (typeof CATEGORIES)[number]

export function categoryOf(landmark: Landmark): Category {
  return CATEGORIES[Math.floor(LANDMARKS.indexOf(landmark) / LANDMARKS_PER_CATEGORY)]
}
