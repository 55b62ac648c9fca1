/** Front elevations on a grid of 28 x 28; the ground is at 26. */

const WHEEL = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 + Math.PI / 8
  return { x: 14 + 10 * Math.cos(angle), y: 11.5 + 10 * Math.sin(angle) }
})
const CABINS = ['var(--roof)', 'var(--gold)', 'var(--glass)', 'var(--wall)']

export function FerrisWheel() {
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

export function Elephant() {
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

export function Aquarium() {
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
