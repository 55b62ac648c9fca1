import { useEffect, useState } from 'react'

/** The section that is being read: the one that crosses the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered !== undefined) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -79% 0px' },
    )
    for (const id of names.split(' ')) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [names])
  return current
}
