import type { TableNow } from '#wire/moves.ts'
import { useStore } from '../../store.ts'
import { WaitingRoom } from '../lobby/WaitingRoom.tsx'
import { ChatButton } from './chat/ChatButton.tsx'
import type { ChatControl } from './chat/use-chat.ts'
import { useTableWords } from './texts.ts'
import { useIsCutOff } from './use-is-cut-off.ts'
import type { Visit } from './visit.ts'
import style from './WaitingTable.module.css'

interface Props {
  readonly visit: Visit
  readonly now: TableNow
  readonly chat: ChatControl
}

/** A table before its game begins, with the line to the others and the way to what they say. */
export function WaitingTable({ visit, now, chat }: Props) {
  const { bar } = useTableWords()
  const isCutOff = useIsCutOff(visit)
  const me = useStore(visit.me)
  return (
    <>
      <p className={style.trouble} role="status">
        {isCutOff && bar.offline}
      </p>
      <WaitingRoom
        now={now}
        changed={(next) => visit.changed(next)}
        known={{ me, setMe: (named) => visit.named(named) }}
        beside={<ChatButton chat={chat} />}
      />
    </>
  )
}
