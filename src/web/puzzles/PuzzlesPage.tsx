import { useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { Language } from '#boards/board.ts'
import { type Puzzle, puzzleRating } from '#bots/puzzle.ts'
import { rulesVersionOf } from '#engine/record.ts'
import { GAME_IDS } from '#games/index.ts'
import { PUZZLES } from '#games/puzzles.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { preload, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { preloadGames, useIntro } from '../game-texts.ts'
import { useBoard } from '../games/use-board.ts'
import { NotFoundPage, PageFrame } from '../pages/PageFrame.tsx'
import { CheckMark } from '../pages/parts/buttons.tsx'
import { GamePicture } from '../pages/parts/games.tsx'
import { useSettings } from '../settings/settings.ts'
import { Loading } from '../table/Loading.tsx'
import type { PuzzleTexts } from '../text/en/pages.ts'
import { loadExpertTexts } from '../text/estimate-words.ts'
import { loadLearnTexts, loadPuzzleTexts, useTexts } from '../text/TextsContext.tsx'
import styles from './PuzzlesPage.module.css'
import { PuzzleTable } from './PuzzleTable.tsx'
import type { PuzzleWords } from './solution.ts'
import { nextPuzzle, ownLoss, ownPuzzles, puzzlesAddress, removeOwnPuzzle, type Solver, solverOf } from './solver.ts'

/** All games with puzzles, the puzzles of one game, or the table of the puzzle that the address names. */
export function PuzzlesPage() {
  const words = usePuzzleWords()
  const address = new URLSearchParams(useSearch())
  const gameId = address.get('of') ?? ''
  const name = address.get('puzzle')
  if (gameId !== '' && PUZZLES[gameId] === undefined) return <NotFoundPage />
  if (words === undefined) return <Loading />
  if (gameId === '') return <Overview words={words.puzzle} />
  return <PuzzlesOf key={gameId} gameId={gameId} name={name} words={words} />
}

PuzzlesPage.preload = async (language: Language): Promise<void> => {
  const texts = [loadPuzzleTexts, loadExpertTexts, loadLearnTexts].map((load) =>
    preload<unknown, Language>(load, language),
  )
  await Promise.all([...texts, preloadGames(language, ['loadIntro', 'loadCover'])])
}

function usePuzzleWords(): PuzzleWords | undefined {
  const { language } = useSettings()
  const puzzle = useLoaded(language, loadPuzzleTexts)
  const expert = useLoaded(language, loadExpertTexts)
  const learn = useLoaded(language, loadLearnTexts)
  return useMemo(() => {
    if (puzzle === undefined || expert === undefined || learn === undefined) return undefined
    return { puzzle, expert, rivals: learn.rivals }
  }, [puzzle, expert, learn])
}

/** The same for every language. */
function usePuzzles(gameId: string): readonly Puzzle[] | undefined {
  const { language } = useSettings()
  return useLoaded(language, PUZZLES[gameId])
}

function Overview({ words }: { readonly words: PuzzleTexts }) {
  const { frame } = useTexts().pages
  const games = GAME_IDS.filter((id) => PUZZLES[id] !== undefined)
  return (
    <PageFrame title={frame.tab(words.title)} page="games">
      <h1 className={prose.pageTitle}>{words.title}</h1>
      <p className={prose.lead}>{words.line}</p>
      <ul className={styles.games}>
        {games.map((id) => (
          <GameCard key={id} gameId={id} words={words} />
        ))}
      </ul>
      <p className={prose.small}>{words.ratingLine}</p>
    </PageFrame>
  )
}

function GameCard({ gameId, words }: { readonly gameId: string; readonly words: PuzzleTexts }) {
  const name = useIntro(gameId)?.name
  const puzzles = usePuzzles(gameId)
  return (
    <li className={styles.game}>
      <GamePicture gameId={gameId} />
      {name !== undefined && puzzles !== undefined && (
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <Standing {...{ gameId, puzzles, words, name }} />
          <div className={styles.ways}>
            <ButtonLink href={puzzlesAddress(gameId)} aria-label={words.allWhat(name)}>
              {words.all}
            </ButtonLink>
          </div>
        </div>
      )}
    </li>
  )
}

interface StandingProps {
  readonly gameId: string
  readonly puzzles: readonly Puzzle[]
  readonly words: PuzzleTexts
  /** Of the game. */
  readonly name: string
}

/** How far the solver is, and the way to the next puzzle. */
function Standing({ gameId, puzzles, words, name }: StandingProps) {
  const solver = solverOf(gameId)
  const solved = puzzles.filter(({ id }) => solver.tried[id]).length
  const next = nextPuzzle(puzzles, solver)
  return (
    <>
      <p className={styles.facts}>
        <span>{words.progress(solved, puzzles.length)}</span>
        <span>{words.rating(String(Math.round(solver.rating)))}</span>
      </p>
      <progress className={styles.progress} value={solved} max={puzzles.length} aria-hidden="true" />
      {next === undefined ? (
        <p className={prose.small}>{words.allTried}</p>
      ) : (
        <div className={styles.ways}>
          <ButtonLink look="primary" href={puzzlesAddress(gameId, next.id)} aria-label={words.nextWhat(name)}>
            {words.next}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

interface PuzzlesOfProps {
  readonly gameId: string
  /** The puzzle that the address names. */
  readonly name: string | null
  readonly words: PuzzleWords
}

function PuzzlesOf({ gameId, name, words }: PuzzlesOfProps) {
  const puzzles = usePuzzles(gameId)
  const own = useMemo(() => ownPuzzles(gameId), [gameId])
  if (puzzles === undefined) return <Loading />
  const puzzle = [...puzzles, ...own].find(({ id }) => id === name)
  if (puzzle === undefined) return <PuzzleList gameId={gameId} puzzles={puzzles} words={words} />
  const number = puzzles.indexOf(puzzle) + 1
  const title = number > 0 ? words.puzzle.name(number) : words.puzzle.own
  return <OpenPuzzle key={puzzle.id} {...{ gameId, puzzle, puzzles, title, words }} />
}

interface OpenPuzzleProps {
  readonly gameId: string
  readonly puzzle: Puzzle
  readonly puzzles: readonly Puzzle[]
  readonly title: string
  readonly words: PuzzleWords
}

/** Loads the board and the rules that a puzzle needs. */
function OpenPuzzle({ gameId, puzzle, puzzles, title, words }: OpenPuzzleProps) {
  const board = useBoard(gameId, rulesVersionOf(puzzle))
  if (board === undefined) return <Loading />
  const next = nextPuzzle(puzzles, solverOf(gameId), puzzle.id)
  return <PuzzleTable {...board} {...{ words, puzzle, title, next }} />
}

interface PuzzleListProps {
  readonly gameId: string
  readonly puzzles: readonly Puzzle[]
  readonly words: PuzzleWords
}

function PuzzleList({ gameId, puzzles, words: { puzzle: words, expert } }: PuzzleListProps) {
  const { frame } = useTexts().pages
  const { language } = useSettings()
  const name = useIntro(gameId)?.name ?? ''
  const solver = solverOf(gameId)
  const [own, setOwn] = useState(() => ownPuzzles(gameId))
  const ownName = (puzzle: Puzzle) => words.ownName(ownLoss(puzzle, expert.estimate, language))
  return (
    <PageFrame title={frame.tab(words.titleOf(name))} page="games" gameId={gameId}>
      <h1 className={prose.pageTitle}>{words.titleOf(name)}</h1>
      <p className={prose.lead}>{words.line}</p>
      <div className={styles.standing}>
        <Standing {...{ gameId, puzzles, words, name }} />
      </div>
      <ol className={styles.puzzles} aria-label={words.all}>
        {puzzles.map((puzzle, i) => (
          <PuzzleLink key={puzzle.id} {...{ gameId, puzzle, solver, words }} number={i + 1} />
        ))}
      </ol>
      <h2 className={prose.sectionTitle}>{words.own}</h2>
      <p className={prose.small}>{own.length === 0 ? words.ownNone : words.ownLine}</p>
      <ul className={styles.own}>
        {own.map((puzzle) => (
          <li key={puzzle.id}>
            <Link href={puzzlesAddress(gameId, puzzle.id)}>{ownName(puzzle)}</Link>
            <Button
              look="quiet"
              aria-label={`${words.remove}: ${ownName(puzzle)}`}
              onClick={() => {
                removeOwnPuzzle(puzzle.id)
                setOwn(ownPuzzles(gameId))
              }}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className={prose.small}>{words.ratingLine}</p>
    </PageFrame>
  )
}

interface PuzzleLinkProps {
  readonly gameId: string
  readonly puzzle: Puzzle
  readonly solver: Solver
  readonly words: PuzzleTexts
  readonly number: number
}

function PuzzleLink({ gameId, puzzle, solver: { tried }, words, number }: PuzzleLinkProps) {
  const isSolved = tried[puzzle.id]
  const state = isSolved === undefined ? 'open' : isSolved ? 'solved' : 'missed'
  const rating = String(puzzleRating(puzzle))
  return (
    <li>
      <Link
        className={styles.puzzle}
        href={puzzlesAddress(gameId, puzzle.id)}
        data-state={state}
        aria-label={`${words.name(number)}, ${words.difficulty(rating)}, ${words.state[state]}`}
      >
        <b>{number}</b>
        <small>{rating}</small>
        <span>{isSolved !== undefined && <CheckMark holds={isSolved} />}</span>
      </Link>
    </li>
  )
}
