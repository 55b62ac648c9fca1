import { Link, useSearch } from 'wouter'
import type { GameFace } from '../../boards/board.ts'
import { homeAddress, replayAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useLoaded, useTexts } from '../text/TextsContext.tsx'
import type { Session } from './session.ts'
import { Table } from './Table.tsx'
import style from './TablePage.module.css'
import { useOpenedGame } from './use-opened-game.ts'

/** The table of the game that the address names. */
export function TablePage() {
  const id = new URLSearchParams(useSearch()).get('game')
  const opened = useOpenedGame(id)
  const { table } = useTexts()
  switch (opened.state) {
    case 'loading':
      return <Loading />
    case 'missing':
      return <Missing title={table.noSuchGame} line={table.noSuchGameLine} />
    case 'broken':
      return <Missing title={table.broken(opened.error)} line={table.noSuchGameLine} />
    case 'open':
      return <LoadedTable key={opened.session.id} session={opened.session} face={opened.face} />
  }
}

function LoadedTable({ session, face }: { readonly session: Session; readonly face: GameFace }) {
  const { language } = useSettings()
  const texts = useFaceTexts(face, language)
  return texts === undefined ? <Loading /> : <Table session={session} face={face} texts={texts} />
}

function useFaceTexts(face: GameFace, language: Parameters<GameFace['loadTexts']>[0]): unknown | undefined {
  return useLoaded(language, face.loadTexts)
}

/** The empty table, so that nothing jumps when the cards come. */
function Loading() {
  const { table } = useTexts()
  return (
    <main className={style.empty}>
      <p className={style.loading}>{table.loading}</p>
    </main>
  )
}

function Missing({ title, line }: { readonly title: string; readonly line: string }) {
  const { table } = useTexts()
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
