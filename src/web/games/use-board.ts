import { useEffect, useState } from 'react'
import type { GameFace, GameIntro } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
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
  const [loaded, setLoaded] = useState<Pick<Board, 'game' | 'face'>>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    const entrance = findEntrance(gameId)
    if (entrance === undefined) return
    const load = async () => {
      const [game, face] = await Promise.all([loadRulesOf(gameId, version), entrance.loadFace()])
      if (game === undefined) throw new Error(`there is no version ${version} of ${gameId}`)
      setLoaded({ game, face })
    }
    load().catch(setFailure)
  }, [gameId, version])
  if (failure !== undefined) throw failure
  if (texts === undefined || intro === undefined || loaded === undefined) return undefined
  return { ...loaded, intro, texts }
}
