import type { GameFacts } from '#engine/game.ts'
import { findFacts } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { NewTableForm } from './NewTableForm.tsx'
import { OnlineFrame } from './OnlineFrame.tsx'

/** The page that asks how a new online table shall be. */
export function NewTablePage({ gameId }: { readonly gameId: string }) {
  const game = findFacts(gameId)
  return game === undefined ? <NotFoundPage /> : <Page game={game} />
}

function Page({ game }: { readonly game: GameFacts }) {
  const intro = useIntro(game.id)
  return (
    <OnlineFrame titleOf={({ newTable }) => newTable.title(intro?.name ?? '')} gameId={game.id}>
      {intro && <NewTableForm key={game.id} game={game} intro={intro} />}
    </OnlineFrame>
  )
}
