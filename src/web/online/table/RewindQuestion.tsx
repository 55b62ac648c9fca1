import type { SeatInfo } from '#boards/board.ts'
import type { You } from '#wire/moves.ts'
import type { Proposal, TableFacts } from '#wire/tables.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { api } from '../api.ts'
import style from './RewindQuestion.module.css'
import { useTableWords } from './texts.ts'
import type { Run } from './use-table-notices.ts'

interface Props {
  readonly facts: TableFacts
  readonly proposal: Proposal
  readonly you: You
  readonly seats: readonly SeatInfo[]
  readonly run: Run
}

/** Somebody wants to go back: those who have not answered are asked, and whoever asks sees who that is. */
export function RewindQuestion({ facts, proposal, you, seats, run }: Props) {
  const { back } = useTableWords()
  const { list } = useTexts().pages.parts
  const { seat, to, agreed } = proposal
  if (you.seat === null || (agreed.includes(you.seat) && seat !== you.seat)) return null
  const answer = (agree: boolean) => run(() => api.answerRewind(facts.id, to, agree))
  const missing = facts.seats.flatMap(({ kind, isAway }, i) =>
    kind === 'person' && !isAway && !agreed.includes(i + 1) ? [seats[i].name] : [],
  )
  const isOwn = seat === you.seat
  return (
    <section className={style.question} role="status">
      <p>{isOwn ? back.asked(list(missing)) : back.asks(seats[seat - 1].name)}</p>
      {!isOwn && (
        <button type="button" className={style.agree} onClick={() => answer(true)}>
          {back.agree}
        </button>
      )}
      <button type="button" className={style.decline} onClick={() => answer(false)}>
        {isOwn ? back.withdraw : back.decline}
      </button>
    </section>
  )
}
