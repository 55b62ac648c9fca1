import { useEffect, useRef, useState } from 'react'
import type { SeatFacts } from '#wire/tables.ts'
import { useOnlineTexts } from './OnlineFrame.tsx'

/** Who came and who went since the last change, for those who hear the page. */
export function useSeatNews(seats: readonly SeatFacts[]): string {
  const texts = useOnlineTexts().waiting
  const before = useRef(seats)
  const [news, setNews] = useState('')
  useEffect(() => {
    const happened = seats.flatMap((now, i) => {
      const was = before.current[i]
      if (was === undefined || was.name === now.name) return []
      return [
        ...(was.kind === 'person' ? [texts.stoodUp(was.name, i + 1)] : []),
        ...(now.kind === 'person' ? [texts.satDown(now.name, i + 1)] : []),
      ]
    })
    before.current = seats
    if (happened.length > 0) setNews(happened.join(' '))
  }, [seats, texts])
  return news
}
