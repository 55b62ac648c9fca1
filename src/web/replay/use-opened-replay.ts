import { useEffect, useState } from 'react'
import { useTexts } from '../text/TextsContext.tsx'
import type { Source } from './address.ts'
import { type OpenedReplay, openReplay } from './open-replay.ts'

/** Opens what an address names; undefined while it loads. The same source must be given each time. */
export function useOpenedReplay(source: Source): OpenedReplay | undefined {
  const { player } = useTexts().replay
  const [opened, setOpened] = useState<OpenedReplay>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let isWanted = true
    openReplay(source, player).then(
      (result) => {
        if (isWanted) setOpened(result)
      },
      (error: Error) => {
        if (isWanted) setFailure(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [source, player])
  if (failure !== undefined) throw failure
  return opened
}
