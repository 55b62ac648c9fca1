import unseen from '#boards/unseen.module.css'
import { GAME_IDS } from '#games/index.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './HomePage.module.css'
import { GameHero } from './home/GameHero.tsx'
import { Promises } from './home/Promises.tsx'
import { UnfinishedGames } from './home/UnfinishedGames.tsx'
import { PageFrame } from './PageFrame.tsx'

/** Everything that can be played here, and everything that was begun. */
export function HomePage() {
  const texts = useTexts().pages
  return (
    <PageFrame title={texts.home.title} page="games">
      <h1 className={unseen.unseen}>{texts.home.title}</h1>
      <div className={styles.games}>
        {GAME_IDS.map((id) => (
          <GameHero key={id} gameId={id} />
        ))}
      </div>
      <Promises />
      <UnfinishedGames />
    </PageFrame>
  )
}
