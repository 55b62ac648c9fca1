import type { ReactNode } from 'react'
import style from './Face.module.css'
import { type CharacterId, MOST_STRENGTH, strengthOf } from './roster.ts'

/** What is in front of the head, and for some of it what is behind. */
const HAIR = {
  short: {
    front: (
      <path d="M11.800 20c-.3-8 3-11 8.200-11s8.500 3 8.200 11c-1-3.500-2-5-3.700-6-3 1-6 1-9 0-1.700 1-2.700 2.500-3.700 6z" />
    ),
  },
  parted: {
    front: (
      <path d="M11.800 20c-.5-8 3-11 8.400-11s8.300 4 7.900 11c-.8-3-1.800-4.500-3-5.500-4 .6-7-.6-9-2.300-1.300 2.500-3 4-4.300 6.800z" />
    ),
  },
  bun: {
    back: <circle cx="20" cy="9.500" r="4" />,
    front: (
      <path d="M11.800 21c-.3-8 3-10.500 8.200-10.500s8.500 2.500 8.200 10.500c-1.300-5-4-6.500-8.200-6.500s-6.900 1.500-8.200 6.500z" />
    ),
  },
  long: {
    back: <path d="M10.500 32c-2-14 1-22.500 9.500-22.500S31.500 18 29.500 32z" />,
    front: (
      <path d="M11.800 21c0-8 3-11 8.200-11s8.200 3 8.200 11c-1.500-4.500-4-5.500-6.200-7-2.500 3-6.500 3.500-10.200 7z" />
    ),
  },
  bob: {
    back: <path d="M10.500 27c-2-11 1-17.500 9.500-17.500S31.500 16 29.500 27z" />,
    front: (
      <path d="M12.200 19.500c-.5-7 3-9.500 7.800-9.500s8.300 2.500 7.800 9.500c-1-1.800-1.300-2.500-1.800-3.500H14c-.5 1-.8 1.700-1.800 3.500z" />
    ),
  },
  curls: {
    front: (
      <path d="M11.500 21a3.200 3.200 0 0 1-.6-5.600 3.500 3.500 0 0 1 3-5 4 4 0 0 1 6-2.200 4 4 0 0 1 6 2.200 3.500 3.500 0 0 1 3 5 3.200 3.200 0 0 1-.6 5.600c-.5-3-1.500-4.500-3.500-5.500-2 1-7.800 1-9.800 0-2 1-3 2.500-3.500 5.500z" />
    ),
  },
  bald: { front: <path d="M12 22c-2.300-1-2.300-5 .3-5.500zM28 22c2.300-1 2.300-5-.3-5.500z" /> },
  spikes: {
    front: (
      <path d="m11.500 20-.8-7 4 1.500.5-5.500 4.800 3 4.800-3 .5 5.500 4-1.500-.8 7c-1-3-2-4.500-3.500-5.500h-10c-1.500 1-2.500 2.500-3.500 5.500z" />
    ),
  },
  plaits: {
    back: <path d="M10.500 33c-1.500-4 0-6 .5-9h3.500c0 4 .3 6-1 9zm19 0c1.500-4 0-6-.5-9h-3.500c0 4-.3 6 1 9z" />,
    front: (
      <path d="M11.500 22c-.3-9 3-12 8.500-12s8.800 3 8.500 12c-1.500-4-4-6-8.500-8.500-4.500 2.500-7 4.500-8.500 8.500z" />
    ),
  },
} as const satisfies Record<string, { readonly back?: ReactNode; readonly front: ReactNode }>

const MOUTHS = {
  smile: <path d="M17 24.300c1.500 1.800 4.500 1.800 6 0" />,
  calm: <path d="M17.500 25h5" />,
  grin: <path d="M16.500 23.800c1 3.400 6 3.400 7 0z" fill="#fffdf7" />,
  wry: <path d="M17.300 25c2 .8 4 .3 5.500-1.200" />,
  oh: <circle cx="20" cy="25" r="1.300" />,
}

/** Glasses, beards and other things on a face; drawn in ink unless they have their own colour. */
const EXTRAS = {
  glasses: (
    <path
      d="M13.800 19.800a2.700 2.700 0 1 0 5.400 0 2.700 2.700 0 1 0-5.400 0zm7 0a2.700 2.700 0 1 0 5.400 0 2.700 2.700 0 1 0-5.400 0zm-1.600-.3h1.600"
      fill="none"
    />
  ),
  monocle: <path d="M20.600 19.800a2.900 2.900 0 1 0 5.800 0 2.900 2.900 0 1 0-5.800 0zm5.200 2.300.6 6" fill="none" />,
  moustache: (
    <path
      d="M20 22.600c-2-1-4.500 0-5.500 1.500 2 .5 4 .4 5.500-.4 1.500.8 3.500.9 5.500.4-1-1.500-3.500-2.500-5.500-1.500z"
      stroke="none"
      fill="var(--hair)"
    />
  ),
  beard: (
    <path
      d="M12.500 21c0 7 3 10 7.500 10s7.500-3 7.500-10c-1.500 2-3 2.200-4.500 1.700-2-.7-4-.7-6 0-1.500.5-3 .3-4.500-1.700z"
      stroke="none"
      fill="var(--hair)"
    />
  ),
  freckles: <path d="M15 22.800h.1m1.300.9h.1m8.500-.9h.1m-1.700.9h.1" />,
  cap: <path d="M11 16.500c0-5.500 4-7.500 9-7.500s9 2 9 7.500zm-1 0h20.500l1 2h-9z" fill="var(--cloth)" />,
  conductor: (
    <>
      <path d="M11 15.500 10 9.800c6-2.800 14-2.800 20 0l-1 5.700z" fill="var(--cloth)" />
      <path d="M10.500 15.500h19l.8 2.300c-6-1.500-14.600-1.500-20.600 0z" fill="#22252b" />
      <circle cx="20" cy="12" r="1.600" fill="#e0a100" stroke="none" />
    </>
  ),
  straw: (
    <>
      <path d="M13.500 14c0-4.500 2.500-6 6.500-6s6.500 1.500 6.500 6z" fill="#e8cf8e" />
      <path d="M8 15.500c0-1.200 5-2 12-2s12 .8 12 2-5 1.800-12 1.800-12-.6-12-1.800z" fill="#e8cf8e" />
    </>
  ),
  topHat: (
    <>
      <path d="M14 14.500V7.500h12v7z" fill="#2b2f36" />
      <path d="M14 12.500h12" stroke="#c8372d" strokeWidth="2" />
      <path d="M9.500 15.700c3-1.500 18-1.500 21 0z" fill="#2b2f36" />
    </>
  ),
  beanie: (
    <>
      <circle cx="20" cy="8.500" r="2" fill="#fffdf7" />
      <path d="M11.500 17c0-5.500 3.500-7.500 8.500-7.500s8.500 2 8.500 7.500z" fill="var(--cloth)" />
      <path d="M11 15.500h18v3H11z" fill="#fffdf7" />
    </>
  ),
  scarf: (
    <path
      d="M11 20c0-8 4-11 9-11s9 3 9 11c-1-3.500-4-5-9-5s-8 1.500-9 5zm0 0c-1 5 1 9 3 11l-2.500 1.500C9.500 29 9.500 24 11 20zm18 0c1 5-1 9-3 11l2.500 1.500C30.500 29 30.500 24 29 20z"
      fill="var(--cloth)"
    />
  ),
  flower: (
    <>
      <circle cx="27" cy="13" r="2.800" fill="#e58a8a" />
      <circle cx="27" cy="13" r="1" fill="#e0a100" stroke="none" />
    </>
  ),
  shutEyes: <path d="M15.300 20.200c.9.900 2.300.9 3.200 0m3 0c.9.900 2.300.9 3.200 0" fill="none" />,
}

interface Look {
  readonly skin: string
  readonly hair: readonly [style: keyof typeof HAIR, colour: string]
  readonly cloth: string
  readonly ground: string
  readonly mouth: keyof typeof MOUTHS
  readonly extras?: readonly (keyof typeof EXTRAS)[]
}

const LIGHT = '#f3d6bd'
const ROSY = '#f0c3a4'
const TAN = '#d9a273'
const BROWN = '#a8714a'
const DARK = '#7a4c31'
const GREY = '#b9bab5'
const WHITE = '#ece8df'
const BLACK = '#33312f'
const CHESTNUT = '#7b4a2b'
const GINGER = '#c8692c'
const FAIR = '#e2bd6a'

const LOOKS: Readonly<Record<CharacterId, Look>> = {
  irma: { skin: LIGHT, hair: ['bun', GREY], cloth: '#5c6f8a', ground: '#dfe3d2', mouth: 'calm', extras: ['glasses'] },
  vilmos: {
    skin: ROSY,
    hair: ['bald', WHITE],
    cloth: '#2f4858',
    ground: '#e6dcc6',
    mouth: 'calm',
    extras: ['moustache', 'monocle'],
  },
  odile: { skin: DARK, hair: ['bob', BLACK], cloth: '#a03b3b', ground: '#ead9c9', mouth: 'wry' },
  kelemen: {
    skin: TAN,
    hair: ['parted', BLACK],
    cloth: '#4d5b3c',
    ground: '#dcd6e4',
    mouth: 'calm',
    extras: ['beard'],
  },
  sayo: { skin: LIGHT, hair: ['long', BLACK], cloth: '#7d5a8c', ground: '#f0dcd8', mouth: 'smile', extras: ['flower'] },
  bruno: {
    skin: TAN,
    hair: ['short', CHESTNUT],
    cloth: '#b5622a',
    ground: '#d7e0e2',
    mouth: 'grin',
    extras: ['beard'],
  },
  greta: { skin: LIGHT, hair: ['plaits', FAIR], cloth: '#1f6fb2', ground: '#e9e2c8', mouth: 'wry' },
  tamas: {
    skin: ROSY,
    hair: ['parted', CHESTNUT],
    cloth: '#6a6f76',
    ground: '#d5e1d6',
    mouth: 'calm',
    extras: ['glasses'],
  },
  hana: { skin: LIGHT, hair: ['bob', CHESTNUT], cloth: '#d98a2b', ground: '#dbe6ea', mouth: 'grin' },
  leopold: {
    skin: BROWN,
    hair: ['bald', GREY],
    cloth: '#5a2f45',
    ground: '#ecdfbf',
    mouth: 'wry',
    extras: ['moustache'],
  },
  marta: { skin: ROSY, hair: ['curls', GREY], cloth: '#8a9a5b', ground: '#f0e0cf', mouth: 'smile', extras: ['scarf'] },
  jonas: {
    skin: BROWN,
    hair: ['short', BLACK],
    cloth: '#2f5d50',
    ground: '#e6e0d0',
    mouth: 'smile',
    extras: ['conductor'],
  },
  piroska: {
    skin: LIGHT,
    hair: ['bun', GINGER],
    cloth: '#c8372d',
    ground: '#dfe6d8',
    mouth: 'calm',
    extras: ['freckles'],
  },
  emil: { skin: TAN, hair: ['curls', BLACK], cloth: '#4a6a8a', ground: '#ecdcc8', mouth: 'smile', extras: ['glasses'] },
  wendel: {
    skin: ROSY,
    hair: ['short', WHITE],
    cloth: '#7a6a3f',
    ground: '#d3dfc5',
    mouth: 'smile',
    extras: ['cap', 'moustache'],
  },
  lili: {
    skin: LIGHT,
    hair: ['plaits', CHESTNUT],
    cloth: '#d16d8c',
    ground: '#e4ead6',
    mouth: 'grin',
    extras: ['flower'],
  },
  oskar: { skin: DARK, hair: ['curls', BLACK], cloth: '#e0a100', ground: '#d4e2e8', mouth: 'grin' },
  pippa: {
    skin: LIGHT,
    hair: ['spikes', GINGER],
    cloth: '#3f7f6f',
    ground: '#f1e1c9',
    mouth: 'grin',
    extras: ['freckles'],
  },
  beni: { skin: ROSY, hair: ['short', FAIR], cloth: '#3e78b5', ground: '#e3e6cd', mouth: 'smile', extras: ['beanie'] },
  nono: { skin: TAN, hair: ['long', CHESTNUT], cloth: '#8fb0a4', ground: '#e6dbe8', mouth: 'oh' },
  noemi: { skin: TAN, hair: ['bun', BLACK], cloth: '#3a3f55', ground: '#e8e0d0', mouth: 'calm', extras: ['monocle'] },
  casimir: {
    skin: LIGHT,
    hair: ['parted', WHITE],
    cloth: '#7a5230',
    ground: '#d9e2d0',
    mouth: 'wry',
    extras: ['beard', 'glasses'],
  },
  ludmila: { skin: ROSY, hair: ['long', GREY], cloth: '#3d6b6b', ground: '#efdfd2', mouth: 'wry' },
  mirko: { skin: BROWN, hair: ['spikes', BLACK], cloth: '#3f6fa0', ground: '#e7e3cc', mouth: 'grin' },
  flora: { skin: DARK, hair: ['long', BLACK], cloth: '#5f8f4a', ground: '#f1e4d0', mouth: 'smile', extras: ['flower'] },
  ambrus: { skin: LIGHT, hair: ['short', GINGER], cloth: '#2e7d4f', ground: '#dde3ec', mouth: 'calm', extras: ['cap'] },
  berta: { skin: TAN, hair: ['bob', GINGER], cloth: '#b3506e', ground: '#e2e8d6', mouth: 'grin', extras: ['freckles'] },
  pablo: { skin: BROWN, hair: ['parted', BLACK], cloth: '#2d7fa8', ground: '#f0dfc4', mouth: 'smile' },
  zelma: {
    skin: ROSY,
    hair: ['curls', FAIR],
    cloth: '#a8743a',
    ground: '#dfe7ea',
    mouth: 'smile',
    extras: ['glasses'],
  },
  kiki: { skin: DARK, hair: ['plaits', BLACK], cloth: '#e07b39', ground: '#e5ebd5', mouth: 'calm' },
  momo: { skin: LIGHT, hair: ['bob', FAIR], cloth: '#6f8fc0', ground: '#f2e2d6', mouth: 'oh', extras: ['freckles'] },
  bibi: {
    skin: BROWN,
    hair: ['plaits', CHESTNUT],
    cloth: '#c05a8a',
    ground: '#dfe9e0',
    mouth: 'smile',
    extras: ['scarf'],
  },
  dodo: {
    skin: ROSY,
    hair: ['spikes', CHESTNUT],
    cloth: '#b5885a',
    ground: '#dbe7dc',
    mouth: 'smile',
    extras: ['shutEyes'],
  },
  tutti: { skin: BROWN, hair: ['curls', '#a23e6b'], cloth: '#e07b39', ground: '#f2e3bd', mouth: 'grin' },
  zsiga: {
    skin: LIGHT,
    hair: ['short', BLACK],
    cloth: '#4b3f5c',
    ground: '#e2dccb',
    mouth: 'wry',
    extras: ['topHat', 'moustache'],
  },
  bogo: { skin: TAN, hair: ['parted', GREY], cloth: '#6d9ab0', ground: '#e0e8ea', mouth: 'oh', extras: ['straw'] },
  pim: { skin: DARK, hair: ['bald', BLACK], cloth: '#c8372d', ground: '#e9dfc9', mouth: 'oh', extras: ['beanie'] },
}

interface Props {
  /** Undefined for a bot without a character, such as one of a game that was begun before there were any. */
  readonly character: string | undefined
  readonly level: string | undefined
}

/** A bot in its frame with an antenna, which no person has, and its strength as a bar. */
export function Face({ character, level }: Props) {
  const look = LOOKS[character as CharacterId] as Look | undefined
  const strength = level === undefined ? undefined : strengthOf(level)
  return (
    <svg className={style.face} viewBox="0 0 40 42" aria-hidden="true">
      <g stroke="var(--frame)" strokeWidth="1.400" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 6V3" />
        <circle cx="20" cy="2.500" r="1.800" fill="var(--lamp)" />
        <rect x="2.500" y="6" width="35" height="33" rx="8" fill={look?.ground ?? 'var(--paper)'} />
        {look ? <Portrait look={look} /> : <Machine />}
      </g>
      {strength !== undefined && <Gauge strength={strength} />}
    </svg>
  )
}

function Portrait({ look }: { readonly look: Look }) {
  const { skin, hair, cloth, mouth, extras = [] } = look
  const drawn: { readonly back?: ReactNode; readonly front: ReactNode } = HAIR[hair[0]]
  const isHatted = extras.some((extra) => ['conductor', 'straw', 'topHat', 'beanie', 'cap'].includes(extra))
  return (
    <g stroke="#22252b" strokeWidth="1.200" style={{ '--hair': hair[1], '--cloth': cloth }}>
      <g fill={hair[1]}>{drawn.back}</g>
      <path d="M6.500 38c1-6.500 6-9 13.500-9s12.500 2.500 13.500 9z" fill={cloth} />
      <path d="M17 26h6v4.500c-1.500 1.800-4.500 1.800-6 0z" fill={skin} stroke="none" />
      <path
        d="M12.300 19c0-6 3-9 7.700-9s7.700 3 7.700 9c0 6-3.200 9.700-7.700 9.700S12.300 25 12.300 19z"
        fill={skin}
      />
      <g fill={hair[1]} clipPath={isHatted ? 'inset(9px 0 0 0)' : undefined}>
        {drawn.front}
      </g>
      {!extras.includes('shutEyes') && <path d="M16.900 19.900h.1m6 0h.1" strokeWidth="2.300" />}
      <g fill="none">{MOUTHS[mouth]}</g>
      {extras.map((extra) => (
        <g key={extra}>{EXTRAS[extra]}</g>
      ))}
    </g>
  )
}

/** A bot that has only its level. */
function Machine() {
  return (
    <g fill="none">
      <path d="M12 18v5m16-5v5M13 30h14" strokeWidth="3" />
    </g>
  )
}

const GAUGE_WIDTH = 30

function Gauge({ strength }: { readonly strength: number }) {
  return (
    <>
      <rect x="5" y="35" width={GAUGE_WIDTH} height="6" rx="3" fill="var(--paper)" />
      <rect x="5" y="35" width={(GAUGE_WIDTH * strength) / MOST_STRENGTH} height="6" rx="3" fill="var(--frame)" />
      <rect x="5" y="35" width={GAUGE_WIDTH} height="6" rx="3" fill="none" stroke="var(--frame)" />
    </>
  )
}
