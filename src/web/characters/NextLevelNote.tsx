import type { ReactNode } from 'react'
import type { CharacterTexts } from '../text/en/characters.ts'
import style from './NextLevelNote.module.css'
import type { NextLevel } from './next-level.ts'

interface Props {
  readonly suggestion: NextLevel
  readonly characters: CharacterTexts
  /** The name of a level. */
  level(bot: string): string
  /** The button or link that chooses the level, with this text. */
  children(choose: string): ReactNode
}

/** Says which level to try next. */
export function NextLevelNote({ suggestion, characters: { nextLevel }, level, children }: Props) {
  const { won, games, isStronger } = suggestion
  const [now, next] = [level(suggestion.level), level(suggestion.next)]
  return (
    <div className={style.note}>
      <p>{isStronger ? nextLevel.stronger(won, games, now, next) : nextLevel.easier(games, now, next)}</p>
      {children(nextLevel.choose(next))}
    </div>
  )
}
