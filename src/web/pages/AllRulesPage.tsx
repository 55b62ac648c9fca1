import { Link } from 'wouter'
import type { Language } from '#boards/board.ts'
import { GAME_IDS } from '#games/index.ts'
import prose from '#ui/prose.module.css'
import { preloadGames, useIntro } from '../game-texts.ts'
import { rulesAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './AllRulesPage.module.css'
import { PageFrame } from './PageFrame.tsx'
import { GamePicture } from './parts/games.tsx'

/** Leads to the rules of each game. */
export function AllRulesPage() {
  const { pages, rules } = useTexts()
  return (
    <PageFrame title={pages.frame.tab(rules.title)} page="rules">
      <h1 className={prose.pageTitle}>{rules.title}</h1>
      <p className={prose.lead}>{rules.line}</p>
      <ul className={styles.games}>
        {GAME_IDS.map((id) => (
          <RulesOf key={id} gameId={id} />
        ))}
      </ul>
    </PageFrame>
  )
}

AllRulesPage.preload = (language: Language) => preloadGames(language, ['loadIntro', 'loadCover'])

function RulesOf({ gameId }: { readonly gameId: string }) {
  const intro = useIntro(gameId)
  return (
    <li>
      <Link className={styles.game} href={rulesAddress(gameId)}>
        <GamePicture gameId={gameId} />
        <span className={styles.name}>{intro?.name}</span>
      </Link>
    </li>
  )
}
