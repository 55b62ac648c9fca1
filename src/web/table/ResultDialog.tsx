import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { findFacts } from '#games/index.ts'
import { NextLevelNote, nextLevelAfter } from '../characters/NextLevelNote.tsx'
import { useCharacters } from '../characters/use-characters.tsx'
import { useIntro } from '../game-texts.ts'
import { listGames } from '../games/saved-game.ts'
import { startAgain } from '../games/start-game.ts'
import { analysisAddress, homeAddress, newGameAddress, replayAddress, tableAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { copyRecord } from './Controls.tsx'
import style from './ResultDialog.module.css'
import { ResultFrame } from './ResultFrame.tsx'
import type { Session } from './session.ts'

export interface ResultDialogProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
  onClose(): void
}

/** The end of a game of this browser. */
export function ResultDialog({ session, face, texts, onClose }: ResultDialogProps) {
  const { table } = useTexts()
  const [, go] = useLocation()
  const [said, setSaid] = useState('')
  const { id, game } = session
  return (
    <ResultFrame
      {...{ face, texts, said, setSaid, onClose }}
      table={session}
      note={<NextLevel session={session} />}
      ways={(picture, close) => {
        const again = (deal: 'same' | 'fresh') => {
          // A second click must not start a second game.
          close()
          go(tableAddress(startAgain(game, session.saved(), deal)))
        }
        return (
          <>
            <button type="button" className={style.first} onClick={() => again('fresh')}>
              {table.playAgain}
            </button>
            <button type="button" onClick={() => again('same')}>
              {table.sameSeed}
            </button>
            {picture}
            <button
              type="button"
              onClick={async () => setSaid((await copyRecord(session)) ? table.recordCopied : table.notCopied)}
            >
              {table.copyRecord}
            </button>
            <Link href={analysisAddress(id)}>{table.analyse}</Link>
            <Link href={replayAddress(id)}>{table.replay}</Link>
            <Link href={homeAddress()}>{table.home}</Link>
          </>
        )
      }}
    />
  )
}

/** Which level to try next, with a link to a new game against it. */
function NextLevel({ session }: { readonly session: Session }) {
  const { id, game, seats } = session
  const characters = useCharacters()
  const intro = useIntro(game.id)
  const [suggestion] = useState(() => {
    const others = listGames().filter((other) => other.id !== id)
    return nextLevelAfter([session.summary(), ...others], game.id, findFacts(game.id)?.bots ?? [])
  })
  if (suggestion === undefined || characters === undefined) return null
  const query = new URLSearchParams({
    seats: seats.map(({ kind }) => (kind === 'person' ? kind : suggestion.next)).join(','),
  })
  for (const [variant, value] of Object.entries(session.summary().variants)) {
    query.set(variant, value === true ? '1' : String(value))
  }
  return (
    <NextLevelNote {...{ suggestion, characters }} level={(bot) => intro?.bots[bot] ?? bot}>
      {(choose) => <Link href={newGameAddress(game.id, query)}>{choose}</Link>}
    </NextLevelNote>
  )
}
