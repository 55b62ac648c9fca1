import { sunRays } from '#boards/result/Poster.tsx'

/** The picture behind the towns: a rising sun, hills cut from paper, and a train on its way up. */

const SKY = '#f8e3b6'
const RAY = '#f5d693'
const SUN = '#f0b03f'
const FAR_HILL = '#a9bf8c'
const HILL = '#7fa173'
const NEAR_HILL = '#4d7c63'
const VALLEY = '#1f4a43'
const SNOW = '#fffdf7'

/** `trainAt` is where its last wheel stands. */
export function PosterScene({ trainAt }: { readonly trainAt: string }) {
  return (
    <g>
      <rect width="1200" height="1200" fill={SKY} />
      <g transform="translate(600 604)">
        <path d={sunRays()} fill={RAY} />
        <circle r="424" fill={SUN} />
      </g>
      <path d="M0 640Q150 520 300 600T640 600T940 560T1200 640V1200H0Z" fill={FAR_HILL} />
      <path d="M0 740Q120 660 250 700T560 760T960 690T1200 730V1200H0Z" fill={HILL} />
      <path d="M0 792Q150 742 300 800T720 850T1010 772T1200 800V1200H0Z" fill={NEAR_HILL} />
      <Wood x={46} y={764} />
      <Wood x={1092} y={706} />
      <path d="M-10 862Q90 800 260 846T640 900T1000 838T1210 858" fill="none" stroke={SNOW} strokeWidth="13" />
      <path
        d="M-10 862Q90 800 260 846T640 900T1000 838T1210 858"
        fill="none"
        stroke={VALLEY}
        strokeWidth="13"
        strokeDasharray="4 9"
      />
      <path d="M0 930H1200V1200H0Z" fill={VALLEY} />
      <path d="M0 958H1200" stroke={HILL} strokeWidth="16" strokeDasharray="6 12" />
      <path d="M0 953H1200M0 963H1200" stroke={SNOW} strokeWidth="2.5" />
      <g transform={trainAt}>
        <Train />
      </g>
    </g>
  )
}

function Wood({ x, y }: { readonly x: number; readonly y: number }) {
  const trees = [
    [0, 0, 1],
    [26, 10, 0.8],
    [52, 2, 1.15],
    [78, 14, 0.75],
  ]
  return (
    <g transform={`translate(${x} ${y})`}>
      {trees.map(([left, top, size]) => (
        <g key={left} transform={`translate(${left} ${top}) scale(${size})`}>
          <path d="M0-52L17 2Q0 10-17 2Z" fill="#2f5f4f" />
          <path d="M0-52V6Q-9 6-17 2Z" fill="#3d7460" />
          <path d="M-2 4h4v9h-4z" fill="#2a2a1e" />
        </g>
      ))}
    </g>
  )
}

/** A small steam train with two coaches. */
function Train() {
  return (
    <g>
      <g fill={SNOW} opacity="0.92">
        <circle cx="130" cy="-46" r="6" />
        <circle cx="116" cy="-51" r="9" />
        <circle cx="96" cy="-54" r="12" />
        <circle cx="70" cy="-52" r="9" />
      </g>
      <g fill="#c8372d">
        <path d="M84-32h38v26H84zM122-24h26q6 0 6 6v12h-32z" />
        <path d="M80-36h34v5H80z" fill="#22252b" />
        <path d="M136-42h10l-2 18h-6z" fill="#22252b" />
        <rect x="90" y="-27" width="16" height="11" fill="#f8e3b6" />
      </g>
      {[0, 42].map((x) => (
        <g key={x} transform={`translate(${x - 4} 0)`}>
          <path d="M0-28h38v22H0z" fill="#1f6fb2" />
          <path d="M-2-32h42v5H-2z" fill="#22252b" />
          <path d="M5-22h8v9H5zM16-22h8v9h-8zM27-22h8v9h-8z" fill="#f8e3b6" />
        </g>
      ))}
      <path d="M-4-7h160v5H-4z" fill="#22252b" />
      {[4, 28, 46, 70, 92, 112, 134, 148].map((x) => (
        <circle key={x} cx={x} cy="-1" r="6" fill="#22252b" />
      ))}
    </g>
  )
}
