import type { Moment } from '../../../boards/board.ts'
import type { Seat } from '../../../engine/game.ts'
import type { LineName } from '../cards/cards.ts'
import type { RailView } from '../view.ts'
import type { TownProps } from './town/town-props.ts'

/** What the last action changed in the town that is shown, so that it can be seen as it happens. */
export function freshFrom(last: Moment<RailView> | undefined, shown: Seat): TownProps['fresh'] {
  if (last === undefined || last.seat !== shown) return undefined
  const [kind, first, second] = last.action.split(' ')
  switch (kind) {
    case 'place':
      return { kind: 'card', square: second }
    case 'upgrade':
      return { kind: 'token', square: first }
    case 'develop':
    case 'keep':
      return second === undefined ? undefined : { kind: 'token', square: second }
    case 'lay':
      return { kind: 'track', line: first as LineName, spot: second }
    default:
      return undefined
  }
}
