import { expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { questionOf } from './ask.ts'
import { Budget } from './budget.ts'

it.each<Game>([railOnTheHill, machiKoro, lokomoto])(
  'reading the legal actions of $id leaves the chance of the bot as it was',
  (game) => {
    const state = game.setup({ players: 2, first: 1 }, 'legal')
    const [seat] = game.active(state)
    const rng = new Rng('bot')
    const question = questionOf(
      game,
      game.view(state, seat),
      seat,
      Budget.of({ nodes: 0 }, () => 0),
      rng,
    )
    const first = [...question.legal]
    expect([...question.legal]).toEqual(first)
    expect(first).toEqual([...game.legalActions(state, seat)])
    const untouched = new Rng('bot')
    expect([rng.below(1e6), rng.below(1e6)]).toEqual([untouched.below(1e6), untouched.below(1e6)])
  },
)
