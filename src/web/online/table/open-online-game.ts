import type { GameFace } from '#boards/board.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import type { ActionBody, TableNow } from '#wire/moves.ts'
import { BROWSER } from '../../browser.ts'
import { cardTextOf } from '../../games/card-sets.ts'
import { gameWithCards } from '../../games/game-with-cards.ts'
import { botPause } from '../../settings/settings.ts'
import { api } from '../api.ts'
import type { Connection } from '../connection/connection.ts'
import { OnlineGame } from './online-game.ts'
import type { OnlineSeat } from './online-seat.ts'

export interface OpenedOnline {
  readonly game: OnlineGame
  readonly face: GameFace
}

/** The game of the table, or the version of its rules, is one that this page does not have. */
export class OtherVersion extends Error {}

/** Loads in parallel what the board of a table needs, and replays its game up to now. */
export async function openOnlineGame(
  { table: { id, game: gameId, rulesVersion, cards }, you }: TableNow,
  about: Pick<OnlineSeat, 'isPlaying' | 'tell' | 'wrongViewer'>,
  connection: Pick<Connection, 'act'>,
): Promise<OpenedOnline> {
  const entrance = findEntrance(gameId)
  if (entrance === undefined) throw new OtherVersion(`there is no game ${gameId}`)
  const [rules, face, history, cardSet] = await Promise.all([
    loadRulesOf(gameId, rulesVersion),
    entrance.loadFace(),
    api.history(id, 0),
    cards === null || cardTextOf(cards) !== undefined ? undefined : api.cardSet(id, cards.sha256),
  ])
  if (rules === undefined) throw new OtherVersion(`there is no version ${rulesVersion} of ${gameId}`)
  const game = await gameWithCards(rules, { ...(cards && { cards }), ...(cardSet && { cardSet: cardSet.text }) })
  // The server has checked the cards, by the same rules in its own version.
  if (!game.ok) throw new OtherVersion(`the cards of this table cannot be read: ${game.problem.kind}`)
  const server = {
    act: (body: ActionBody) => connection.act(id, body) ?? api.act(id, body),
    undo: api.undo.bind(undefined, id),
    history: (from: number) => api.history(id, from),
  }
  // No pauses while the page is hidden.
  const pause = () => (document.visibilityState === 'hidden' ? 0 : botPause())
  const seat = you.seat ?? undefined
  return {
    game: new OnlineGame(
      { ...about, rules: { id, game: game.value, face }, seat, server, runtime: BROWSER, pause },
      history,
    ),
    face,
  }
}
