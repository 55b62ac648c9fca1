import { useState } from 'react'
import { Link } from 'wouter'
import { findEntrance } from '#games/index.ts'
import { useIntro } from '../game-texts.ts'
import { learnAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './LessonOffer.module.css'
import { dismissOffer, isOffered } from './progress.ts'

/** One line for those who are here for the first time; gone for good when a lesson is taken or the line is closed. */
export function LessonOffer({ gameIds }: { readonly gameIds: readonly string[] }) {
  const { home } = useTexts().pages
  const { table } = useTexts()
  const [isOpen, setOpen] = useState(isOffered)
  if (!isOpen) return null
  const close = () => {
    dismissOffer()
    setOpen(false)
  }
  return (
    <p className={style.offer}>
      <span>{home.learnOffer}</span>
      {gameIds.map((id) => (
        <LearnLink key={id} gameId={id} />
      ))}
      <button type="button" className={style.close} aria-label={table.close} onClick={close}>
        ×
      </button>
    </p>
  )
}

function LearnLink({ gameId }: { readonly gameId: string }) {
  const intro = useIntro(gameId)
  if (findEntrance(gameId)?.loadLessons === undefined) return null
  return <Link href={learnAddress(gameId)}>{intro?.name}</Link>
}
