import { Coin } from '../pieces/Coin.tsx'

/** The bank: a temple of stone with a coin in its gable and piles of coins on its steps. */
export function Bank() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M24 3 45 17V20H3V17Z" fill="var(--mk-stone)" />
      <path d="M24 6.5 39 16.5H9Z" fill="var(--mk-wall)" />
      <path d="M5 20h38v19H5z" fill="var(--mk-wall-shade)" />
      <path d="M7 21h5v18H7zM17 21h5v18h-5zM26 21h5v18h-5zM36 21h5v18h-5z" fill="var(--mk-white)" />
      <path d="M22 25h4v14h-4z" fill="var(--mk-dark)" />
      <path d="M3 39h42v3H3zM1 42h46v3H1z" fill="var(--mk-stone)" />
      <Coin x={19} y={7.5} size={10} />
    </svg>
  )
}
