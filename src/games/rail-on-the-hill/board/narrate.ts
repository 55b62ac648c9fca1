import type { Moment, SeatInfo } from '#boards/board.ts'
import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import type { CardSet, DevToken, LineName } from '../cards/cards.ts'
import type { Bonus } from '../rules/actions.ts'
import { readMove, squaresOfSpot } from '../rules/notation.ts'
import type { RailPlayerView, RailView } from '../rules/view.ts'
import type { LogTexts, RailTexts } from '../text/en/board.ts'
import type { WordTexts } from '../text/en/words.ts'
import { planText } from './plans-and-points.ts'

/** One moment as a sentence. What it cost or brought is the difference to the view after it. */
export function narrate(
  moment: Moment<RailView>,
  next: RailView,
  texts: LogTexts,
  words: WordTexts,
  cards: CardSet,
  seats: readonly SeatInfo[],
): string {
  const { seat, action, before } = moment
  const move = readMove(action)
  const { name } = seats[seat - 1]
  const was = before.players[seat - 1]
  const is = next.players[seat - 1]
  const gained = is.resources - was.resources
  const things = new Things(texts, words, cards)
  switch (move.kind) {
    case 'take': {
      const set = before.sets[move.set - 1]
      const towns = words.list((set?.towns ?? []).map((card) => things.town(card)))
      return texts.take(name, move.set, towns, things.token(set?.dev))
    }
    case 'place':
      return texts.place(name, things.town(move.card), move.square, move.turn)
    case 'upgrade': {
      const token = was.pending?.kind === 'upgrade' ? was.pending.token : undefined
      return texts.upgrade(name, things.token(token), move.square)
    }
    case 'plan': {
      const plan = things.plan(move.card)
      if (move.discarded === undefined) return texts.plan(name, plan, move.line)
      return texts.planInstead(name, plan, move.line, things.plan(move.discarded))
    }
    case 'acquire': {
      const { location } = move
      return texts.acquire(name, things.town(before.board[location] ?? 0), words.locations[location].name)
    }
    case 'lay':
      return texts.lay(name, move.line, spotText(move.spot), {
        cost: -gained,
        isDouble: is.kept.length < was.kept.length,
        earnsBonus: is.pending?.kind === 'bonus',
      })
    case 'collect':
      return texts.collect(name, gained)
    case 'develop':
    case 'keep': {
      const [plain, on] = move.kind === 'keep' ? [texts.keep, texts.keepOn] : [texts.develop, texts.developOn]
      const token = things.token(move.token)
      if (move.square !== undefined) return on(name, token, move.square)
      return is.kept.includes(move.token) ? plain(name, token) : texts.upgradeLost(name, token)
    }
    case 'bonus':
      return bonusText(move.bonus, name, gained, is, texts)
    case 'buy':
      return texts.buy(name, -gained, drawnCount(is))
    case 'scrap':
      return texts.scrap(name, move.line, spotText(move.spot), gained)
    case 'end':
      return texts.end(name)
  }
}

function bonusText(bonus: Bonus, name: string, gained: number, is: RailPlayerView, texts: LogTexts): string {
  if (bonus === 'resources') return texts.bonusResources(name, gained)
  if (bonus === 'track') return texts.bonusTrack(name)
  const drawn = drawnCount(is)
  return drawn === 0 ? texts.bonusPlansLost(name) : texts.bonusPlans(name, drawn)
}

/** How many cards a player is choosing among; a hidden choice is only counted. */
function drawnCount({ pending }: RailPlayerView): number {
  if (pending === null) return 0
  if ('hidden' in pending) return pending.hidden
  if (pending.kind === 'plans') return pending.cards.length
  return pending.kind === 'keep' ? pending.tokens.length : 0
}

/** `d4-e5` with the dash of a stretch from one place to another. */
function spotText(spot: string): string {
  return squaresOfSpot(spot).join('–')
}

/** Why an action is refused; lines are called by their names. */
export function explainRefusal(refusal: Refusal, { refusals, words }: RailTexts): string {
  return refusalSentence(refusal, refusals, (key, value) =>
    key === 'line' ? words.lines[value as LineName] : undefined,
  )
}

/** Cards and tokens by their numbers, in words. */
export class Things {
  readonly #texts: Pick<LogTexts, 'planName'>
  readonly #words: WordTexts
  readonly #cards: CardSet

  constructor(texts: Pick<LogTexts, 'planName'>, words: WordTexts, cards: CardSet) {
    this.#texts = texts
    this.#words = words
    this.#cards = cards
  }

  town(card: number): string {
    const found = this.#cards.townCards.find(({ id }) => id === card)
    return this.#words.townCard(card, found?.landmark ?? null)
  }

  plan(card: number): string {
    const found = this.#cards.planCards.find(({ id }) => id === card)
    return this.#texts.planName(card, found === undefined ? '' : planText(found, this.#words))
  }

  token(token: number | undefined): string {
    const found: DevToken | undefined = this.#cards.devTokens.find(({ id }) => id === token)
    return found === undefined ? '' : this.#words.token(found.kind, found.line)
  }
}
