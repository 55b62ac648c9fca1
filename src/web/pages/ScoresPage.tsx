import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameIntro } from '#boards/board.ts'
import { findEntrance, findFacts, GAME_IDS } from '#games/index.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Select } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import { useIntro } from '../game-texts.ts'
import { loadGame, variantNames } from '../games/saved-game.ts'
import { startAgain } from '../games/start-game.ts'
import { homeAddress, replayAddress, tableAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PageFrame, PageTexts, usePageTexts } from './PageFrame.tsx'
import { RemoveButton } from './parts/buttons.tsx'
import { dateText } from './parts/dates.ts'
import figures from './parts/figures.module.css'
import { useGames } from './parts/games.tsx'
import styles from './ScoresPage.module.css'
import { Exchange } from './scores/Exchange.tsx'
import {
  type FinishedGame,
  isFinished,
  type KindOfGame,
  kindsOf,
  luckShareOf,
  mostWinsOf,
  totalsOf,
} from './scores/statistics.ts'

/** Finished games, as on a paper pad. */
export function ScoresPage() {
  return (
    <PageTexts>
      <ScorePad />
    </PageTexts>
  )
}

function ScorePad() {
  const { frame } = useTexts().pages
  const { scores: texts } = usePageTexts()
  const { games, remove, refresh } = useGames()
  const [shown, setShown] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const finished = games.filter(isFinished)
  const played = GAME_IDS.filter((id) => finished.some(({ game }) => game === id))
  const rows = finished.filter(({ game }) => shown === '' || game === shown)
  return (
    <PageFrame title={frame.tab(texts.title)} page="scores">
      <div className={styles.head}>
        <h1 className={prose.pageTitle}>{texts.title}</h1>
        {played.length > 1 && (
          <label className={styles.filter}>
            {texts.gameFilter}
            <Select value={shown} onChange={(event) => setShown(event.target.value)}>
              <option value="">{texts.allGames}</option>
              {played.map((id) => (
                <GameOption key={id} gameId={id} />
              ))}
            </Select>
          </label>
        )}
      </div>
      <div className={styles.pad}>
        {finished.length === 0 ? (
          <div className={styles.empty}>
            <h2 className={prose.sectionTitle}>{texts.empty}</h2>
            <p className={prose.soft}>{texts.emptyLine}</p>
            <ButtonLink look="primary" href={homeAddress()}>
              {texts.play}
            </ButtonLink>
          </div>
        ) : (
          <>
            {played
              .filter((id) => shown === '' || id === shown)
              .map((id) => (
                <GameStatistics key={id} gameId={id} games={finished.filter(({ game }) => game === id)} />
              ))}
            <h2 ref={heading} tabIndex={-1} className={prose.sectionTitle}>
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

/** One finished game on the pad. */
export function ScoreRow({ game, remove }: { readonly game: FinishedGame; remove(): void }) {
  const { parts } = useTexts().pages
  const { scores: texts } = usePageTexts()
  const { language } = useSettings()
  const intro = useIntro(game.game)
  const [, navigate] = useLocation()
  const { result, seats } = game
  const isRace = findEntrance(game.game)?.goal === 'race'
  const date = dateText(language, game.changedAt)
  const what = parts.list([...seats.map(({ name }) => name), date])
  const notes = [
    ...(result.title === undefined ? [] : [intro?.titles[result.title] ?? result.title]),
    ...variantNames(game.variants, intro, parts),
  ]

  function again(): void {
    const facts = findFacts(game.game)
    const saved = loadGame(game.id)
    if (facts !== undefined && saved !== undefined) navigate(tableAddress(startAgain(facts, saved, 'same')))
  }

  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <time dateTime={new Date(game.changedAt).toISOString()}>{date}</time>
        <span className={prose.small}>{intro?.name}</span>
      </div>
      <ul className={styles.players}>
        {seats
          .map(({ name }, i) => ({ name, seat: i + 1, points: result.points[i] }))
          .map(({ name, seat, points }) => {
            const isWinner = seats.length > 1 && result.winners.includes(seat)
            return (
              <li key={seat} className={isWinner ? `${styles.player} ${styles.winner}` : styles.player}>
                {!isRace && <span className={styles.points}>{points}</span>} <span className={styles.name}>{name}</span>
                {isWinner && (
                  <svg className={styles.mark} viewBox="0 0 16 16" role="img" aria-label={texts.winner}>
                    <path
                      d="M4 15V2m0 .5h9l-2.4 3L13 8.500H4"
                      fill="var(--lamp)"
                      stroke="currentColor"
                      strokeWidth="1.5"
                    />
                  </svg>
                )}
                {isRace && <span className={prose.small}>{intro?.reached(points)}</span>}
              </li>
            )
          })}
        <li className={styles.notes}>{parts.list(notes)}</li>
      </ul>
      <div className={styles.buttons}>
        <ButtonLink look="quiet" href={replayAddress(game.id)} aria-label={texts.replayWhat(what)}>
          {texts.replay}
        </ButtonLink>
        <Button look="quiet" aria-label={texts.sameSeedWhat(what)} onClick={again}>
          {texts.sameSeed}
        </Button>
        <RemoveButton what={what} remove={remove} />
      </div>
    </li>
  )
}

interface Props {
  readonly gameId: string
  /** Those of this game. */
  readonly games: readonly FinishedGame[]
  /** Whose luck is counted in games of several people; left out, that of all. */
  readonly player?: string | undefined
}

/** What people reached in one game, a row for each way to play it: their totals, or their victories in a race. */
export function GameStatistics({ gameId, games, player }: Props) {
  const { scores: texts } = usePageTexts()
  const intro = useIntro(gameId)
  const isRace = findEntrance(gameId)?.goal === 'race'
  const kinds = kindsOf(games)
  if (kinds.length === 0) return null
  const name = intro?.name ?? ''
  const title = `statistics-${gameId}`
  const Figures = isRace ? Victories : Points
  return (
    <section className={styles.statistics} aria-labelledby={title}>
      <h2 id={title} className={prose.sectionTitle}>
        {isRace ? texts.wins(name) : texts.best(name)}
      </h2>
      <div className={styles.scroll}>
        <table className={`${figures.figures} ${styles.kinds}`}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{isRace ? texts.mostWins : texts.bestTotal}</th>
              {!isRace && (
                <th scope="col" className={figures.number}>
                  {texts.average}
                </th>
              )}
              <th scope="col" className={figures.number}>
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={JSON.stringify([kind.isAlone, kind.variants])}>
                <Kind kind={kind} intro={intro} />
                <Figures kind={kind} intro={intro} />
                <td className={figures.number}>{kind.games.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LuckShares kinds={kinds} player={player} />
    </section>
  )
}

/** The share of luck alone, which is measured in points, and together, in chances to win. */
function LuckShares({ kinds, player }: { readonly kinds: readonly KindOfGame[]; readonly player: string | undefined }) {
  const { scores: texts } = usePageTexts()
  return [true, false].map((isAlone) => {
    const games = kinds.filter((kind) => kind.isAlone === isAlone).flatMap((kind) => kind.games)
    const luck = luckShareOf({ games }, player)
    if (luck === undefined) return null
    const percent = Math.round(luck.share * 100)
    return (
      <p key={String(isAlone)} className={prose.small}>
        {texts.luckShare(isAlone ? texts.alone : texts.together, percent, luck.games)}
      </p>
    )
  })
}

interface CellProps {
  readonly kind: KindOfGame
  readonly intro: GameIntro | undefined
}

function Kind({ kind: { isAlone, variants }, intro }: CellProps) {
  const { parts } = useTexts().pages
  const { scores: texts } = usePageTexts()
  const hasVariants = intro !== undefined && Object.keys(intro.variants).length > 0
  const names = variantNames(variants, intro, parts)
  return (
    <th scope="row" className={styles.kind}>
      {isAlone ? texts.alone : texts.together}
      {hasVariants && <span className={prose.small}>{names.length === 0 ? parts.noVariants : parts.list(names)}</span>}
    </th>
  )
}

function Points({ kind, intro }: CellProps) {
  const { best, bestBy, average } = totalsOf(kind)
  return (
    <>
      <td>
        <span className={styles.total}>{best}</span>
        <span className={styles.by}>{kind.isAlone ? (intro?.titles[bestBy] ?? bestBy) : bestBy}</span>
      </td>
      <td className={figures.number}>{average}</td>
    </>
  )
}

function Victories({ kind }: CellProps) {
  const { list } = useTexts().pages.parts
  const { wins, by } = mostWinsOf(kind)
  return (
    <td>
      <span className={styles.total}>{wins}</span>
      <span className={styles.by}>{list(by)}</span>
    </td>
  )
}
