import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { useLoaded } from '#ui/Part.tsx'
import { useFaceTexts } from '../game-texts.ts'
import { loadGame } from '../games/saved-game.ts'
import { reasonOf } from '../problem.ts'
import { homeAddress, replayAddress } from '../routes.ts'
import { library } from '../storage/library.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { LoadingTable } from './Loading.tsx'
import { type OpenedGame, openSaved, type Session, saveEveryAction } from './session.ts'
import { Table } from './Table.tsx'
import style from './TablePage.module.css'

/** The table of the game that the address names. */
export function TablePage() {
  const id = new URLSearchParams(useSearch()).get('game')
  const opened = useOpenedGame(id)
  const { table, reasons } = useTexts()
  switch (opened.state) {
    case 'loading':
      return <LoadingTable />
    case 'missing':
      return <Missing title={table.noSuchGame} line={table.noSuchGameLine} />
    case 'refused':
      return <Missing title={table.broken(reasonOf(opened.problem, reasons))} line={table.noSuchGameLine} />
    case 'open':
      return <LoadedTable key={opened.session.id} session={opened.session} face={opened.face} />
  }
}

function LoadedTable({ session, face }: { readonly session: Session; readonly face: GameFace }) {
  const texts = useFaceTexts(session.game.id)
  return texts === undefined ? <LoadingTable /> : <Table session={session} face={face} texts={texts} />
}

function Missing({ title, line }: { readonly title: string; readonly line: string }) {
  const { table, pages } = useTexts()
  useEffect(() => {
    document.title = pages.frame.tab(title)
  }, [pages, title])
  return (
    <main className={style.empty}>
      <h1>{title}</h1>
      <p>{line}</p>
      <p className={style.ways}>
        <Link href={homeAddress()}>{table.home}</Link>
        <Link href={replayAddress()}>{table.replay}</Link>
      </p>
    </main>
  )
}

type Opened = OpenedGame | { readonly state: 'loading' } | { readonly state: 'missing' }

/** Opens a saved game, and reopens it when another tab changes it. */
function useOpenedGame(id: string | null): Opened {
  const [open, setOpen] = useState(() => (name: string | null) => openGame(name))
  useEffect(() => {
    return library.onOtherTab((name) => {
      if (name === `game.${id}`) setOpen(() => (again: string | null) => openGame(again))
    })
  }, [id])
  return useLoaded(id, open, true) ?? { state: 'loading' }
}

async function openGame(id: string | null): Promise<Opened> {
  const saved = id === null ? undefined : loadGame(id)
  if (saved === undefined) return { state: 'missing' }
  const opened = await openSaved(saved)
  if (opened.state === 'open') saveEveryAction(opened.session)
  return opened
}
