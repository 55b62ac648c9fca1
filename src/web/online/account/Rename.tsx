import type { Me } from '#wire/people.ts'
import { api } from '../api.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { NameForm } from './NameForm.tsx'

export function Rename({ me, renamed }: { readonly me: Me; renamed(me: Me): void }) {
  const { rename, name, renamed: done } = useOnlineTexts().account
  return (
    <NameForm
      words={{ title: rename, label: name, button: rename, done }}
      titleId="rename"
      current={me.name}
      send={api.rename}
      named={renamed}
    />
  )
}
