import { useMemo, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Language } from '#boards/board.ts'
import { findEntrance, findFacts, GAME_IDS } from '#games/index.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { lazyExtra, preload } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import unseen from '#ui/unseen.module.css'
import { useCharacters } from '../characters/use-characters.tsx'
import { preloadGames, useIntro } from '../game-texts.ts'
import { type GameSummary, variantNames } from '../games/saved-game.ts'
import { LessonOffer } from '../lessons/LessonOffer.tsx'
import { mayHaveTables } from '../online/own-tables.ts'
import {
  dailyAddress,
  learnAddress,
  newGameAddress,
  newTableAddress,
  PATHS,
  rulesAddress,
  tableAddress,
} from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { loadCharacters, useTexts } from '../text/TextsContext.tsx'
import styles from './HomePage.module.css'
import { lastSetUp, seatPlans, startSetUp } from './new-game/set-up.ts'
import { PageFrame } from './PageFrame.tsx'
import { RemoveButton } from './parts/buttons.tsx'
import { agoText } from './parts/dates.ts'
import { GamePicture, useGames } from './parts/games.tsx'

/** So many unfinished games stand above the games; older ones are folded. */
const MOST_SHOWN = 3

const OwnTables = lazyExtra(async () => (await import('../online/lobby/OwnTables.tsx')).OwnTables)

/** Everything that can be played here, and everything that was begun. */
export function HomePage() {
  const texts = useTexts().pages
  return (
    <PageFrame title={texts.home.title} page="games">
      <h1 className={unseen.unseen}>{texts.home.title}</h1>
      <UnfinishedGames />
      <LessonOffer gameIds={GAME_IDS} />
      <div className={styles.games}>
        {GAME_IDS.map((id) => (
          <GameHero key={id} gameId={id} />
        ))}
      </div>
      <p className={styles.daily}>
        <Link href={dailyAddress()}>{texts.home.daily}</Link>
        <Link href={PATHS.puzzles}>{texts.home.puzzles}</Link>
        <Link href={PATHS.workshop}>{texts.home.workshop}</Link>
      </p>
      <Promises />
      {mayHaveTables() && (
        <div className={styles.tables}>
          <OwnTables />
        </div>
      )}
    </PageFrame>
  )
}

HomePage.preload = async (language: Language): Promise<void> => {
  await Promise.all([preload(loadCharacters, language), preloadGames(language, ['loadIntro', 'loadCover'])])
}

/** What holds for every game here. */
function Promises() {
  return (
    <ul className={styles.promises}>
      {useTexts().pages.home.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  )
}

function UnfinishedGames() {
  const texts = useTexts().pages.home
  const { games, remove } = useGames()
  const heading = useRef<HTMLHeadingElement>(null)
  const unfinished = games.filter(({ result }) => result === undefined)
  if (unfinished.length === 0) return null
  const cards = unfinished.map((game) => (
    <UnfinishedGame
      key={game.id}
      game={game}
      remove={() => {
        remove(game.id)
        heading.current?.focus()
      }}
    />
  ))
  return (
    <section className={styles.section} aria-labelledby="unfinished">
      <h2 id="unfinished" ref={heading} tabIndex={-1} className={prose.sectionTitle}>
        {texts.unfinished}
      </h2>
      <ul className={styles.list}>{cards.slice(0, MOST_SHOWN)}</ul>
      {cards.length > MOST_SHOWN && (
        <details className={styles.more}>
          <summary>{texts.moreUnfinished(cards.length - MOST_SHOWN)}</summary>
          <ul className={styles.list}>{cards.slice(MOST_SHOWN)}</ul>
        </details>
      )}
    </section>
  )
}

function UnfinishedGame({ game, remove }: { readonly game: GameSummary; remove(): void }) {
  const { home, parts } = useTexts().pages
  const { language } = useSettings()
  const intro = useIntro(game.game)
  const who = parts.list(game.seats.map(({ name }) => name))
  const when = home.lastPlayed(agoText(language, game.changedAt, Date.now()))
  const variants = variantNames(game.variants, intro, parts)
  return (
    <li className={styles.card}>
      <h3 className={styles.who}>{who}</h3>
      <p className={styles.facts}>
        <span>{intro?.name}</span>
        <span>{home.played(Math.round(game.progress * 100))}</span>
        {variants.map((variant) => (
          <span key={variant}>{variant}</span>
        ))}
      </p>
      <progress className={styles.progress} value={game.progress} aria-hidden="true" />
      <p className={styles.when}>{when}</p>
      <div className={styles.buttons}>
        <ButtonLink look="primary" href={tableAddress(game.id)} aria-label={home.continueWhat(who)}>
          {home.continue}
        </ButtonLink>
        <RemoveButton what={who} remove={remove} />
      </div>
    </li>
  )
}

/** A game with its picture, and one button that starts it. */
function GameHero({ gameId }: { readonly gameId: string }) {
  const { pages, rules } = useTexts()
  const { home, newGame, parts } = pages
  const settings = useSettings()
  const intro = useIntro(gameId)
  const characters = useCharacters()
  const game = findFacts(gameId)
  const [, navigate] = useLocation()
  // Drawn once: the names that are shown are those of the game that is started.
  const setUp = useMemo(() => game && lastSetUp(game, settings), [game, settings])
  if (game === undefined || setUp === undefined) return null
  const words = intro && characters && { texts: newGame, intro, characters }
  const plans = words && seatPlans(setUp, words)
  const people = setUp.seats.filter(({ kind }) => kind === 'person')
  // Without a name, the text says "alone" or "against bots" instead.
  const isNameless = people.length === 1 && people[0].name.trim() === ''
  const bots = setUp.seats.length - people.length
  const nameless = bots === 0 ? home.alone : home.againstBots(bots)
  return (
    <article className={styles.hero}>
      <GamePicture gameId={gameId} />
      <div className={styles.words}>
        {words && plans && (
          <>
            <h2 className={styles.name}>{words.intro.name}</h2>
            <p className={styles.pitch}>{words.intro.pitch}</p>
            <p className={prose.small}>{words.intro.box}</p>
            <div className={styles.play}>
              <div className={styles.begin}>
                <Button
                  look="primary"
                  isBig
                  aria-label={home.playWhat(words.intro.name)}
                  onClick={() => navigate(tableAddress(startSetUp(game, setUp, words)))}
                >
                  {home.playNow}
                </Button>
                {findEntrance(gameId)?.loadLessons && (
                  <ButtonLink
                    isBig
                    className={styles.learn}
                    href={learnAddress(gameId)}
                    aria-label={home.learnWhat(words.intro.name)}
                  >
                    {home.learn}
                  </ButtonLink>
                )}
              </div>
              <p className={prose.small}>
                {home.playNowWith(
                  isNameless ? nameless : parts.list(plans.map(({ name }) => name)),
                  parts.list(variantNames(setUp.variants, words.intro, parts)),
                )}
              </p>
            </div>
            <div className={styles.ways}>
              <ButtonLink href={newGameAddress(gameId)} aria-label={newGame.title(words.intro.name)}>
                {home.newGame}
              </ButtonLink>
              <ButtonLink href={newTableAddress(gameId)} aria-label={home.onlineWhat(words.intro.name)}>
                {home.online}
              </ButtonLink>
              <ButtonLink href={rulesAddress(gameId)} aria-label={rules.titleOf(words.intro.name)}>
                {home.rules}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </article>
  )
}
