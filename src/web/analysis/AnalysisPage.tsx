import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { addressOf, readAddress, type Source } from '../replay/address.ts'
import { OpenPage } from '../replay/OpenPage.tsx'
import { useOpenedReplay } from '../replay/use-opened-replay.ts'
import { Loading } from '../table/Loading.tsx'
import { AnalysisOf } from './AnalysisOf.tsx'

/** The analysis of the game that the address names, or the page to open one. */
export function AnalysisPage() {
  const search = useLocationProperty(() => location.search)
  const hash = useLocationProperty(() => location.hash)
  const { source } = readAddress(search, hash)
  if (source === undefined) return <OpenPage problem={undefined} />
  return <Opened key={addressOf(source, 0)} named={source} />
}

function Opened({ named }: { readonly named: Source }) {
  const [source] = useState(named)
  const opened = useOpenedReplay(source)
  if (opened === undefined) return <Loading />
  if (!opened.ok) return <OpenPage problem={opened.problem} />
  return <AnalysisOf replay={opened.replay} />
}
