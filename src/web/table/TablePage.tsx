import { useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { useFaceTexts } from '../game-texts.ts'
import { reasonOf } from '../problem.ts'
import { homeAddress, replayAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Loading } from './Loading.tsx'
import type { Session } from './session.ts'
import { Table } from './Table.tsx'
import style from './TablePage.module.css'
import { useOpenedGame } from './use-opened-game.ts'

/** The table of the game that the address names. */
export function TablePage() {
  const id = new URLSearchParams(useSearch()).get('game')
  const opened = useOpenedGame(id)
  const { table, reasons } = useTexts()
  switch (opened.state) {
    case 'loading':
      return <Loading />
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
  return texts === undefined ? <Loading /> : <Table session={session} face={face} texts={texts} />
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
