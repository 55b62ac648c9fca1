import { useMemo } from 'react'
import type { GameIntro, SeatInfo } from '#boards/board.ts'
import { lazyExtra, useLoaded } from '#ui/Part.tsx'
import { useSettings } from '../settings/settings.ts'
import type { CharacterTexts } from '../text/en/characters.ts'
import { loadCharacters } from '../text/TextsContext.tsx'

const Face = lazyExtra(async () => (await import('./Face.tsx')).Face)

/** The seats with the level and the face of every bot, for a board to show beside its name. */
export function useBadges(seats: readonly SeatInfo[], intro: GameIntro | undefined): readonly SeatInfo[] {
  return useMemo(
    () =>
      seats.map((seat) => {
        if (seat.kind === 'person') return seat
        const { bot, character } = seat
        const level = intro?.bots[bot ?? ''] ?? bot ?? ''
        return { ...seat, badge: { level, face: faceOf(character, bot) } }
      }),
    [seats, intro],
  )
}

function faceOf(character: string | undefined, level: string | undefined) {
  return <Face character={character} level={level} />
}

/** Names and lines of the bots in the language of the page; undefined until they are loaded, or where no bot plays. */
export function useCharacters(hasBots = true): CharacterTexts | undefined {
  const { language } = useSettings()
  return useLoaded(language, hasBots ? loadCharacters : undefined)
}
