import { sunRays } from '#boards/result/Poster.tsx'

/** The evening behind the winner's town: a low sun, its rays, clouds and far hills, all cut from paper. */

const SKY = '#f9d9ae'
const RAY = '#f6cb94'
const SUN = '#ee9a4d'
const CLOUD = '#fdeeda'
const FAR_HILL = '#d9a987'
const HILL = '#b9a07f'

const LARGEST_SUN = 312
/** The sun never rises behind the name of the game. */
const HIGHEST = 196

/** `ground` is where the winner's landmarks stand. */
export function PosterScene({ ground }: { readonly ground: number }) {
  const sun = ground - 52
  return (
    <g>
      <rect width="1200" height="1600" fill={SKY} />
      <g transform={`translate(600 ${sun})`}>
        <path d={sunRays()} fill={RAY} />
        <circle r={Math.min(LARGEST_SUN, sun - HIGHEST)} fill={SUN} />
      </g>
      <Cloud x={190} y={300} size={1} />
      <Cloud x={1010} y={262} size={0.8} />
      <g transform={`translate(0 ${ground})`}>
        <path d="M0-150Q140-250 300-180T620-210T900-240T1200-160V400H0Z" fill={FAR_HILL} />
        <path d="M0-70Q160-150 330-100T700-120T1000-140T1200-90V400H0Z" fill={HILL} />
      </g>
    </g>
  )
}

function Cloud({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-110 20a34 34 0 0 1 20-64 52 52 0 0 1 96-16 44 44 0 0 1 72 30 26 26 0 0 1 12 50Z"
      fill={CLOUD}
    />
  )
}
