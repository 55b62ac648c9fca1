import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useFaceTexts } from '../game-texts.ts'
import { PageTexts } from '../pages/PageFrame.tsx'
import { Loading } from '../table/Loading.tsx'
import { OpenPage } from './OpenPage.tsx'
import { type Replay, useOpenedReplay } from './open-replay.ts'
import { type ReplayStart, ReplayTable } from './ReplayTable.tsx'
import { addressOf, readAddress, type Source } from './record-link.ts'

/** The replay that the address names, or the page to open one. */
export function ReplayPage() {
  const search = useLocationProperty(() => location.search)
  const hash = useLocationProperty(() => location.hash)
  const { source, at, detail } = readAddress(search, hash)
  if (source === undefined) return <OpenPage problem={undefined} />
  return <OpenedPage key={addressOf(source, 0)} source={source} start={{ at: at ?? 0, detail }} />
}

interface Place {
  readonly source: Source
  readonly start: ReplayStart
}

function OpenedPage(place: Place) {
  // The address changes with every step, and what was opened stays.
  const [{ source, start }] = useState(place)
  const opened = useOpenedReplay(source)
  if (opened === undefined) return <Loading />
  if (!opened.ok) return <OpenPage problem={opened.problem} />
  return <LoadedReplay replay={opened.replay} start={start} />
}

function LoadedReplay({ replay, start }: { readonly replay: Replay; readonly start: ReplayStart }) {
  const texts = useFaceTexts(replay.session.game.id)
  if (texts === undefined) return <Loading />
  return (
    <PageTexts>
      <ReplayTable replay={replay} texts={texts} start={start} />
    </PageTexts>
  )
}
