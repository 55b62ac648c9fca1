import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { botNames } from '../../games/bot-names.ts'
import { useTexts } from '../../text/TextsContext.tsx'

/** The names at a table as the page says them; those of bots once their language is there. */
export function useSeatNames({ game, seats }: Pick<ListedTable, 'game' | 'seats'>): readonly string[] {
  const intro = useIntro(game)
  const { newGame } = useTexts().pages
  if (intro === undefined) return seats.map(({ kind, name }) => (kind === 'bot' ? '' : name))
  const levels = seats.map(({ kind, name }) => (kind === 'bot' ? name : undefined))
  const bots = botNames(levels, intro, newGame)
  return seats.map(({ kind, name }, i) => (kind === 'bot' ? bots[i] : name))
}
