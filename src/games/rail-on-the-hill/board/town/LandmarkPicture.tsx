import type { ReactNode } from 'react'
import type { Landmark } from '../../cards/cards.ts'
import { type Category, categoryOf } from '../../cards/cards.ts'

/** Front elevations on a grid of 28 x 28; the ground is at 26. */
const WHEEL = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 + Math.PI / 8
  return { x: 14 + 10 * Math.cos(angle), y: 11.5 + 10 * Math.sin(angle) }
})

const CABINS = ['var(--roof)', 'var(--gold)', 'var(--glass)', 'var(--wall)']

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

/** Front elevations on a grid of 28 x 28; the ground is at 26. */
function Bank() {
  return (
    <>
      <rect x="4" y="10" width="20" height="14" fill="var(--wall-shade)" />
      {[4.6, 9.9, 15.2, 20.5].map((x) => (
        <path
          key={x}
          d={`M${x - 0.5} 11.2 h3.9 v1.6 h-0.6 v8.6 h0.6 v1.6 h-3.9 v-1.6 h0.6 v-8.6 h-0.6Z`}
          fill="var(--wall)"
        />
      ))}
      <path d="M14 1.6 L26.6 9 V11.2 H1.4 V9Z" fill="var(--slate)" />
      <path d="M14 3.9 L21.6 8.6 H6.4Z" fill="var(--wall)" />
      <circle cx="14" cy="6.9" r="1.9" fill="var(--gold)" />
      <rect x="2.6" y="22.6" width="22.8" height="2" fill="var(--wall)" />
      <rect x="1" y="24.6" width="26" height="2.2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

function Hospital() {
  return (
    <>
      <rect x="1.6" y="11" width="24.8" height="15" fill="var(--wall-shade)" />
      <rect x="7.4" y="2.4" width="13.2" height="23.6" fill="var(--wall)" />
      <rect x="6.8" y="1.6" width="14.4" height="2" rx="0.5" fill="var(--slate)" />
      <rect x="1" y="10" width="6.4" height="1.8" fill="var(--slate)" />
      <rect x="20.6" y="10" width="6.4" height="1.8" fill="var(--slate)" />
      <path d="M12.2 5.2 h3.6 v3.2 h3.2 v3.6 h-3.2 v3.2 h-3.6 v-3.2 h-3.2 v-3.6 h3.2Z" fill="var(--signal)" />
      {[13.6, 18.4].map((y) => (
        <path key={y} d={`M3 ${y} h3 v3 h-3Z M22 ${y} h3 v3 h-3Z`} fill="var(--glass)" />
      ))}
      <rect x="10.6" y="18.4" width="6.8" height="7" fill="var(--glass)" />
      <path d="M14 18.4 V25.4" stroke="var(--wall)" strokeWidth="0.9" />
      <rect x="9.4" y="16.6" width="9.2" height="1.6" fill="var(--signal)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

function School() {
  return (
    <>
      <rect x="2" y="13.4" width="24" height="12.6" fill="var(--brick)" />
      <path d="M1 14.2 L3.6 10.4 H24.4 L27 14.2Z" fill="var(--slate)" />
      <path d="M7.6 26 V11.6 L14 6.2 L20.4 11.6 V26Z" fill="var(--brick)" />
      <path d="M6.2 13.4 L14 6.6 L21.8 13.4 L20.9 14.8 L14 8.8 L7.1 14.8Z" fill="var(--slate)" />
      <rect x="11.6" y="2.6" width="4.8" height="6" fill="var(--wall)" />
      <path d="M10.8 3.2 L14 0.2 L17.2 3.2Z" fill="var(--roof)" />
      <path d="M12.7 7 Q13 4.2 14 4.2 Q15 4.2 15.3 7Z" fill="var(--gold)" />
      <circle cx="14" cy="13.4" r="2.5" fill="var(--wall)" />
      <path d="M14 11.9 V13.5 H15.2" fill="none" stroke="var(--shade)" strokeWidth="0.7" />
      <path d="M3.6 16.4 h3 v4.4 h-3Z M21.4 16.4 h3 v4.4 h-3Z" fill="var(--glass)" />
      <path d="M11.4 26 V20 Q14 17 16.6 20 V26Z" fill="var(--wall)" />
      <path d="M14 18.8 V26" stroke="var(--brick)" strokeWidth="0.7" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--wall-shade)" />
    </>
  )
}

/** Front elevations on a grid of 28 x 28; the ground is at 26. */
function CityHall() {
  return (
    <>
      <path d="M14 0.6 L19.4 2.1 L14 3.8Z" fill="var(--signal)" />
      <path d="M14 0.4 V6" stroke="var(--shade)" strokeWidth="0.8" />
      <path d="M7.8 12.4 C7.8 7.6 10.6 5 14 5 C17.4 5 20.2 7.6 20.2 12.4Z" fill="var(--copper)" />
      <rect x="7" y="12" width="14" height="2" fill="var(--wall)" />
      <rect x="1.6" y="15.6" width="24.8" height="10" fill="var(--wall-shade)" />
      <rect x="1" y="14.4" width="26" height="1.8" fill="var(--copper)" />
      <rect x="8" y="14" width="12" height="12" fill="var(--wall)" />
      <path d="M7.4 16 L14 12.4 L20.6 16 V17.2 H7.4Z" fill="var(--copper)" />
      <path d="M9 18.2 h1.8 v6.6 h-1.8Z M17.2 18.2 h1.8 v6.6 h-1.8Z" fill="var(--wall-shade)" />
      <path d="M12.2 25 V20.4 Q14 18 15.8 20.4 V25Z" fill="var(--shade)" />
      <path d="M3.2 18.4 h3 v4.2 h-3Z M21.8 18.4 h3 v4.2 h-3Z" fill="var(--glass)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

function PoliceStation() {
  return (
    <>
      <path d="M11.4 5.2 V3.4 Q14 0.2 16.6 3.4 V5.2Z" fill="var(--beacon)" />
      <rect x="9.8" y="5" width="8.4" height="1.8" rx="0.4" fill="var(--shade)" />
      <rect x="3" y="8" width="22" height="18" fill="var(--police)" />
      <rect x="2" y="6.6" width="24" height="2.4" rx="0.4" fill="var(--wall)" />
      <path
        d="M5.2 11.6 h3 v4 h-3Z M19.8 11.6 h3 v4 h-3Z M5.2 18.6 h3 v4 h-3Z M19.8 18.6 h3 v4 h-3Z"
        fill="var(--glass)"
      />
      <path
        d="M14 9.4 L15.6 12.2 L18.8 12.8 L16.6 15.2 L17 18.4 L14 17 L11 18.4 L11.4 15.2 L9.2 12.8 L12.4 12.2Z"
        fill="var(--gold)"
      />
      <rect x="11.2" y="19.6" width="5.6" height="6" fill="var(--wall)" />
      <path d="M14 19.6 V25.4" stroke="var(--police)" strokeWidth="0.8" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--wall-shade)" />
    </>
  )
}

function FireStation() {
  return (
    <>
      <rect x="2" y="4" width="7" height="22" fill="var(--wall-shade)" />
      <path d="M1 5 L5.5 0.8 L10 5Z" fill="var(--signal)" />
      <path d="M4 8 h3 v3.4 h-3Z M4 14 h3 v3.4 h-3Z M4 20 h3 v3.4 h-3Z" fill="var(--glass)" />
      <rect x="9" y="9.4" width="17.4" height="16.6" fill="var(--wall)" />
      <rect x="8.6" y="8" width="18.4" height="2.4" fill="var(--signal)" />
      <path d="M10.6 26 V15.4 Q17.7 9.4 24.8 15.4 V26Z" fill="var(--shade)" />
      <path d="M12.2 24.6 V17 Q12.2 15.6 13.6 15.6 H21.8 Q23.2 15.6 23.2 17 V24.6Z" fill="var(--signal)" />
      <rect x="13.6" y="16.8" width="8.2" height="2.8" rx="0.4" fill="var(--glass)" />
      <circle cx="14.2" cy="22.2" r="1.1" fill="var(--gold)" />
      <circle cx="21.2" cy="22.2" r="1.1" fill="var(--gold)" />
      <rect x="16" y="21.4" width="3.4" height="1.6" fill="var(--wall)" />
      <rect x="15.9" y="14.2" width="3.6" height="1.4" rx="0.5" fill="var(--beacon)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

function FerrisWheel() {
  return (
    <>
      <circle cx="14" cy="11.5" r="10" fill="var(--wall)" />
      <path d="M7 26.4 L13 11.5 H15 L21 26.4 H18.4 L14 15.5 L9.6 26.4Z" fill="var(--slate)" />
      <rect x="4.5" y="24.4" width="19" height="2.4" rx="0.8" fill="var(--wall-shade)" />
      <path
        d={WHEEL.map(({ x, y }) => `M14 11.5L${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        stroke="var(--slate)"
        strokeWidth="0.9"
      />
      <circle cx="14" cy="11.5" r="10" fill="none" stroke="var(--roof)" strokeWidth="1.8" />
      {WHEEL.map(({ x, y }, i) => (
        <circle
          key={x + y * 30}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r="2.3"
          fill={CABINS[i % CABINS.length]}
          stroke="var(--slate)"
          strokeWidth="0.7"
        />
      ))}
      <circle cx="14" cy="11.5" r="2" fill="var(--gold)" />
    </>
  )
}

function Elephant() {
  return (
    <>
      <path d="M1.5 26.4 V12 A12.5 11 0 0 1 26.5 12 V26.4 H23.5 V12 A9.5 8 0 0 0 4.5 12 V26.4Z" fill="var(--roof)" />
      <rect x="1" y="24.6" width="26" height="2.2" rx="0.8" fill="var(--wall-shade)" />
      <path
        d="M9 25 V19.5 C8 13.5 11.5 10.5 15.5 10.5 H18 C22 10.5 23.2 14 23 18 V25 H19.4 V21 H13 V25Z"
        fill="var(--stone)"
      />
      <path
        d="M11.5 9.2 C7 8.6 4.8 11.4 4.9 14.5 C5 17 5.9 19.6 5.2 21.6 C4.9 22.5 4 22.6 3.6 22 L2.8 23.6 C4.6 25.2 7.2 24.4 7.7 21.9 C8 20 7.8 18.6 8.6 17.6 C12 18.6 14.5 16.5 14.5 13Z"
        fill="var(--stone)"
      />
      <path
        d="M11.2 9.8 C14.8 8.8 17.4 11 16.8 14.4 C16.3 17.4 13.4 18.6 11.4 16.6 C10 15 10 12 11.2 9.8Z"
        fill="var(--slate)"
      />
      <circle cx="8" cy="12.8" r="0.9" fill="var(--shade)" />
      <path d="M8.6 17.2 L5.6 19.2 L8.1 19.4Z" fill="var(--wall)" />
    </>
  )
}

function Aquarium() {
  return (
    <>
      <path d="M2 26.4 V13 C2 6 8 2.4 14 2.4 C20 2.4 26 6 26 13 V26.4Z" fill="var(--slate)" />
      <path d="M4.2 24.4 V13.2 C4.2 7.6 9 4.6 14 4.6 C19 4.6 23.8 7.6 23.8 13.2 V24.4Z" fill="var(--water)" />
      <path d="M4.2 20.5 Q6.6 18.6 9.1 20.5 T14 20.5 T18.9 20.5 T23.8 20.5 V24.4 H4.2Z" fill="var(--water-deep)" />
      <path
        d="M7.2 13.4 C9.4 9.4 15.2 9.2 17.9 13.2 L21.6 10.4 Q20.6 13.4 21.6 16.6 L17.9 13.8 C15.2 17.6 9.4 17.4 7.2 13.4Z"
        fill="var(--orange)"
      />
      <path d="M12.6 10.6 Q14 13.4 12.6 16.2 H14.6 Q15.8 13.4 14.6 10.6Z" fill="var(--wall)" />
      <circle cx="10" cy="12.7" r="0.9" fill="var(--shade)" />
      <circle cx="8.6" cy="8.6" r="0.9" fill="var(--wall)" />
      <circle cx="10.6" cy="6.8" r="0.7" fill="var(--wall)" />
      <rect x="1" y="24.4" width="26" height="2.4" rx="0.8" fill="var(--wall-shade)" />
    </>
  )
}
