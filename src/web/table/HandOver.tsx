import { useEffect, useRef } from 'react'
import { useTexts } from '../text/TextsContext.tsx'
import style from './HandOver.module.css'

export interface HandOverProps {
  readonly name: string
  onReady(): void
}

/** Between two people at one device: nothing of the table is on the screen until the next one is there. */
export function HandOver({ name, onReady }: HandOverProps) {
  const { table } = useTexts()
  const ready = useRef<HTMLButtonElement>(null)
  // The screen has one thing to do, and the keyboard should be there already.
  useEffect(() => ready.current?.focus(), [])
  return (
    <main className={style.screen}>
      <svg className={style.lamp} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M32 6v10M20 30a12 12 0 0 1 24 0v10H20z" fill="none" stroke="var(--ink-soft)" strokeWidth="3" />
        <circle cx="32" cy="40" r="9" fill="var(--lamp)" />
      </svg>
      <h1>{table.handOver(name)}</h1>
      <p>{table.handOverLine}</p>
      <button type="button" className={style.ready} ref={ready} onClick={onReady}>
        {table.handOverReady(name)}
      </button>
    </main>
  )
}
