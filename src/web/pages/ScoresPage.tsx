import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { GAME_IDS } from '#games/index.ts'
import { useIntro } from '../game-texts.ts'
import { homeAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PageFrame } from './PageFrame.tsx'
import controls from './parts/controls.module.css'
import { useGames } from './parts/use-games.ts'
import styles from './ScoresPage.module.css'
import { Exchange } from './scores/Exchange.tsx'
import { GameStatistics } from './scores/GameStatistics.tsx'
import { ScoreRow } from './scores/ScoreRow.tsx'
import { isFinished } from './scores/statistics.ts'

/** Finished games, as on a paper pad. */
export function ScoresPage() {
  const { frame, scores: texts } = useTexts().pages
  const { games, remove, refresh } = useGames()
  const [shown, setShown] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const finished = games.filter(isFinished)
  const played = GAME_IDS.filter((id) => finished.some(({ game }) => game === id))
  const rows = finished.filter(({ game }) => shown === '' || game === shown)
  return (
    <PageFrame title={frame.tab(texts.title)} page="scores">
      <div className={styles.head}>
        <h1 className={controls.pageTitle}>{texts.title}</h1>
        {played.length > 1 && (
          <label className={styles.filter}>
            {texts.gameFilter}
            <select className={controls.field} value={shown} onChange={(event) => setShown(event.target.value)}>
              <option value="">{texts.allGames}</option>
              {played.map((id) => (
                <GameOption key={id} gameId={id} />
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.pad}>
        {finished.length === 0 ? (
          <div className={styles.empty}>
            <h2 className={controls.sectionTitle}>{texts.empty}</h2>
            <p className={controls.soft}>{texts.emptyLine}</p>
            <Link className={controls.primary} href={homeAddress()}>
              {texts.play}
            </Link>
          </div>
        ) : (
          <>
            {played
              .filter((id) => shown === '' || id === shown)
              .map((id) => (
                <GameStatistics key={id} gameId={id} games={finished.filter(({ game }) => game === id)} />
              ))}
            <h2 ref={heading} tabIndex={-1} className={controls.sectionTitle}>
              {texts.finished}
            </h2>
            <ul className={styles.rows}>
              {rows.map((game) => (
                <ScoreRow
                  key={game.id}
                  game={game}
                  remove={() => {
                    remove(game.id)
                    heading.current?.focus()
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <Exchange games={games} changed={refresh} />
    </PageFrame>
  )
}

function GameOption({ gameId }: { readonly gameId: string }) {
  return <option value={gameId}>{useIntro(gameId)?.name}</option>
}
