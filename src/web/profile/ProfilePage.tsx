import { useCallback, useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { Language, Loaders } from '#boards/board.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { Card } from '#ui/Card.tsx'
import { lazyExtra, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import unseen from '#ui/unseen.module.css'
import type { Me } from '#wire/people.ts'
import type { GameProfile, Profile, ProfileReaders, RatedResult } from '#wire/profiles.ts'
import { withMinus } from '../daily/daily-parts.tsx'
import { useIntro } from '../game-texts.ts'
import { useMe } from '../online/account/use-me.ts'
import { api, ServerProblem, Unreachable } from '../online/api.ts'
import { OnlineFrame } from '../online/lobby/OnlineFrame.tsx'
import { problemWords } from '../online/lobby/table-texts.ts'
import { useTask } from '../online/lobby/use-task.ts'
import { useOnlineTexts } from '../online/texts.tsx'
import { PageTexts } from '../pages/PageFrame.tsx'
import { Choice } from '../pages/parts/Choice.tsx'
import { dateText } from '../pages/parts/dates.ts'
import figures from '../pages/parts/figures.module.css'
import { useGames } from '../pages/parts/games.tsx'
import { GameStatistics } from '../pages/ScoresPage.tsx'
import { isFinished } from '../pages/scores/statistics.ts'
import { accountAddress, lobbyAddress, onlineTableAddress, playerAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import type { ProfileTexts } from '../text/en/account.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './ProfilePage.module.css'

/** Not in `TextsContext.tsx`, which the first visit of a table loads. */
const TEXTS: Loaders<{ readonly profile: ProfileTexts }> = {
  en: () => import('../text/en/account.ts'),
  hu: () => import('../text/hu/account.ts'),
  ja: () => import('../text/ja/account.ts'),
}

const loadProfileTexts = async (language: Language) => (await TEXTS[language]()).profile

const PersonOfProfile = lazyExtra(async () => (await import('../online/social/People.tsx')).PersonOfProfile)

/** How many of the latest results are shown as form. */
const FORM = 10

/** The profile of the player whom the address names, or one's own. */
export function ProfilePage() {
  const { language } = useSettings()
  const texts = useLoaded(language, loadProfileTexts)
  const wanted = new URLSearchParams(useSearch()).get('name') ?? undefined
  const { me } = useMe()
  const name = wanted ?? (me?.kind === 'account' ? me.name : undefined)
  const isKnown = wanted !== undefined || me !== undefined
  return (
    <OnlineFrame titleOf={() => name ?? texts?.title ?? ''}>
      {texts && isKnown && (
        <PageTexts>
          {name === undefined ? <NoProfile texts={texts} /> : <ProfileOf {...{ texts, name, me }} />}
        </PageTexts>
      )}
    </OnlineFrame>
  )
}

interface Texts {
  readonly texts: ProfileTexts
}

/** What a guest or a visitor sees instead of an own profile. */
function NoProfile({ texts }: Texts) {
  return (
    <>
      <p>
        {texts.guest} <Link href={accountAddress()}>{texts.account}</Link>
      </p>
      <LocalGames texts={texts} />
    </>
  )
}

interface ProfileProps extends Texts {
  readonly name: string
  readonly me: Me | null | undefined
}

function ProfileOf({ texts, name, me }: ProfileProps) {
  const { problems } = useOnlineTexts()
  const { profile, problem, look } = useProfile(name)
  if (problem instanceof ServerProblem && problem.body.code === 'not-found') return <p>{texts.missing}</p>
  if (problem !== undefined) return <p role="alert">{problemWords(problem, problems)}</p>
  if (profile === undefined) return null
  const { games, opponents, isYou, visibleTo } = profile
  const isPlayed = ({ rating, unrated, daily }: GameProfile) => rating !== null || unrated.games > 0 || daily !== null
  const isEmpty = games.every(({ rating }) => rating === null)
  return (
    <>
      {!isYou && me && <PersonOfProfile name={profile.name} />}
      {visibleTo !== null && <Visibility texts={texts} visibleTo={visibleTo} changed={look} />}
      {isEmpty && (
        <p>
          {texts.noGames} {isYou && texts.howTo} {isYou && <Link href={lobbyAddress()}>{texts.lobby}</Link>}
        </p>
      )}
      <ul className={styles.games}>
        {games.map((game) => (isYou || isPlayed(game)) && <GameCard key={game.game} texts={texts} profile={game} />)}
      </ul>
      {opponents.length > 0 && <Opponents texts={texts} opponents={opponents} />}
      {isYou && <LocalGames texts={texts} player={profile.name} />}
    </>
  )
}

function useProfile(name: string) {
  const [profile, setProfile] = useState<Profile>()
  const [problem, setProblem] = useState<ServerProblem | Unreachable>()
  const look = useCallback(async () => {
    try {
      setProfile(await api.profile(name))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof ServerProblem || error instanceof Unreachable)) throw error
      setProblem(error)
    }
  }, [name])
  useEffect(() => void look(), [look])
  return { profile, problem, look }
}

const READERS: readonly ProfileReaders[] = ['nobody', 'accounts', 'everybody']

interface VisibilityProps extends Texts {
  readonly visibleTo: ProfileReaders
  changed(): Promise<void>
}

/** The owner's choice of who may see the profile; saved at once, and shown while the server is asked. */
function Visibility({ texts, visibleTo, changed }: VisibilityProps) {
  const { run, problem } = useTask()
  const [wanted, setWanted] = useState<ProfileReaders>()
  const choose = async (value: ProfileReaders) => {
    setWanted(value)
    await run(async () => {
      await api.showProfile(value)
      await changed()
    })
    setWanted(undefined)
  }
  return (
    <Card className={styles.visibility} aria-labelledby="visible">
      <h2 id="visible" className={styles.visibleTitle}>
        {texts.visible}
      </h2>
      <Choice
        label={texts.visible}
        value={wanted ?? visibleTo}
        choices={READERS.map((value) => ({ value, text: texts.readers[value] }))}
        choose={choose}
      />
      <p className={prose.small}>{texts.visibleLine}</p>
      <p role="alert">{problem}</p>
    </Card>
  )
}

/** Rating, form, bests and latest results in one game. */
function GameCard({ texts, profile }: Texts & { readonly profile: GameProfile }) {
  const { game, rating, results, unrated, daily } = profile
  const intro = useIntro(game)
  const isRace = findEntrance(game)?.goal === 'race'
  return (
    <Card as="li" className={styles.game}>
      <h2 className={prose.sectionTitle}>{intro?.name}</h2>
      {rating === null ? (
        <p className={prose.soft}>{texts.unrated}</p>
      ) : (
        <>
          <p className={styles.rating}>
            <b>
              <span className={unseen.unseen}>{texts.ratingLabel}: </span>
              {texts.rating(rating.value, rating.uncertainty)}
            </b>
            {rating.isProvisional && <span className={styles.mark}>{texts.provisional}</span>}
          </p>
          <p>
            {texts.games(rating.games, rating.wins)}
            {!isRace && rating.best !== null && ` · ${withMinus(texts.best(rating.best))}`}
          </p>
          <Form texts={texts} results={results} />
        </>
      )}
      {unrated.games > 0 && <p>{texts.unratedGames(unrated.games, unrated.wins)}</p>}
      {daily && (
        <div>
          <span className={styles.label}>{texts.daily}</span>
          {/* Titles are of games alone, which have no winner. */}
          <p>
            {texts.days(daily.days, daily.titles.length > 0 ? undefined : daily.wins)} ·{' '}
            {withMinus(texts.best(daily.best))}
          </p>
          <p className={styles.titles}>
            {daily.titles.map(({ title, count }) => (
              <span key={title} className={styles.mark}>
                {texts.reached(intro?.titles[title] ?? title, count)}
              </span>
            ))}
          </p>
        </div>
      )}
      {results.length > 0 && (
        <details className={styles.details}>
          <summary>{texts.results}</summary>
          <ol className={styles.results}>
            {results.map((result) => (
              <ResultRow key={result.at} {...{ texts, result, isRace }} name={intro?.name ?? ''} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  )
}

/** The places in the latest games, the last one first. */
function Form({ texts, results }: Texts & { readonly results: readonly RatedResult[] }) {
  return (
    <div className={styles.form}>
      <span className={styles.label}>{texts.form}</span>
      <ol>
        {results.slice(0, FORM).map(({ at, place, players, hasLeft }) => {
          const spoken = hasLeft ? `${texts.place(place, players)}, ${texts.left}` : texts.place(place, players)
          return (
            <li key={at} data-won={place === 1 || undefined} data-left={hasLeft || undefined} title={spoken}>
              <span aria-hidden="true">{place}</span>
              <span className={unseen.unseen}>{spoken}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface ResultProps extends Texts {
  readonly result: RatedResult
  readonly isRace: boolean
  /** Of the game. */
  readonly name: string
}

function ResultRow({ texts, result, isRace, name }: ResultProps) {
  const { language } = useSettings()
  const { list } = useTexts().pages.parts
  const { at, place, players, points, hasLeft, change, rating, others, table } = result
  const date = dateText(language, at)
  const facts = [
    texts.place(place, players),
    ...(hasLeft ? [texts.left] : isRace ? [] : [withMinus(texts.points(points))]),
    ...(others.length > 0 ? [texts.against(list(others))] : []),
  ]
  const signed = change > 0 ? `+${change}` : withMinus(change)
  return (
    <li>
      <span className={styles.what}>
        {table === null ? (
          date
        ) : (
          <Link href={onlineTableAddress(table)} aria-label={texts.lookWhat(name, date)}>
            {date}
          </Link>
        )}
        <span className={prose.small}>{facts.join(' · ')}</span>
      </span>
      <span className={styles.change} data-sign={Math.sign(change)}>
        <b>{rating}</b>
        <span>
          <span className={unseen.unseen}>{texts.change(signed)}</span>
          <span aria-hidden="true">{signed}</span>
        </span>
      </span>
    </li>
  )
}

function Opponents({ texts, opponents }: Texts & Pick<Profile, 'opponents'>) {
  const { columns } = texts
  return (
    <section aria-labelledby="opponents" className={styles.section}>
      <h2 id="opponents" className={prose.sectionTitle}>
        {texts.opponents}
      </h2>
      <table className={`${figures.figures} ${styles.opponents}`}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={figures.number}>
              {columns.games}
            </th>
            <th scope="col" className={figures.number}>
              {columns.ahead}
            </th>
            <th scope="col" className={figures.number}>
              {columns.behind}
            </th>
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ name, games, ahead, behind }) => (
            <tr key={name}>
              <th scope="row">
                <Link href={playerAddress(name)}>{name}</Link>
              </th>
              <td className={figures.number}>{games}</td>
              <td className={figures.number}>{ahead}</td>
              <td className={figures.number}>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The statistics of the games that are saved in this browser. */
function LocalGames({ texts, player }: Texts & { readonly player?: string }) {
  const finished = useGames().games.filter(isFinished)
  const played = GAME_IDS.filter((id) => finished.some(({ game }) => game === id))
  const isUnanalysed = finished.every(({ balance }) => balance === undefined)
  return (
    <section aria-labelledby="local" className={styles.section}>
      <h2 id="local" className={prose.sectionTitle}>
        {texts.local}
      </h2>
      <p className={prose.soft}>{played.length === 0 ? texts.noLocal : texts.localLine}</p>
      {played.map((id) => (
        <GameStatistics key={id} gameId={id} games={finished.filter(({ game }) => game === id)} player={player} />
      ))}
      {played.length > 0 && isUnanalysed && <p className={prose.soft}>{texts.luckLine}</p>}
    </section>
  )
}
