import { useId } from 'react'
import type { Seat } from '#engine/game.ts'
import { Select } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import { useTexts } from '../../text/TextsContext.tsx'

interface Props {
  readonly className: string | undefined
  /** What each seat is called, from seat 1 on. */
  readonly seats: readonly string[]
  /** Left out, it is random. */
  readonly first: Seat | undefined
  /** How the printed rules choose who begins; undefined where they do not say. */
  readonly begins: string | undefined
  choose(first: Seat | undefined): void
}

/** Chooses who begins: at random or a seat. The printed way is told, since only the players know its answer. */
export function StartingPlayer({ className, seats, first, begins, choose }: Props) {
  const texts = useTexts().pages.newGame
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{texts.first}</label>
      <Select
        id={id}
        aria-describedby={`${id}-begins`}
        value={first ?? ''}
        onChange={({ target: { value } }) => choose(value === '' ? undefined : Number(value))}
      >
        <option value="">{texts.anyone}</option>
        {seats
          .map((name, i) => [i + 1, name] as const)
          .map(([seat, name]) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
      </Select>
      <span id={`${id}-begins`} className={prose.small}>
        {begins}
      </span>
    </div>
  )
}
