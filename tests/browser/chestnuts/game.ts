import { Rng } from '#engine/random.ts'
import { formatMove, readMove } from '../../../examples/chestnuts/moves.ts'
import { version2 } from '../../../examples/chestnuts/rules.ts'
import type { ChestnutsTypes } from '../../../examples/chestnuts/state.ts'
import { texts } from '../../../examples/chestnuts/texts.ts'
import { nameOfSeat } from '../support/seat-name.ts'
import type { TestedGame } from '../support/tested-game.ts'

/** People take any legal action, each with its own button. */
export const tested: TestedGame<ChestnutsTypes> = {
  rules: version2,
  lateRule: 'CH-W1',
  advisor(seed) {
    const rng = new Rng(`${seed}/advice`)
    return { choose: ({ game, state }, seat) => formatMove(game.sample(state, seat, rng)) }
  },
  mouse: (page) => ({
    page,
    async perform(action) {
      const move = readMove(action)
      const name = move.kind === 'call' ? texts.moves.call(await nameOfSeat(page, move.seat)) : texts.moves[move.kind]
      await page.getByRole('button', { name, exact: true }).click()
    },
  }),
  headline: ({ total }) => ({ points: total, title: undefined }),
}
