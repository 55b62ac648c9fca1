import { useEffect, useState } from 'react'
import type { GameFace } from '../../boards/board.ts'
import { findRules } from '../../games/rules.ts'
import { FACES } from '../faces.ts'
import { gameWithCards } from '../games/card-sets.ts'
import { loadGame, type SavedGame } from '../games/saved-game.ts'
import { onOtherTab } from '../storage.ts'
import { Session } from './session.ts'

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly error: string }
  | { readonly state: 'open'; readonly session: Session; readonly face: GameFace }

/** Opens a game of this browser, and opens it anew when another tab plays on in it. */
export function useOpenedGame(id: string | null): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const result = await openGame(id)
      if (isWanted) setOpened(result)
    }
    void open()
    const stop = onOtherTab((name) => {
      if (name === `game.${id}`) void open()
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [id])
  return opened
}

async function openGame(id: string | null): Promise<Opened> {
  const saved = id === null ? undefined : loadGame(id)
  return saved === undefined ? { state: 'missing' } : openSaved(saved)
}

/** Sits down at a game that comes from anywhere: this browser, a file, a link. */
export async function openSaved(saved: SavedGame): Promise<Opened> {
  const { record } = saved
  const rules = findRules(record.game)
  const face = FACES[record.game]
  if (rules === undefined || face === undefined) return { state: 'broken', error: `there is no game ${record.game}` }
  const game = gameWithCards(rules, record.cards)
  if (!game.ok) return { state: 'broken', error: game.error }
  const loaded = await face.loadFace()
  const session = Session.open(game.value, loaded, saved)
  if (!session.ok) return { state: 'broken', error: session.error }
  return { state: 'open', session: session.value, face: loaded }
}
