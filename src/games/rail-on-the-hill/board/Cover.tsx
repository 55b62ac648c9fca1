import './colours.css'
import styles from './Cover.module.css'

/** The line that climbs the hill. */
const CLIMB = 'M-10 292C90 268 210 290 330 282S534 256 474 234 246 246 210 222 262 180 352 178'

/** Puts what is drawn around (320, 326) on the near line, which is a piece of a large circle. */
function onLine(angle: number): string {
  return `rotate(${angle} 320 1230) translate(-80 -67.500) scale(1.250)`
}

const STARS = [
  30, 60, 92, 24, 150, 70, 214, 30, 262, 88, 330, 26, 392, 60, 590, 40, 560, 96, 620, 130, 20, 130, 120, 118,
]

/** Houses from back to front: left edge, foot, width, height of the walls, roof. */
const HOUSES: readonly (readonly [x: number, foot: number, width: number, height: number, roof: string])[] = [
  [206, 174, 26, 26, 'police'],
  [390, 174, 28, 24, 'roof'],
  [232, 172, 24, 38, 'roof'],
  [362, 172, 24, 42, 'police'],
  [418, 184, 24, 18, 'brick'],
  [440, 196, 20, 13, 'roof'],
  [260, 176, 22, 20, 'brick'],
  [338, 188, 26, 20, 'roof'],
]

const TREES = [
  [140, 222, 9],
  [156, 212, 7],
  [478, 220, 8],
  [494, 232, 10],
  [244, 202, 7],
  [116, 242, 10],
  [528, 258, 10],
  [400, 206, 7],
  [366, 262, 9],
  [384, 266, 7],
  [100, 258, 8],
  [276, 270, 8],
  [560, 284, 11],
  [580, 296, 8],
  [40, 264, 10],
  [322, 214, 6],
] as const

/** Coaches behind the engine, one in the colour of each other line. */
const COACHES = [
  ['yellow', 3.1],
  ['blue', -1.5],
  ['black', -6.1],
] as const

/** The picture on the box: a town on a hill, and a train below it. */
export function Cover() {
  return (
    <svg className={styles.cover} viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="400" fill="var(--sky)" />
      <circle cx="452" cy="132" r="150" fill="var(--halo)" />
      <circle cx="452" cy="132" r="98" fill="var(--glow)" />
      <circle cx="452" cy="132" r="50" fill="var(--sun)" />
      {STARS.map((x, i) => i % 2 === 0 && <circle key={x} cx={x} cy={STARS[i + 1]} r="1.4" fill="var(--star)" />)}
      <path
        d="M70 82h88a12 12 0 0 0-10-18 22 22 0 0 0-40-6 17 17 0 0 0-28 8 9 9 0 0 0-10 16ZM520 66h74a10 10 0 0 0-9-14 18 18 0 0 0-33-4 13 13 0 0 0-23 6 7 7 0 0 0-9 12Z"
        fill="var(--cloud)"
      />
      <path d="M0 220 70 158l46 34 60-58 80 76h150l74-72 56 48 46-36 58 54v180H0Z" fill="var(--far)" />
      <path d="M0 244c60-34 130-36 190-4 110-24 320-44 450-6v166H0Z" fill="var(--middle)" />
      <path d="M-20 340C70 314 120 164 310 162s240 146 350 170v90H-20Z" fill="var(--hill)" />
      <path
        d="M310 162c90 0 140 36 188 76-60 36-150 34-184 72 90 10 210-6 346 22-110-24-160-170-350-170Z"
        fill="var(--hill-shade)"
      />
      <path d={CLIMB} fill="none" stroke="var(--road)" strokeWidth="15" />
      <path d={CLIMB} fill="none" stroke="var(--trunk)" strokeWidth="10" strokeDasharray="2.6 4.4" />
      <path d={CLIMB} fill="none" stroke="var(--line-red)" strokeWidth="3.4" />
      <Wheel />
      <CityHall />
      {HOUSES.map((house) => (
        <House key={house[0]} house={house} />
      ))}
      {TREES.map(([x, y, size]) => (
        <Tree key={x} x={x} y={y} size={size} />
      ))}
      <circle cx="320" cy="1230" r="888" fill="var(--near)" />
      <circle cx="320" cy="1230" r="886" fill="none" stroke="var(--road)" strokeWidth="9" />
      <circle cx="320" cy="1230" r="888" fill="none" stroke="var(--trunk)" strokeWidth="5" strokeDasharray="7 8" />
      <circle cx="320" cy="1230" r="891" fill="none" stroke="var(--shade)" strokeWidth="2.4" />
      <Train />
      <path d="M0 400v-14c60-12 120-4 170 6s110 0 170-6 190-18 300 2v12Z" fill="var(--nearest)" />
      <Tree x={54} y={380} size={22} />
      <Tree x={92} y={388} size={15} />
      <Tree x={588} y={386} size={24} />
      <Tree x={548} y={392} size={14} />
    </svg>
  )
}

function Tree({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <path d="M-1 0v-8h2v8Z" fill="var(--trunk)" />
      <ellipse cy="-12" rx="6.500" ry="8.500" fill="var(--leaf)" />
      <path d="M0-20.500a6.500 8.500 0 0 1 0 17c4-4 4-13 0-17Z" fill="var(--leaf-shade)" />
    </g>
  )
}

function House({ house: [x, foot, width, height, roof] }: { readonly house: (typeof HOUSES)[number] }) {
  const top = foot - height
  return (
    <>
      <path d={`M${x} ${foot}v${-height}h${width}v${height}Z`} fill="var(--wall)" />
      <path d={`M${x + width * 0.62} ${foot}v${-height}h${width * 0.38}v${height}Z`} fill="var(--wall-shade)" />
      <path d={`M${x - 2} ${top}l${width / 2 + 2}-13 ${width / 2 + 2} 13Z`} fill={`var(--${roof})`} />
      <path
        d={`M${x + 4} ${top + 4}v6h4v-6ZM${x + width - 8} ${top + 4}v6h4v-6Z${height > 30 ? `M${x + 4} ${top + 16}v6h4v-6Z` : ''}`}
        fill="var(--glass)"
      />
    </>
  )
}

function CityHall() {
  return (
    <g transform="translate(286 168)">
      <path d="M14 0v-78h22V0Z" fill="var(--wall)" />
      <path d="M28 0v-78h8V0Z" fill="var(--wall-shade)" />
      <path d="m11-78 14-24 14 24Z" fill="var(--copper)" />
      <path d="M25-100v-14l9 4-9 4" fill="var(--signal)" stroke="var(--shade)" />
      <circle cx="25" cy="-66" r="7" fill="var(--glass)" stroke="var(--slate)" strokeWidth="1.600" />
      <path d="M25-70v4l3 2" fill="none" stroke="var(--shade)" strokeWidth="1.200" />
      <path d="M0 0v-34h50V0Z" fill="var(--wall)" />
      <path d="M-3-34 25-50l28 16Z" fill="var(--brick)" />
      <path d="M5-28v9h5v-9Zm12 0v9h5v-9Zm12 0v9h5v-9Zm12 0v9h5v-9Z" fill="var(--glass)" />
      <path d="M19 0v-13a6 6 0 0 1 12 0V0Z" fill="var(--slate)" />
    </g>
  )
}

function Wheel() {
  const spokes = Array.from({ length: 10 }, (_, i) => i * 36)
  return (
    <g transform="translate(170 144)" stroke="var(--stone)">
      <path d="m0 0-13 50M0 0l13 50" strokeWidth="3" />
      <circle r="32" fill="none" stroke="var(--roof)" strokeWidth="3" />
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0 0v-32" />
          <circle cy="-32" r="4.500" fill={angle % 72 === 0 ? 'var(--gold)' : 'var(--glass)'} />
        </g>
      ))}
    </g>
  )
}

function Train() {
  return (
    <>
      <g transform={onLine(8)}>
        <path d="m355 309 70-11q8 13 0 26Z" fill="var(--beam)" />
        <path d="m355 309 130-20q12 21 0 48Z" fill="var(--beam)" />
        <g fill="var(--smoke)">
          <circle cx="338" cy="276" r="7" />
          <circle cx="322" cy="264" r="10" />
          <circle cx="300" cy="254" r="13" />
        </g>
        <path d="M292 320v-26h20v10h24v-12h6v12h12v16Z" fill="var(--line-red)" />
        <path d="M290 294h24v-4h-24Zm43-5h12v4h-12Z" fill="var(--shade)" />
        <path d="M296 298v8h11v-8Z" fill="var(--glass)" />
        <path d="M290 319h70l-6-8v8Z" fill="var(--shade)" />
        <circle cx="355" cy="309" r="3" fill="var(--lamp)" />
        <Wheels at={[299, 316, 330, 345]} />
      </g>
      {COACHES.map(([line, angle]) => (
        <g key={line} transform={onLine(angle)}>
          <path d="M297 320v-24q0-4 4-4h42q4 0 4 4v24Z" fill={`var(--line-${line})`} />
          <path d="M295 296q0-6 6-6h42q6 0 6 6Z" fill="var(--wall-shade)" />
          <path d="M302 300v8h8v-8Zm12 0v8h8v-8Zm12 0v8h8v-8Zm11 0v8h6v-8Z" fill="var(--glass)" />
          <path d="M293 317h58" stroke="var(--shade)" strokeWidth="3" />
          <Wheels at={[305, 339]} />
        </g>
      ))}
    </>
  )
}

function Wheels({ at }: { readonly at: readonly number[] }) {
  return at.map((x) => (
    <circle key={x} cx={x} cy="321" r="4.500" fill="var(--slate)" stroke="var(--shade)" strokeWidth="2" />
  ))
}
