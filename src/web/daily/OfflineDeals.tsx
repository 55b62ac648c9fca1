import { useLocation } from 'wouter'
import { isObject } from '#engine/json.ts'
import { DAILY_SEAT, dailySetup, dayOf } from '#games/daily.ts'
import { findFacts, GAME_IDS } from '#games/index.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import prose from '#ui/prose.module.css'
import { useCharacters } from '../characters/use-characters.tsx'
import { useIntro } from '../game-texts.ts'
import { startGame } from '../games/start-game.ts'
import { firstSetUp, seatPlans } from '../pages/new-game/set-up.ts'
import { useGames } from '../pages/parts/games.tsx'
import { tableAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { read, write } from '../storage/local.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './DailyPage.module.css'
import { DealFrame, useDailyTexts } from './daily-parts.tsx'

const NAME = 'daily-offline'

/** Without a server: deals of this browser that follow from the date. They are not compared with others. */
export function OfflineDeals({ tryAgain }: { tryAgain(): void }) {
  const texts = useDailyTexts()
  const date = dayOf(Date.now())
  return (
    <>
      <p className={styles.line} role="status">
        {texts.offline} <Button onClick={tryAgain}>{texts.tryAgain}</Button>
      </p>
      <ul className={styles.deals}>
        {GAME_IDS.map((id) => (
          <OfflineDeal key={id} gameId={id} date={date} />
        ))}
      </ul>
    </>
  )
}

function OfflineDeal({ gameId, date }: { readonly gameId: string; readonly date: string }) {
  const texts = useDailyTexts()
  const { newGame } = useTexts().pages
  const settings = useSettings()
  const intro = useIntro(gameId)
  const characters = useCharacters()
  const { games } = useGames()
  const [, go] = useLocation()
  const facts = findFacts(gameId)
  const { options, bot } = dailySetup(gameId)
  const begun = games.find(({ id }) => id === begunGames(date)[gameId])
  if (facts === undefined || intro === undefined || characters === undefined) return null
  const play = () => {
    const seed = `daily/${date}/${gameId}`
    const seats = Array.from({ length: options.players }, (_, i) =>
      i + 1 === DAILY_SEAT
        ? { kind: 'person' as const, name: settings.name, bot }
        : { kind: 'bot' as const, name: '', bot },
    )
    const setUp = { ...firstSetUp(facts, settings.name, ''), seats, seed }
    const id = startGame({ game: facts, options, seats: seatPlans(setUp, { texts: newGame, intro, characters }), seed })
    write(NAME, { date, games: { ...begunGames(date), [gameId]: id } })
    go(tableAddress(id))
  }
  const points = begun?.result?.points[DAILY_SEAT - 1]
  return (
    <DealFrame gameId={gameId} players={options.players}>
      {points !== undefined && facts.players[0] === 1 && <p className={styles.result}>{texts.points(points)}</p>}
      <div className={styles.buttons}>
        {begun === undefined ? (
          <Button look="primary" aria-label={texts.playWhat(intro.name)} onClick={play}>
            {texts.play}
          </Button>
        ) : (
          <ButtonLink href={tableAddress(begun.id)} aria-label={texts.lookWhat(intro.name)}>
            {begun.result === undefined ? texts.continue : texts.look}
          </ButtonLink>
        )}
      </div>
      <p className={prose.small}>{texts.notCounted}</p>
    </DealFrame>
  )
}

/** The games of this browser that were begun on the day, by the game. */
function begunGames(date: string): Record<string, unknown> {
  const kept = read(NAME)
  return isObject(kept) && kept.date === date && isObject(kept.games) ? kept.games : {}
}
