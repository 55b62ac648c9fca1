import { listCardSets } from '../../games/card-sets.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'

interface Props {
  readonly gameId: string
  /** The SHA-256 of a replaced set; empty for the standard cards. */
  readonly chosen: string
  choose(sha256: string): void
  readonly className: string | undefined
}

/** One of the card sets of this browser; nothing where there is only the game's own. */
export function CardSetChoice({ gameId, chosen, choose, className }: Props) {
  const texts = useTexts().pages.newGame
  const sets = listCardSets(gameId)
  if (sets.length === 0) return null
  return (
    <label className={className}>
      {texts.cards}
      <select className={controls.field} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.standardCards}</option>
        {sets.map(({ id, sha256 }) => (
          <option key={sha256} value={sha256}>
            {id}
          </option>
        ))}
      </select>
    </label>
  )
}
