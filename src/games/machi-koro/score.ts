import type { PointSource, Seat, Standing } from '../../engine/game.ts'
import { LANDMARKS, type LandmarkId } from './cards/cards.ts'
import { BUILT, COINS, type MachiState, playerAt } from './state.ts'

/** MK-W1: landmarks decide; coins only tell how close it was. */
export interface MachiScore {
  readonly landmarks: number
  readonly coins: number
}

/** A landmark counts one: whoever has all of them wins. */
export interface LandmarkSource extends PointSource {
  readonly from: LandmarkId
}

/** The winner when the game is over; before that, whoever has most landmarks, and of those the richest. */
export function standingOf(state: MachiState): Standing<MachiScore> {
  const scores = Array.from({ length: state.options.players }, (_, player) => scoreOf(state, player))
  const most = Math.max(...scores.map(({ landmarks }) => landmarks))
  const leading = scores.filter(({ landmarks }) => landmarks === most)
  const richest = Math.max(...leading.map(({ coins }) => coins))
  const isAhead = ({ landmarks, coins }: MachiScore) => landmarks === most && coins === richest
  return { winners: scores.flatMap((score, i): Seat[] => (isAhead(score) ? [i + 1] : [])), scores }
}

function scoreOf({ words }: MachiState, player: number): MachiScore {
  const me = playerAt(player)
  const landmarks = LANDMARKS.filter((_, i) => (words[me + BUILT] >> i) & 1).length
  return { landmarks, coins: words[me + COINS] }
}

export function landmarkSources({ words }: MachiState, player: number): LandmarkSource[] {
  const built = LANDMARKS.filter((_, i) => (words[playerAt(player) + BUILT] >> i) & 1)
  return built.map((from) => ({ from, points: 1 }))
}
