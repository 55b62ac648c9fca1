import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SeatFacts, TableFacts } from '#wire/tables.ts'
import { onlineTable as words } from '../../../text/en/online-table.ts'
import { onlinePlayers as players } from '../../../text/en/social.ts'
import { ANNA, answering, seat, show, waitingTable } from '../../lobby/testing/fake-server.tsx'
import { TableWords } from '../../texts.tsx'
import { PlayersQuestion } from './PlayersQuestion.tsx'

const BELA = seat({ kind: 'person', name: 'Béla' })
const CORA = seat({ kind: 'person', name: 'Cora' })
const DORA = seat({ kind: 'person', name: 'Dora' })
const HOUR = 3_600_000

/** What the player of a seat is asked; the players of the seats in `left` have just closed the table. */
function ask(own: number, people: readonly SeatFacts[], facts: Partial<TableFacts>, left: readonly number[] = []) {
  const { table, you } = waitingTable(people, { seat: own })
  const presences = people.map((_, i) => ({ isHere: !left.includes(i + 1), since: Date.now() }))
  show(
    <TableWords value={words}>
      <PlayersQuestion
        {...{ you, active: [1], proposing: undefined, stopProposing: () => undefined }}
        facts={{ ...table, status: 'playing', ...facts }}
        seats={people.map(({ name }) => ({ kind: 'person', name }))}
        presences={{ seats: presences, patience: HOUR, ahead: 0 }}
        absent={left.at(0)}
        run={async (answer) => typeof answer === 'function' && (await answer()) !== undefined}
      />
    </TableWords>,
  )
}

const REWIND = { seat: 1, to: 3, agreed: [1, 3] }
const AT_TABLE = [ANNA, BELA, CORA, { ...DORA, isAway: true }, seat({ kind: 'bot', name: 'easy', bot: 'easy' })]

test('a player who asked to undo sees whose answers are missing, and can only withdraw', () => {
  ask(1, AT_TABLE, { proposal: REWIND })
  expect(screen.getByRole('status').textContent).toBe(`${words.back.asked('Béla')}${words.back.withdraw}`)
})

test('a player who has not agreed to undo is asked, and one who has is not asked again', async () => {
  const asked = answering({ 'POST /tables/t1/rewind/answer': () => undefined })
  ask(3, AT_TABLE, { proposal: REWIND })
  expect(screen.queryByRole('status')).toBeNull()
  ask(2, AT_TABLE, { proposal: REWIND })
  screen.getByText(words.back.asks('Anna'))
  fireEvent.click(screen.getByRole('button', { name: words.back.agree }))
  await waitFor(() => expect(asked.map(({ body }) => body)).toMatchObject([{ to: 3, agree: true }]))
})

test('no bot can be proposed for a player who left a moment ago', async () => {
  ask(1, [ANNA, BELA], {}, [2])
  const question = await screen.findByRole('status')
  expect(question.textContent).toContain('Béla has been away since')
  expect(question.textContent).toContain('a bot can step in')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a vote about a bot waits for nobody who has left', async () => {
  const vote = { id: 1, kind: 'bot', seat: 1, absent: 2, agreed: [1] } as const
  ask(1, [ANNA, BELA, CORA, DORA], { vote: { ...vote, agreed: [1] } }, [2, 3])
  await screen.findByText(players.botAsked('Béla', 'Dora'))
})
