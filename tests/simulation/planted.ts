import { CredentialChecker } from '#server/people/credential-checker.ts'
import { HistoryService } from '#server/tables/history-service.ts'
import { HotTable } from '#server/tables/hot-table.ts'
import { HotTables } from '#server/tables/hot-tables.ts'
import { NewsHub } from '#server/tables/news-hub.ts'
import type { Flaw } from './store.ts'

/** A bug that is planted in the server; the simulation must find it. */
export interface Plant {
  readonly name: string
  /** A bug of the store. */
  readonly flaw?: Flaw
  /** Replaces a part of the server; returns a function that restores it. */
  readonly patch?: () => () => void
}

/** Replaces a method, and returns a function that restores it. */
function replace<Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  name: Name,
  make: (original: Thing[Name]) => Thing[Name],
): () => void {
  const original = thing[name]
  thing[name] = make(original)
  return () => {
    thing[name] = original
  }
}

export const PLANTS: readonly Plant[] = [
  { name: 'a listener that was deaf does not read what it missed', flaw: 'stays-deaf' },
  { name: 'a move is accepted at a closed table', flaw: 'writes-anywhere' },
  { name: 'a move is acknowledged before it is written', flaw: 'acknowledges-first' },
  { name: 'the request id is lost, so that a retry moves twice', flaw: 'drops-requests' },
  { name: 'a move overwrites another one with the same number', flaw: 'overwrites-moves' },
  { name: 'two nodes give two chat lines the same number', flaw: 'stale-chat-numbers' },
  {
    name: 'followers keep the view of their old seat after they sit down or leave',
    patch: () => replace(NewsHub.prototype, 'updateViewers', () => () => undefined),
  },
  {
    name: 'a session that ends on one node stays valid on the others',
    patch: () => {
      const putBack = replace(CredentialChecker.prototype, 'recheck', () => async (hashes) => hashes)
      const putBackToo = replace(CredentialChecker.prototype, 'stillValid', () => async (hashes) => hashes)
      return () => {
        putBack()
        putBackToo()
      }
    },
  },
  {
    name: 'every player gets the view of seat 1',
    patch: () => replace(HotTable.prototype, 'viewerOf', () => () => 1),
  },
  {
    name: 'a bot continues its plan after an undo',
    patch: () => replace(HotTable.prototype, 'forgetPlans', () => () => undefined),
  },
  {
    name: 'a follower who reconnects does not get what it missed',
    patch: () =>
      replace(HistoryService.prototype, 'follow', (follow) => {
        return function (this: HistoryService, caller, id, from, send, reader) {
          let isLive = false
          const sendLive = (text: string) => {
            isLive ||= text.startsWith('{"type":"following"')
            if (isLive || !text.startsWith('{"type":"move"')) send(text)
          }
          return follow.call(this, caller, id, from, sendLive, reader)
        }
      }),
  },
  {
    name: 'followers get a move before it is written',
    patch: () =>
      replace(HotTables.prototype, 'append', (append) => {
        return function (this: HotTables, table, row, event, change) {
          this.news.move(table.id, event)
          return append.call(this, table, row, event, change)
        }
      }),
  },
]
