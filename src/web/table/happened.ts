import { type Moment, viewAfter } from '../../boards/board.ts'

/** What somebody has heard of a game: all that happened, and the table at its end as anybody sees it. */
export interface Heard {
  readonly log: readonly Moment[]
  readonly end: unknown
}

/** What was taken back since then, the latest first, and what was done after that; each as `tell` says it. */
export function happened(
  before: Heard,
  now: Heard,
  tell: (moment: Moment, next: unknown) => string,
): { readonly undone: readonly string[]; readonly done: readonly string[] } {
  const firstOther = now.log.findIndex((moment, i) => !isSame(moment, before.log[i]))
  const same = firstOther === -1 ? now.log.length : firstOther
  const since = ({ log, end }: Heard) => log.slice(same).map((moment, i) => tell(moment, viewAfter(log, same + i, end)))
  return { undone: since(before).reverse(), done: since(now) }
}

/** The game may have been opened anew, with moments of its own. */
function isSame(one: Moment, other: Moment | undefined): boolean {
  return one.seat === other?.seat && one.action === other.action
}
