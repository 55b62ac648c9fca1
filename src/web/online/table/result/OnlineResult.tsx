import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import { countsUntil } from '#games/daily.ts'
import type { You } from '#wire/moves.ts'
import type { Profile, RatedResult } from '#wire/profiles.ts'
import type { TableFacts } from '#wire/tables.ts'
import { loadGame, type SeatPlan, saveGame } from '../../../games/saved-game.ts'
import { summaryOf } from '../../../games/summary.ts'
import { CheckMark } from '../../../pages/parts/buttons.tsx'
import {
  analysisAddress,
  dailyAddress,
  lobbyAddress,
  onlineTableAddress,
  playerAddress,
  replayAddress,
} from '../../../routes.ts'
import { useStore } from '../../../store.ts'
import type { GameTable } from '../../../table/game-table.ts'
import style from '../../../table/ResultDialog.module.css'
import { ResultFrame } from '../../../table/ResultFrame.tsx'
import { useTexts } from '../../../text/TextsContext.tsx'
import { api, serverKey } from '../../api.ts'
import { readNote } from '../../chance-notes.ts'
import { problemWords } from '../../lobby/table-texts.ts'
import { endingOf, useOnlineTexts, useTableWords } from '../../texts.tsx'
import { type ChanceCheck, checkChance } from './check-chance.ts'

interface Props {
  readonly table: GameTable
  readonly face: GameFace
  readonly texts: unknown
  readonly facts: TableFacts
  readonly you: You
  /** Shows the check of the game's randomness. */
  onChance(): void
  onClose(): void
}

/** The end of a game of an online table. */
export function OnlineResult({ table, face, texts, facts, you, onChance, onClose }: Props) {
  const words = useTexts().table
  const tableWords = useTableWords()
  const { result, menu, fair } = tableWords
  const { isOver } = useStore(table.now)
  const { problems, account } = useOnlineTexts()
  const [, go] = useLocation()
  const [said, setSaid] = useState('')
  const { isKept, verdict, problem } = useKeptRecord(table, face, facts, you)
  const rematch = async () => {
    try {
      go(onlineTableAddress((await api.rematch(facts.id)).id))
    } catch (error) {
      setSaid(problemWords(error, problems))
    }
  }
  return (
    <ResultFrame
      {...{ table, face, texts, setSaid, onClose }}
      ending={isOver ? undefined : endingOf(facts, tableWords)}
      note={facts.isRated && you.seat !== null && <RatingChange facts={facts} seat={you.seat} />}
      said={said || problem}
      ways={(picture) => (
        <>
          {facts.daily ? (
            <Link className={style.first} href={dailyAddress(facts.daily.date)}>
              {menu.daily}
            </Link>
          ) : you.seat !== null ? (
            <button type="button" className={style.first} onClick={rematch}>
              {facts.next === null ? result.rematch : result.toRematch}
            </button>
          ) : (
            facts.next !== null && (
              <Link className={style.first} href={onlineTableAddress(facts.next)}>
                {result.toRematch}
              </Link>
            )
          )}
          {verdict !== undefined && (
            <button type="button" data-verdict={verdict} onClick={onChance}>
              {verdict !== 'unknown' && <CheckMark holds={verdict === 'holds'} />} {fair.buttons[verdict]}
            </button>
          )}
          {picture}
          {isKept && (
            <>
              <Link href={analysisAddress(facts.id)}>{words.analyse}</Link>
              <Link href={replayAddress(facts.id)}>{words.replay}</Link>
            </>
          )}
          {facts.isRated && you.seat !== null && <Link href={playerAddress()}>{account.profile}</Link>}
          <Link href={lobbyAddress()}>{menu.lobby}</Link>
        </>
      )}
    />
  )
}

/** How a rated game has changed the rating of this player: "1562 ± 441 (before: 1500 ± 500)". */
function RatingChange({ facts, seat }: { readonly facts: TableFacts; readonly seat: number }) {
  const { result } = useTableWords()
  const { id, game, seats } = facts
  const { name } = seats[seat - 1]
  const [rated, setRated] = useState<RatedResult>()
  useEffect(() => {
    // Without an answer the profile still shows it.
    const show = ({ games }: Profile) =>
      setRated(games.find((one) => one.game === game)?.results.find(({ table }) => table === id))
    api.profile(name).then(show, () => undefined)
  }, [id, game, name])
  if (rated === undefined) return null
  const { rating, uncertainty, change, uncertaintyChange } = rated
  const before = `${rating - change} ± ${uncertainty - uncertaintyChange}`
  return <p className={style.note}>{result.rating(before, `${rating} ± ${uncertainty}`)}</p>
}

/** Fetches the record, checks its randomness and keeps it in this browser. */
function useKeptRecord(table: GameTable, face: GameFace, facts: TableFacts, { seat }: You) {
  const { result } = useTableWords()
  const { problems } = useOnlineTexts()
  const [isKept, setKept] = useState(false)
  const [verdict, setVerdict] = useState<ChanceCheck['verdict']>()
  const [failure, setFailure] = useState<unknown>()
  const [hasNoRoom, setNoRoom] = useState(false)
  const { isOver } = table.now.get()
  useEffect(() => {
    // The record of a daily deal is available when all tries of its day are over.
    if (facts.daily && Date.now() < countsUntil(facts.daily.date)) return
    Promise.all([api.record(facts.id), serverKey()]).then(async ([record, key]) => {
      setVerdict(checkChance(record, readNote(facts.id), seat, table.game, key, facts.winners).verdict)
      // What the rules have not ended would be kept as a game to continue.
      if (!isOver) return
      const isThere = await keepRecord(record, table, face, facts)
      setKept(isThere)
      setNoRoom(!isThere)
    }, setFailure)
  }, [facts, seat, table, face, isOver])
  const problem = failure !== undefined ? problemWords(failure, problems) : hasNoRoom ? result.notKept : ''
  return { isKept, verdict, problem }
}

/** Keeps a finished game among this browser's, where replay, analysis and the score pad find it; whether it is there. */
async function keepRecord(
  record: GameRecord,
  { game, seats: sitting }: GameTable,
  face: GameFace,
  facts: TableFacts,
): Promise<boolean> {
  const { id } = facts
  if (loadGame(id) !== undefined) return true
  const verified = verify(game, record)
  if (!verified.ok) return false
  const seats = facts.seats.map(({ kind, bot }, i): SeatPlan => {
    const { name, character } = sitting[i]
    if (kind !== 'bot') return { kind: 'person', name }
    return { kind, name, bot: bot ?? name, ...(character !== undefined && { character }) }
  })
  const about = { id, seats, startedAt: facts.startedAt ?? facts.createdAt, changedAt: facts.endedAt ?? Date.now() }
  return saveGame({ ...about, record }, summaryOf(about, verified.value, face))
}
