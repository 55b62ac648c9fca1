import { createContext, type ReactNode, useContext } from 'react'
import prose from '#ui/prose.module.css'
import { useIntro } from '../game-texts.ts'
import { GamePicture } from '../pages/parts/games.tsx'
import type { DailyTexts } from '../text/en/daily.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './DailyPage.module.css'

/** The texts of the daily deals. */
export const DailyWords = createContext<DailyTexts | undefined>(undefined)

export function useDailyTexts(): DailyTexts {
  const texts = useContext(DailyWords)
  if (texts === undefined) throw new Error('there are no texts of daily deals around this component')
  return texts
}

interface FrameProps {
  readonly gameId: string
  readonly players: number
  readonly children: ReactNode
}

/** The card of one game. */
export function DealFrame({ gameId, players, children }: FrameProps) {
  const { home } = useTexts().pages
  const name = useIntro(gameId)?.name
  return (
    <li className={styles.deal}>
      <GamePicture gameId={gameId} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={prose.small}>{players === 1 ? home.alone : home.againstBots(players - 1)}</p>
        {children}
      </div>
    </li>
  )
}

/** A number in words, with a minus sign. */
export function withMinus(text: string | number): string {
  return String(text).replace('-', '−')
}

const STEPS = 10

export interface SharedResult {
  /** Such as 2026-11-16, and in words. */
  readonly day: string
  readonly date: string
  /** The name of the game. */
  readonly game: string
  readonly points: number
  readonly place: number
  readonly of: number
  /** The best that is known for this deal. */
  readonly most: number | null
}

/** How much of the best known result was reached: for each of ten hills, whether it was climbed. */
export function hillsOf(points: number, most: number | null): readonly boolean[] {
  if (most === null || most <= 0) return []
  return Array.from({ length: STEPS }, (_, hill) => hill < Math.round((points / most) * STEPS))
}
