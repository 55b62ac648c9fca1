import type { GameIntro } from '#boards/board.ts'
import type { NewGameTexts } from '../text/en/shell.ts'

/**
 * What the bots of a table are called: by their level in the language of the page, and those after the first of a level
 * with a number. Undefined stands for a seat that no bot has.
 */
export function botNames(
  levels: readonly (string | undefined)[],
  intro: GameIntro | undefined,
  { sameAgain }: Pick<NewGameTexts, 'sameAgain'>,
): readonly string[] {
  return levels.map((level, i) => {
    if (level === undefined) return ''
    const name = intro?.bots[level]?.name ?? level
    const number = levels.slice(0, i + 1).filter((other) => other === level).length
    return number === 1 ? name : sameAgain(name, number)
  })
}
