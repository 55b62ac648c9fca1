import { useMemo } from 'react'
import type { SeatInfo } from '../../../boards/board.ts'
import type { TableFacts } from '../../../wire/tables.ts'
import { useIntro } from '../../faces.ts'

/** Who sits where, as a board shows it: bots are called by their level in the language of the page. */
export function useSeatInfos({ game, seats }: TableFacts): readonly SeatInfo[] {
  const intro = useIntro(game)
  // The same until somebody is called differently, so that a board is not drawn anew with every change of the facts.
  const text = JSON.stringify(
    seats.map(({ kind, name, bot }): SeatInfo => {
      if (kind === 'bot') return { kind: 'bot', name: intro?.bots[bot ?? name]?.name ?? name }
      return { kind: 'person', name }
    }),
  )
  return useMemo(() => JSON.parse(text) as readonly SeatInfo[], [text])
}
