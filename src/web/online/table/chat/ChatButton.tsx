import { Suspense } from 'react'
import { lazyPart } from '#ui/Part.tsx'
import { useTableWords } from '../../texts.tsx'
import type { ChatProps } from './Chat.tsx'
import style from './ChatButton.module.css'
import type { ChatControl } from './use-chat.ts'

interface Props {
  readonly chat: ChatControl
  /** The key that does the same. */
  readonly shortcut?: string
}

/** The way to the chat, with the number of lines that are new. */
export function ChatButton({ chat: { isOpen, button, unread, toggle }, shortcut }: Props) {
  const { chat: words } = useTableWords()
  return (
    <button
      ref={button}
      type="button"
      className={style.chat}
      aria-expanded={isOpen}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      aria-label={unread > 0 ? `${words.open}, ${words.unread(unread)}` : words.open}
      title={words.open}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentcolor" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      {unread > 0 && (
        <span className={style.unread} aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  )
}

const Chat = lazyPart(async () => (await import('./Chat.tsx')).Chat)

/** The chat, loaded when it is opened first. */
export function LazyChat(props: ChatProps) {
  return (
    <Suspense fallback={null}>
      <Chat {...props} />
    </Suspense>
  )
}
