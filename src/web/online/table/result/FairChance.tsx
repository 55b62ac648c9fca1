import { useEffect, useMemo, useRef, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import type { ProvenRecord } from '#fair/fair.ts'
import type { You } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { download } from '../../../browser.ts'
import { CheckMark } from '../../../pages/parts/buttons.tsx'
import { useTexts } from '../../../text/TextsContext.tsx'
import { api, serverKey } from '../../api.ts'
import { readNote } from '../../chance-notes.ts'
import { problemWords } from '../../lobby/table-texts.ts'
import { useOnlineTexts, useTableWords } from '../../texts.tsx'
import { type ChanceCheck, checkChance } from './check-chance.ts'
import style from './FairChance.module.css'

interface Props {
  readonly facts: TableFacts
  readonly you: You
  readonly seats: readonly SeatInfo[]
  readonly game: Game
  onClose(): void
}

/** The sources of the game's randomness, and the check of it after the game. */
export function FairChance({ facts, you, seats, game, onClose }: Props) {
  const { table } = useTexts()
  const { fair } = useTableWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => void dialog.current?.showModal(), [])
  const { record, key, problem } = useRecord(facts)
  const checked = useMemo(
    () => record && checkChance(record, readNote(facts.id), you.seat, game, key, facts.winners),
    [record, key, facts.id, facts.winners, you.seat, game],
  )
  const words = facts.seats.flatMap((seat, i) =>
    seat.words === '' ? [] : [{ name: seats[i].name, words: seat.words }],
  )
  return (
    <dialog ref={dialog} className={style.dialog} aria-label={fair.title} onClose={onClose}>
      <h2>{fair.title}</h2>
      <p>{fair.line}</p>
      {checked !== undefined && <Verdict checked={checked} />}
      <details className={style.folded} open={checked === undefined}>
        <summary>{fair.commitment}</summary>
        <code>{readNote(facts.id)?.commitment ?? facts.commitment}</code>
      </details>
      <dl>
        <dt>{fair.words}</dt>
        {words.length === 0 && <dd>{fair.noWords}</dd>}
        {words.map((one) => (
          <dd key={one.name}>{fair.wordsOf(one.name, one.words)}</dd>
        ))}
        <dt>{fair.secret}</dt>
        <dd>{record === undefined ? fair.secretLater : <code>{(record as ProvenRecord).fair?.secret}</code>}</dd>
      </dl>
      {problem !== '' && <p role="alert">{problem}</p>}
      {record !== undefined && <ByHand record={record} facts={facts} />}
      <button type="button" className={style.close} onClick={() => dialog.current?.close()}>
        {table.close}
      </button>
    </dialog>
  )
}

/** The result of the check, step by step. */
function Verdict({ checked: { verdict, steps, reason } }: { readonly checked: ChanceCheck }) {
  const { fair } = useTableWords()
  return (
    <div className={style.verdict} data-verdict={verdict} role="status">
      <p>{fair[verdict]}</p>
      <ul>
        {steps.map(({ step, holds }) => (
          <li key={step}>
            <CheckMark holds={holds} label={holds ? fair.passed : fair.failed} /> {fair.checks[step]}
          </li>
        ))}
      </ul>
      {reason !== '' && <p lang="en">{reason}</p>}
    </div>
  )
}

interface Fetched {
  readonly record: GameRecord
  /** The public key of the server; undefined if it did not answer. */
  readonly key: string | undefined
}

/** The record of a finished game, which has the secret, and the key that it must be signed with. */
function useRecord({ id, status }: TableFacts): Partial<Fetched> & { readonly problem: string } {
  const { problems } = useOnlineTexts()
  const [fetched, setFetched] = useState<Fetched>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (status !== 'over') return
    Promise.all([api.record(id), serverKey()]).then(([record, key]) => setFetched({ record, key }), setFailure)
  }, [id, status])
  return { ...fetched, problem: failure === undefined ? '' : problemWords(failure, problems) }
}

/** How to check the game without this page. */
function ByHand({ record, facts }: { readonly record: GameRecord; readonly facts: TableFacts }) {
  const { table } = useTexts()
  const { fair } = useTableWords()
  const file = `${facts.game}-${facts.id}.json`
  const commitment = readNote(facts.id)?.commitment
  const save = () => download(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), file)
  return (
    <>
      <p>
        {fair.verify}{' '}
        <code>
          npx hilltop verify {file}
          {commitment !== undefined && ` --commitment ${commitment}`}
        </code>
      </p>
      <button type="button" className={style.save} onClick={save}>
        {table.downloadRecord}
      </button>
    </>
  )
}
