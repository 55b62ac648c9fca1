import type { GameFace } from '../../../boards/board.ts'
import { loadRules } from '../../../games/facts.ts'
import type { TableNow } from '../../../wire/moves.ts'
import { entranceOf } from '../../faces.ts'
import { botPause } from '../../settings/bot-pause.ts'
import { api } from '../api.ts'
import { BROWSER } from '../connection/surroundings.ts'
import { OnlineGame, type OnlineSeat } from './online-game.ts'

export interface OpenedOnline {
  readonly game: OnlineGame
  readonly face: GameFace
}

/** Loads all that the board of a table stands on, at once, and follows its game up to now. */
export async function openOnlineGame(
  { table: { id, game: gameId }, you }: TableNow,
  about: Pick<OnlineSeat, 'isPlaying' | 'tell'>,
): Promise<OpenedOnline> {
  const entrance = entranceOf(gameId)
  if (entrance === undefined) throw new Error(`there is no game ${gameId}`)
  const [rules, face, history] = await Promise.all([loadRules(gameId), entrance.loadFace(), api.history(id, 0)])
  const server = {
    act: api.act.bind(undefined, id),
    undo: api.undo.bind(undefined, id),
    history: (from: number) => api.history(id, from),
  }
  // Whoever does not look need not wait for anything.
  const pause = () => (document.visibilityState === 'hidden' ? 0 : botPause())
  const seat = you.seat ?? undefined
  return {
    game: new OnlineGame({ ...about, rules: { id, game: rules, face }, seat, server, around: BROWSER, pause }, history),
    face,
  }
}
