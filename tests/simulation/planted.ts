import { CredentialChecker } from '#server/people/credential-checker.ts'
import { HistoryService } from '#server/tables/history-service.ts'
import { HotTable } from '#server/tables/hot-table.ts'
import { HotTables } from '#server/tables/hot-tables.ts'
import { NewsHub } from '#server/tables/news-hub.ts'
import type { Flaw } from './store.ts'

/** A bug that is put into the server to see that the simulation finds it. */
export interface Plant {
  readonly name: string
  /** What is wrong with the store. */
  readonly flaw?: Flaw
  /** Replaces a part of the server; the answer puts it back. */
  readonly patch?: () => () => void
}

/** Replaces a method until it is put back. */
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
  { name: 'a deaf listener comes back and reads nothing again', flaw: 'stays-deaf' },
  { name: 'a move is accepted at a closed table', flaw: 'writes-anywhere' },
  { name: 'a move is acknowledged before it is written', flaw: 'acknowledges-first' },
  { name: 'the name of a request is lost, so that a retry moves twice', flaw: 'drops-requests' },
  { name: 'the number of a move is used again, over the one that has it', flaw: 'overwrites-moves' },
  { name: 'two nodes give lines of chat the same number', flaw: 'stale-chat-numbers' },
  {
    name: 'followers keep the eyes that they had before they sat down or stood up',
    patch: () => replace(NewsHub.prototype, 'updateViewers', () => () => undefined),
  },
  {
    name: 'a session that ends on one node goes on on the others',
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
    name: 'every player sees with the eyes of seat 1',
    patch: () => replace(HotTable.prototype, 'viewerOf', () => () => 1),
  },
  {
    name: 'a bot goes on with its plan after something was taken back',
    patch: () => replace(HotTable.prototype, 'forgetPlans', () => () => undefined),
  },
  {
    name: 'a follower who comes back is not told what it missed',
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
    name: 'followers are told of a move before it is written',
    patch: () =>
      replace(HotTables.prototype, 'append', (append) => {
        return function (this: HotTables, table, row, event, change) {
          this.news.move(table.id, event)
          return append.call(this, table, row, event, change)
        }
      }),
  },
]
