import { useRef } from 'react'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { useGames } from '../parts/use-games.ts'
import { UnfinishedGame } from './UnfinishedGame.tsx'
import styles from './UnfinishedGames.module.css'

export function UnfinishedGames() {
  const texts = useTexts().pages.home
  const { games, remove } = useGames()
  const heading = useRef<HTMLHeadingElement>(null)
  const unfinished = games.filter(({ result }) => result === undefined)
  if (unfinished.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="unfinished">
      <h2 id="unfinished" ref={heading} tabIndex={-1} className={controls.sectionTitle}>
        {texts.unfinished}
      </h2>
      <ul className={styles.list}>
        {unfinished.map((game) => (
          <UnfinishedGame
            key={game.id}
            game={game}
            remove={() => {
              remove(game.id)
              heading.current?.focus()
            }}
          />
        ))}
      </ul>
    </section>
  )
}
