import { useEffect, useState } from 'react'

interface Reading {
  /** What is looked for. */
  readonly query: string
  /** The rule or section that the address names behind its #, or ''. */
  readonly named: string
  look(query: string): void
}

/** Where a reader is: either looking for words, or at a place that the address names. One ends the other. */
export function useReading(): Reading {
  const [query, setQuery] = useState('')
  const [named, setNamed] = useState(nameInAddress)

  useEffect(() => {
    const follow = () => {
      setQuery('')
      setNamed(nameInAddress())
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (named === '') return undefined
    let isHere = true
    const show = () => {
      if (isHere) document.getElementById(named)?.scrollIntoView({ block: 'start' })
    }
    show()
    // Letters that arrive late move everything that stands below them.
    void document.fonts.ready.then(show)
    return () => {
      isHere = false
    }
  }, [named])

  const look = (words: string) => {
    // The name goes from the address too, so that a link to the same rule leads there again.
    if (named !== '') window.history.replaceState(window.history.state, '', location.pathname + location.search)
    setNamed('')
    setQuery(words)
  }
  return { query, named, look }
}

function nameInAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1))
}
