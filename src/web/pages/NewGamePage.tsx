import type { GameIntro, Language } from '#boards/board.ts'
import type { GameFacts } from '#engine/game.ts'
import { findFacts } from '#games/index.ts'
import { preload } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useCharacters } from '../characters/use-characters.tsx'
import { preloadGame, useIntro } from '../game-texts.ts'
import { LessonOffer } from '../lessons/LessonOffer.tsx'
import { loadCharacters, useTexts } from '../text/TextsContext.tsx'
import { NewGameForm } from './new-game/NewGameForm.tsx'
import { NotFoundPage, PageFrame } from './PageFrame.tsx'

/** The page that asks who plays, and how. */
export function NewGamePage({ gameId }: { readonly gameId: string }) {
  const game = findFacts(gameId)
  const intro = useIntro(gameId)
  if (game === undefined) return <NotFoundPage />
  return <Page game={game} intro={intro} />
}

NewGamePage.preload = async (language: Language, gameId: string): Promise<void> => {
  await Promise.all([preload(loadCharacters, language), preloadGame(gameId, language, ['loadIntro', 'loadAbout'])])
}

function Page({ game, intro }: { readonly game: GameFacts; readonly intro: GameIntro | undefined }) {
  const texts = useTexts().pages
  const characters = useCharacters()
  const title = texts.newGame.title(intro?.name ?? '')
  return (
    <PageFrame title={texts.frame.tab(title)} page="games" gameId={game.id}>
      {intro && characters && (
        <>
          <h1 className={prose.pageTitle}>{title}</h1>
          <LessonOffer gameIds={[game.id]} />
          <NewGameForm key={game.id} game={game} {...{ intro, characters }} />
        </>
      )}
    </PageFrame>
  )
}
