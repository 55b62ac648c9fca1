import { lazy, Suspense } from 'react'
import type { ChatProps } from './Chat.tsx'

const Chat = lazy(async () => ({ default: (await import('./Chat.tsx')).Chat }))

/** The chat, loaded when it is opened first. */
export function LazyChat(props: ChatProps) {
  return (
    <Suspense fallback={null}>
      <Chat {...props} />
    </Suspense>
  )
}
