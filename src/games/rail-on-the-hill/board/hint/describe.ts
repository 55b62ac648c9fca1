import type { HintFace } from '../../../../boards/board.ts'
import type { LineName } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../notation.ts'
import type { RailTypes } from '../../rail-types.ts'
import type { RailTexts } from '../../text/texts.ts'
import type { RailView } from '../../view.ts'
import type { Bonus, Location } from '../offer.ts'
import { Things } from '../things.ts'

/** An action as an instruction, with the names that cards and tokens have at the table. */
export const describe: HintFace<RailTypes, RailTexts>['describe'] = (action, view, texts, cards) => {
  const { instructions, words, log } = texts
  const [kind, first, second, third] = action.split(' ')
  const things = new Things(log, words, cards)
  switch (kind) {
    case 'take':
      return instructions.take(Number(first))
    case 'place':
      return instructions.place(things.town(Number(first)), second, Number(third.slice(1)))
    case 'upgrade': {
      const token = waitingUpgrade(view)
      return instructions.upgrade(token === undefined ? undefined : things.token(token), first)
    }
    case 'plan': {
      const plan = things.plan(Number(first))
      const line = second as LineName
      if (third === undefined) return instructions.plan(plan, line)
      return instructions.planInstead(plan, line, things.plan(-Number(third)))
    }
    case 'acquire': {
      const location = first as Location
      return instructions.acquire(things.town(view.board[location] ?? 0), location, words.locations[location].name)
    }
    case 'lay':
    case 'scrap':
      return instructions[kind](first as LineName, ...squaresOfSpot(second))
    case 'develop':
    case 'keep': {
      const token = things.token(Number(first))
      if (second === undefined) return instructions[kind](token)
      return kind === 'keep' ? instructions.keepOn(token, second) : instructions.developOn(token, second)
    }
    case 'bonus':
      return instructions.bonus[first as Bonus]
    case 'collect':
      return instructions.collect
    case 'buy':
      return instructions.buy
    default:
      return instructions.end
  }
}

/** The upgrade that came with the set of whoever acts now. */
function waitingUpgrade({ active, players }: RailView): number | undefined {
  const [pending] = active.flatMap((seat) => players[seat - 1].pending ?? [])
  return pending?.kind === 'upgrade' ? pending.token : undefined
}
