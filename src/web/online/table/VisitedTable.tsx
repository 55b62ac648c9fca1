import type { ReactNode } from 'react'
import { useFaceTexts } from '../../faces.ts'
import controls from '../../pages/parts/controls.module.css'
import { useStore } from '../../store.ts'
import { Loading } from '../../table/Loading.tsx'
import style from '../../table/TablePage.module.css'
import { ServerProblem } from '../api.ts'
import { NamePrompt } from '../lobby/NamePrompt.tsx'
import { loadAnew } from './load-anew.ts'
import { NoTable } from './NoTable.tsx'
import { OnlineTable, type OnlineTableProps } from './OnlineTable.tsx'
import { OtherVersion } from './open-online-game.ts'
import { useTableWords } from './texts.ts'
import type { Visit } from './visit.ts'
import { WaitingTable } from './WaitingTable.tsx'

/** A table at whatever it is at: before its game, in it, or what is in the way to it. */
export function VisitedTable({ visit }: { readonly visit: Visit }) {
  const state = useStore(visit.state)
  const words = useTableWords().visit
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'nameless':
      return (
        <main className={style.empty}>
          <div className={controls.card}>
            <NamePrompt why={words.whyName} onNamed={() => visit.enter()} />
          </div>
        </main>
      )
    case 'failed':
      return failed(state.error, () => visit.enter())
    case 'here': {
      const { now, opened } = state
      if (now.table.status === 'waiting') return <WaitingTable visit={visit} now={now} />
      if (now.table.status === 'closed') return <NoTable why="closed" />
      return opened === undefined ? <Loading /> : <Playing {...opened} visit={visit} now={now} />
    }
  }
}

function failed(error: unknown, again: () => void): ReactNode {
  if (error instanceof OtherVersion) return <NoTable why="otherVersion" again={() => void loadAnew()} />
  if (!(error instanceof ServerProblem)) return <NoTable why="unreachable" again={again} />
  const isGone = ['not-found', 'not-signed-in', 'forbidden'].includes(error.body.code)
  return isGone ? <NoTable why="missing" /> : <NoTable why="unreachable" again={again} />
}

function Playing(props: Omit<OnlineTableProps, 'texts'>) {
  const texts = useFaceTexts(props.now.table.game)
  return texts === undefined ? <Loading /> : <OnlineTable {...props} texts={texts} />
}
