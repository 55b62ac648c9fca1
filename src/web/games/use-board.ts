import { useCallback } from 'react'
import type { GameFace, GameIntro } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { useLoaded } from '#ui/Part.tsx'
import { useFaceTexts, useIntro } from '../game-texts.ts'

interface Board {
  readonly game: Game
  readonly face: GameFace
  readonly intro: GameIntro
  /** What the board says. */
  readonly texts: unknown
}

/** One version of the rules, the board and the texts of a game; undefined while something of it loads. */
export function useBoard(gameId: string, version: number): Board | undefined {
  const texts = useFaceTexts(gameId)
  const intro = useIntro(gameId)
  const loaded = useLoaded(
    version,
    useCallback((of: number) => loadBoard(gameId, of), [gameId]),
  )
  if (texts === undefined || intro === undefined || loaded === undefined) return undefined
  return { ...loaded, intro, texts }
}

async function loadBoard(gameId: string, version: number): Promise<Pick<Board, 'game' | 'face'> | undefined> {
  const [game, face] = await Promise.all([loadRulesOf(gameId, version), findEntrance(gameId)?.loadFace()])
  if (face === undefined) return undefined
  if (game === undefined) throw new Error(`there is no version ${version} of ${gameId}`)
  return { game, face }
}
