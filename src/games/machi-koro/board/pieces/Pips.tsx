export type DieValue = 1 | 2 | 3 | 4 | 5 | 6

/** Where the pips of each side are, on a grid of 48 x 48. */
const PLACES: Readonly<Record<DieValue, string>> = {
  1: '24 24',
  2: '35 13 13 35',
  3: '35 13 24 24 13 35',
  4: '13 13 35 13 13 35 35 35',
  5: '13 13 35 13 24 24 13 35 35 35',
  6: '13 13 35 13 13 24 35 24 13 35 35 35',
}

interface PipsProps {
  readonly value: DieValue
  readonly className?: string | undefined
}

/** One side of a die without its paper. The one is large and red, as it is on dice of Japan. */
export function Pips({ value, className }: PipsProps) {
  const isOne = value === 1
  return (
    <path
      className={className}
      d={PLACES[value].replace(/(\d+ \d+)/g, 'M$1h0')}
      stroke={isOne ? 'var(--mk-pip-one)' : 'var(--mk-pip)'}
      strokeWidth={isOne ? 13 : 8.6}
      strokeLinecap="round"
    />
  )
}
