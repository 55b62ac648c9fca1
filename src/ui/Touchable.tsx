import type { ComponentProps } from 'react'
import styles from './Touchable.module.css'

interface TouchableProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** What is not possible now stays readable and can be tapped, so that the table can say why. */
  readonly isPossible?: boolean
  /**
   * Raised paper, a button in a row, the one to press next, or words and numbers that lead on. An offer is lit by its
   * `data-availability`: `affordable` even when it is not the time to buy, or `possible`.
   */
  readonly look?: 'paper' | 'plain' | 'primary' | 'flat' | 'offer'
}

/** A button on the table, from cards to tiles. */
export function Touchable({ isPossible = true, look = 'paper', className = '', ...button }: TouchableProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles[look]} ${className}`}
      aria-disabled={isPossible ? undefined : true}
    />
  )
}
