import { useMemo } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { TableFacts } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { botNames } from '../../games/bot-names.ts'
import { useTexts } from '../../text/TextsContext.tsx'

/** Who sits where, as a board shows it. */
export function useSeatInfos({ game, seats }: TableFacts): readonly SeatInfo[] {
  const intro = useIntro(game)
  const { newGame } = useTexts().pages
  const levels = seats.map(({ kind, name, bot }) => (kind === 'bot' ? (bot ?? name) : undefined))
  const bots = botNames(levels, intro, newGame)
  // The same until somebody is called differently, so that a board is not drawn anew with every change of the facts.
  const text = JSON.stringify(
    seats.map(({ kind, name }, i): SeatInfo => {
      return kind === 'bot' ? { kind: 'bot', name: bots[i] } : { kind: 'person', name }
    }),
  )
  return useMemo(() => JSON.parse(text) as readonly SeatInfo[], [text])
}
