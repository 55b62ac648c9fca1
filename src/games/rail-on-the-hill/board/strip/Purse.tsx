import { tokenOf } from '../pieces/PlanSymbol.tsx'
import { Resources } from '../pieces/Resources.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import type { RailBoardProps, Turn } from '../use-turn.ts'
import style from './Purse.module.css'

interface PurseProps {
  readonly board: RailBoardProps
  readonly me: NonNullable<Turn['me']>
}

/** What one has: resources, and the tokens that are kept. */
export function Purse({ board: { cards, texts }, me }: PurseProps) {
  const { words, strip } = texts
  return (
    <ul className={style.purse} aria-label={strip.purse}>
      <li>
        <Resources count={me.resources} words={words} />
      </li>
      {me.kept.map((token) => {
        const { kind, line } = tokenOf(cards, token)
        return (
          <li key={token} className={style.token} title={words.tokenEffect(kind, line)}>
            <TokenPicture token={tokenOf(cards, token)} words={words} />
          </li>
        )
      })}
    </ul>
  )
}
