import { useEffect, useMemo, useRef, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import { verify } from '#engine/record.ts'
import type { Result } from '#engine/result.ts'
import { rejected } from '#engine/result.ts'
import { checkProof, type ProvenRecord } from '#fair/fair.ts'
import type { TableFacts } from '#wire/tables.ts'
import { download } from '../../../copy-and-download.ts'
import { useTexts } from '../../../text/TextsContext.tsx'
import { api } from '../../api.ts'
import { useOnlineTexts } from '../../lobby/OnlineFrame.tsx'
import { problemWords } from '../../lobby/table-texts.ts'
import { useTableWords } from '../texts.ts'
import style from './FairChance.module.css'

interface Props {
  readonly facts: TableFacts
  readonly seats: readonly SeatInfo[]
  readonly game: Game
  onClose(): void
}

/** What the chance of this game is made of, and when it is over the proof that it was. */
export function FairChance({ facts, seats, game, onClose }: Props) {
  const { table } = useTexts()
  const { fair } = useTableWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const proof = useRecord(facts)
  const checked = useMemo(() => proof.record && check(proof.record, facts, game), [proof.record, facts, game])
  const words = facts.seats.flatMap((seat, i) =>
    seat.words === '' ? [] : [{ name: seats[i].name, words: seat.words }],
  )
  return (
    <dialog ref={dialog} className={style.dialog} aria-label={fair.title} onClose={onClose}>
      <h2>{fair.title}</h2>
      <p>{fair.line}</p>
      <dl>
        <dt>{fair.commitment}</dt>
        <dd>
          <code>{facts.commitment}</code>
        </dd>
        <dt>{fair.words}</dt>
        {words.length === 0 && <dd>{fair.noWords}</dd>}
        {words.map((one) => (
          <dd key={one.name}>{fair.wordsOf(one.name, one.words)}</dd>
        ))}
        <dt>{fair.secret}</dt>
        <dd>{checked?.ok ? <code>{checked.value.fair.secret}</code> : facts.status !== 'over' && fair.secretLater}</dd>
      </dl>
      {proof.problem !== '' && <p role="alert">{proof.problem}</p>}
      {proof.record !== undefined && checked !== undefined && <Verdict {...{ facts, checked }} record={proof.record} />}
      <button type="button" className={style.close} onClick={() => dialog.current?.close()}>
        {table.close}
      </button>
    </dialog>
  )
}

/** The record of a finished game, which has the secret. */
function useRecord({ id, status }: TableFacts): { readonly record: GameRecord | undefined; readonly problem: string } {
  const { problems } = useOnlineTexts()
  const [record, setRecord] = useState<GameRecord>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (status === 'over') api.record(id).then(setRecord, setFailure)
  }, [id, status])
  return { record, problem: failure === undefined ? '' : problemWords(failure, problems) }
}

interface VerdictProps {
  readonly facts: TableFacts
  readonly record: GameRecord
  readonly checked: Result<ProvenRecord>
}

/** What the check gave, and how to do it without this page. */
function Verdict({ facts, record, checked }: VerdictProps) {
  const { table } = useTexts()
  const { fair } = useTableWords()
  const file = `${facts.game}-${facts.id}.json`
  const save = () => download(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), file)
  return (
    <>
      <p className={style.verdict} data-holds={checked.ok} role="status">
        {checked.ok ? fair.holds : fair.fails(checked.error)}
      </p>
      <p>
        {fair.verify} <code>npx hilltop verify {file}</code>
      </p>
      <button type="button" className={style.save} onClick={save}>
        {table.downloadRecord}
      </button>
    </>
  )
}

/** The same that the command line does: the proof in the record, the promise of the table, and every draw. */
function check(record: GameRecord, { commitment }: TableFacts, game: Game): Result<ProvenRecord> {
  const proven = checkProof(record)
  if (!proven.ok) return proven
  if (proven.value.fair.commitment !== commitment) return rejected('the record has another fingerprint than the table')
  const replayed = verify(game, record)
  return replayed.ok ? proven : replayed
}
