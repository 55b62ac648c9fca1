import { CredentialChecker } from '#server/people/credential-checker.ts'
import { HistoryService } from '#server/tables/history-service.ts'
import { HotTable } from '#server/tables/hot-table.ts'
import { HotTables } from '#server/tables/hot-tables.ts'
import { NewsHub } from '#server/tables/news-hub.ts'
import type { Flaw } from './flaws.ts'

/** A bug that is planted in the server; the simulation must find it. */
export interface Plant {
  readonly name: string
  /** What the simulation says of it. */
  readonly complaint: RegExp
  /** The number of a seed that has found it, which is tried first; 1 by default. */
  readonly firstSeed?: number
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
  {
    name: 'a listener that has gone deaf stays deaf, and nothing is read without it',
    flaw: 'stays-deaf',
    complaint: /has not heard of move/,
  },
  {
    name: 'a move is accepted at a closed table',
    flaw: 'writes-when-closed',
    complaint: /written at a table that is not played/,
  },
  { name: 'a move is acknowledged before it is written', flaw: 'acknowledges-first', complaint: /and is not written/ },
  {
    name: 'the request id is lost, so that a retry moves twice',
    flaw: 'drops-requests',
    complaint: /was acknowledged/,
  },
  {
    name: 'a move overwrites another one with the same number',
    firstSeed: 2,
    flaw: 'overwrites-moves',
    complaint: /a move was removed|was sent as/,
  },
  {
    name: 'a line of chat overwrites another one with the same number',
    flaw: 'overwrites-chat',
    complaint: /a line of chat was removed/,
  },
  {
    name: 'a session that ends on one node stays valid on the others',
    complaint: /a session that ended \d+ ms ago/,
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
    complaint: /another view/,
    patch: () => replace(HotTable.prototype, 'viewerOf', () => () => 1),
  },
  {
    name: 'a page that reconnects without its session gets what a spectator sees for its seat',
    firstSeed: 3,
    complaint: /the page shows another view/,
    patch: () =>
      replace(HistoryService.prototype, 'follow', (follow) => {
        return function (this: HistoryService, caller, id, { seq, chat }, send, reader) {
          const sendAnonymous = (text: string) => send(text.replace(/"viewer":[^,}]+,/, ''))
          return follow.call(this, caller, id, { seq, chat }, sendAnonymous, reader)
        }
      }),
  },
  {
    name: 'a bot continues its plan after an undo',
    complaint: /was thought out before something was taken back/,
    patch: () => {
      const putBack = replace(HotTable.prototype, 'forgetPlans', () => () => undefined)
      const putBackToo = replace(HotTable.prototype, 'forgetPlan', () => () => undefined)
      return () => {
        putBack()
        putBackToo()
      }
    },
  },
  {
    name: 'a follower who reconnects does not get what it missed',
    complaint: /has not heard of move/,
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
    name: 'followers are not told of what changes at a table once its game has begun',
    complaint: /has not heard of version/,
    patch: () =>
      replace(NewsHub.prototype, 'sendFacts', (sendFacts) => {
        return function (this: NewsHub, table) {
          if (table.row.status === 'waiting') sendFacts.call(this, table)
        }
      }),
  },
  {
    name: 'a follower gets the lines of chat from before it came, and no later ones',
    complaint: /has not heard of chat line/,
    patch: () => {
      const met = new WeakSet<object>()
      return replace(NewsHub.prototype, 'sendChat', (sendChat) => {
        return async function (this: NewsHub, table, followers) {
          const fresh = followers.filter((follower) => !met.has(follower))
          for (const follower of fresh) met.add(follower)
          await sendChat.call(this, table, fresh)
        }
      })
    },
  },
  {
    name: 'followers get a move before it is written',
    complaint: /was sent and is not written/,
    patch: () =>
      replace(HotTables.prototype, 'append', (append) => {
        return function (this: HotTables, table, row, event, change) {
          this.news.move(table.id, event)
          return append.call(this, table, row, event, change)
        }
      }),
  },
]
