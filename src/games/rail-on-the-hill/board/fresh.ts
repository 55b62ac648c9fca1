import type { Moment } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { readMove } from '../rules/notation.ts'
import type { RailView } from '../rules/view.ts'
import type { TownProps } from './town/town-props.ts'

/** What the last action changed in the town that is shown, so that it can be seen as it happens. */
export function freshFrom(last: Moment<RailView> | undefined, shown: Seat): TownProps['fresh'] {
  if (last === undefined || last.seat !== shown) return undefined
  const move = readMove(last.action)
  switch (move.kind) {
    case 'place':
      return { kind: 'card', square: move.square }
    case 'upgrade':
    case 'develop':
    case 'keep':
      return move.square === undefined ? undefined : { kind: 'token', square: move.square }
    case 'lay':
      return { kind: 'track', line: move.line, spot: move.spot }
    default:
      return undefined
  }
}
