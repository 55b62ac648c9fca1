import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKeys } from '#ui/hotkeys.ts'
import type { TableNow, You } from '#wire/moves.ts'
import type { Me } from '#wire/people.ts'
import type { ChatLine, ChatWriters, ReportBody, TableFacts } from '#wire/tables.ts'
import { read, write } from '../../../storage/local.ts'
import { useStore } from '../../../store.ts'
import { api } from '../../api.ts'
import type { TableClient } from '../table-client.ts'

export interface ChatControl {
  readonly isOpen: boolean
  /** What opens it, as long as it is there: a waiting room has another one than a game. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly lines: readonly ChatLine[]
  /** The players, in the order of the seats. */
  readonly names: readonly string[]
  /** What is in the field, not sent yet: kept while the chat is closed, and no state, since the table need not follow it. */
  readonly draft: RefObject<string>
  readonly unread: number
  readonly muted: readonly string[]
  /** The users whom the reader has blocked. */
  readonly blocked: readonly string[]
  changedPeople(blocked: readonly string[]): void
  readonly table: string
  /** The id of the reader; undefined without a name. */
  readonly reader: string | undefined
  /** The reader has chosen a name. */
  named(me: Me): void
  toggle(): void
  close(): void
  say(text: string): Promise<void>
  mute(user: string, isMuted: boolean): Promise<void>
  /** The other people with a seat, who can be reported as writers of lines can. */
  readonly players: readonly { readonly seat: number; readonly name: string }[]
  report(report: ReportBody): Promise<void>
  /** Why the reader cannot write here; undefined if the reader can. */
  readonly refusal: 'players-only' | 'silenced' | undefined
  readonly writers: ChatWriters
  /** The users who cannot write here. */
  readonly silenced: readonly string[]
  /** What the host can change for all; undefined for others. */
  readonly host: ChatHost | undefined
}

/** What the parts of the chat need. */
export interface ChatPartProps {
  readonly chat: ChatControl
  /** Does something, and shows why it failed. */
  attempt(work: () => Promise<void>): Promise<boolean>
}

interface ChatHost {
  setWriters(writers: ChatWriters): Promise<void>
  silence(user: string, isSilenced: boolean): Promise<void>
}

/** What people say at a table, what of it is new, whose lines are not to be shown, and who may write. */
export function useChat(client: TableClient, { table: facts, you }: TableNow): ChatControl {
  const { id: table, chat } = facts
  const lines = useStore(client.chat)
  const reader = useStore(client.me)?.id
  const [isOpen, setOpen] = useState(false)
  const draft = useRef('')
  const button = useRef<HTMLButtonElement>(null)
  const [muted, setMuted] = useState<readonly string[]>(you.muted)
  const [blocked, setBlocked] = useState<readonly string[]>(you.blocked)
  const place = `chat.${table}`
  const [seen, setSeen] = useState(() => Number(read(place) ?? 0))
  const last = lines.at(-1)?.id ?? 0
  useEffect(() => {
    if (!isOpen || last <= seen) return
    setSeen(last)
    write(place, last)
  }, [isOpen, last, seen, place])
  const isNew = ({ id, user }: ChatLine) => id > seen && user !== reader && ![...muted, ...blocked].includes(user)
  return {
    isOpen,
    button,
    lines: blocked.length === 0 ? lines : lines.filter(({ user }) => !blocked.includes(user)),
    names: facts.seats.map(({ name }) => name),
    draft,
    unread: isOpen ? 0 : lines.filter(isNew).length,
    muted,
    blocked,
    changedPeople: setBlocked,
    table,
    reader,
    named: (me) => client.named(me),
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    say: async (text) => void (await api.say(table, text)),
    mute: async (user, isMuted) => {
      await api.mute(user, isMuted)
      setMuted((before) => (isMuted ? [...before, user] : before.filter((other) => other !== user)))
    },
    players: facts.seats.flatMap(({ kind, name }, i) =>
      kind === 'person' && i + 1 !== you.seat ? [{ seat: i + 1, name }] : [],
    ),
    report: (report) => api.report(table, report),
    refusal: refusalOf(chat, you, reader),
    ...chat,
    host: you.isHost
      ? {
          setWriters: async (writers) => client.changed(await api.setWriters(table, writers)),
          silence: async (user, isSilenced) => client.changed(await api.silence(table, user, isSilenced)),
        }
      : undefined,
  }
}

function refusalOf(
  { writers, silenced }: TableFacts['chat'],
  { seat, isHost }: You,
  reader: string | undefined,
): ChatControl['refusal'] {
  if (isHost) return undefined
  if (reader !== undefined && silenced.includes(reader)) return 'silenced'
  return writers === 'players' && seat === null ? 'players-only' : undefined
}

/** At a board, a single key opens and closes the chat. */
export function useChatKey({ toggle }: ChatControl): void {
  useKeys({ t: toggle })
}
