import type { ListedTable } from '../../../wire/tables.ts'
import { useIntro } from '../../faces.ts'

/** The names at a table as the page says them: bots are called by their level in its language, once it is there. */
export function useSeatNames({ game, seats }: Pick<ListedTable, 'game' | 'seats'>): readonly string[] {
  const intro = useIntro(game)
  const botName = (level: string) => (intro === undefined ? '' : (intro.bots[level]?.name ?? level))
  return seats.map(({ kind, name }) => (kind === 'bot' ? botName(name) : name))
}
