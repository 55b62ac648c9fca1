import type { ReactNode } from 'react'
import type { Landmark } from '../../cards/cards.ts'
import { type Category, categoryOf } from './category.ts'
import { Aquarium, Elephant, FerrisWheel } from './landmarks/leisure.tsx'
import { CityHall, FireStation, PoliceStation } from './landmarks/public.tsx'
import { Bank, Hospital, School } from './landmarks/welfare.tsx'

const BUILDINGS: Readonly<Record<Landmark, () => ReactNode>> = {
  'amusement-park': FerrisWheel,
  zoo: Elephant,
  aquarium: Aquarium,
  bank: Bank,
  hospital: Hospital,
  school: School,
  'city-hall': CityHall,
  'police-station': PoliceStation,
  'fire-station': FireStation,
}

/** The bases, on a grid of 40 x 40 that the buildings stand in the middle of. */
const BASES: Readonly<Record<Category, string>> = {
  leisure: 'M20 1 A19 19 0 1 1 19.99 1Z',
  welfare: 'M5 2.5 H35 Q37.5 2.5 37.5 5 V35 Q37.5 37.5 35 37.5 H5 Q2.5 37.5 2.5 35 V5 Q2.5 2.5 5 2.5Z',
  public:
    'M18.4 1 Q20 -0.2 21.6 1 L38.6 13.6 Q40 14.8 39.5 16.5 L33.3 36.4 Q32.7 38.2 30.8 38.2 H9.2 Q7.3 38.2 6.7 36.4 L0.5 16.5 Q0 14.8 1.4 13.6Z',
}

/** The ground that a landmark of the category stands on, on a grid of 40 x 40. */
export function CategoryBase({ category }: { readonly category: Category }) {
  return <path d={BASES[category]} fill={`var(--${category})`} stroke={`var(--${category}-edge)`} strokeWidth="1.4" />
}

interface LandmarkPictureProps {
  readonly landmark: Landmark
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export function LandmarkPicture({ landmark, x, y, size }: LandmarkPictureProps) {
  const Building = BUILDINGS[landmark]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <CategoryBase category={categoryOf(landmark)} />
      <g transform="translate(4.6 5) scale(1.1)">
        <Building />
      </g>
    </g>
  )
}
