import type { LocalGame, MoveContext } from 'boardgame.io/dist/cjs/client.js'
import { type Establishment, ITEMS, type ItemId, LANDMARKS, type LandmarkId } from '#games/machi-koro/cards/cards.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import type { Phase } from '#games/machi-koro/rules/state.ts'

/**
 * Machi Koro as users of boardgame.io write games: moves change plain objects in place, with its own dice and turns. It is
 * here for comparison; a test checks every move of it against our rules.
 */
export interface PlainGame {
  phase: Phase
  dice: number[]
  supply: Record<string, number>
  players: PlainPlayer[]
}

interface PlainPlayer {
  coins: number
  cards: Record<string, number>
  landmarks: LandmarkId[]
}

type Context = MoveContext<PlainGame>

const { establishments, landmarks } = machiKoro.cards
const COSTS = new Map<string, number>([...establishments, ...landmarks].map(({ id, cost }) => [id, cost]))
const SWAPPED = establishments.filter(({ colour }) => colour !== 'purple').map(({ id }) => id)

const sumOf = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
const count = (player: PlainPlayer, id: string) => player.cards[id] ?? 0
const roller = ({ G, ctx }: Context) => G.players[Number(ctx.currentPlayer)]

/** The other players, counter-clockwise from the right of the active player. */
function others({ G, ctx }: Context): PlainPlayer[] {
  const me = Number(ctx.currentPlayer)
  const places = G.players.map((_, i) => (me - i + ctx.numPlayers) % ctx.numPlayers).slice(1)
  return places.map((place) => G.players[place])
}

function incomeOf(player: PlainPlayer, { income, per, kind }: Establishment): number {
  const base = per === undefined ? income : income * sumOf(per.map((id) => count(player, id)))
  return base + (kind !== undefined && player.landmarks.includes('shopping-mall') ? 1 : 0)
}

function pay(from: PlainPlayer, to: PlainPlayer, owed: number): void {
  const coins = Math.min(owed, from.coins)
  from.coins -= coins
  to.coins += coins
}

function settle(context: Context): void {
  const { G } = context
  const me = roller(context)
  const working = establishments.filter(({ rolls }) => rolls.includes(sumOf(G.dice)))
  for (const owner of others(context)) {
    for (const card of working) {
      if (card.colour === 'red') pay(me, owner, count(owner, card.id) * incomeOf(owner, card))
    }
  }
  for (const card of working) {
    if (card.colour === 'blue')
      for (const owner of G.players) owner.coins += count(owner, card.id) * incomeOf(owner, card)
    if (card.colour === 'green') me.coins += count(me, card.id) * incomeOf(me, card)
    if (card.id === 'stadium' && count(me, card.id) > 0)
      for (const other of others(context)) pay(other, me, card.income)
  }
  const isSix = sumOf(G.dice) === 6
  G.phase = isSix && count(me, 'tv-station') > 0 ? 'tv' : isSix && count(me, 'business-center') > 0 ? 'swap' : 'build'
}

function endTurn({ G, events, ctx }: Context, isAgain: boolean): void {
  G.phase = 'roll'
  G.dice = []
  events.endTurn(isAgain ? { next: ctx.currentPlayer } : undefined)
}

function isLucky(context: Context): boolean {
  const [first, second] = context.G.dice
  return first === second && roller(context).landmarks.includes('amusement-park')
}

export const game: LocalGame<PlainGame> = {
  setup: ({ ctx }) => ({
    phase: 'roll',
    dice: [],
    supply: Object.fromEntries(establishments.map(({ id, copies }) => [id, copies])),
    players: Array.from({ length: ctx.numPlayers }, () => ({
      coins: 3,
      cards: { 'wheat-field': 1, bakery: 1 },
      landmarks: [],
    })),
  }),
  moves: {
    roll(context, dice: number) {
      context.G.dice = context.random.D6(dice)
      if (roller(context).landmarks.includes('radio-tower')) context.G.phase = 'reroll'
      else settle(context)
    },
    reroll(context, dice: number) {
      context.G.dice = context.random.D6(dice)
      settle(context)
    },
    stand: settle,
    tv(context, seat: number) {
      pay(context.G.players[seat - 1], roller(context), 5)
      context.G.phase = count(roller(context), 'business-center') > 0 ? 'swap' : 'build'
    },
    swap({ G, ctx }, given: string, seat: number, taken: string) {
      const [me, partner] = [G.players[Number(ctx.currentPlayer)], G.players[seat - 1]]
      me.cards[given] -= 1
      partner.cards[given] = count(partner, given) + 1
      partner.cards[taken] -= 1
      me.cards[taken] = count(me, taken) + 1
      G.phase = 'build'
    },
    noswap({ G }) {
      G.phase = 'build'
    },
    build(context, id: ItemId) {
      const me = roller(context)
      const isAgain = isLucky(context)
      me.coins -= COSTS.get(id) ?? 0
      const landmark = LANDMARKS.find((each) => each === id)
      if (landmark === undefined) {
        me.cards[id] = count(me, id) + 1
        context.G.supply[id] -= 1
      } else me.landmarks.push(landmark)
      if (me.landmarks.length === LANDMARKS.length) {
        context.G.phase = 'over'
        context.events.endGame({ winner: context.ctx.currentPlayer })
      } else endTurn(context, isAgain)
    },
    pass: (context) => endTurn(context, isLucky(context)),
  },
}

/** Every legal move of the active player, in our notation. */
export function movesOf(G: PlainGame, current: number): string[] {
  const me = G.players[current]
  const dice = me.landmarks.includes('train-station') ? [1, 2] : [1]
  const seats = G.players.map((_, i) => i + 1).filter((seat) => seat !== current + 1)
  const swappable = (player: PlainPlayer) => SWAPPED.filter((id) => count(player, id) > 0)
  switch (G.phase) {
    case 'roll':
      return dice.map((each) => `roll ${each}`)
    case 'reroll':
      return [...dice.map((each) => `reroll ${each}`), 'stand']
    case 'tv':
      return seats.map((seat) => `tv ${seat}`)
    case 'swap':
      return [
        'noswap',
        ...swappable(me).flatMap((given) =>
          seats.flatMap((seat) => swappable(G.players[seat - 1]).map((taken) => `swap ${given} ${seat} ${taken}`)),
        ),
      ]
    case 'build':
      return [...ITEMS.filter((id) => canBuild(G, me, id)).map((id) => `build ${id}`), 'pass']
    default:
      return []
  }
}

function canBuild(G: PlainGame, me: PlainPlayer, id: ItemId): boolean {
  if ((COSTS.get(id) ?? 0) > me.coins) return false
  const card = establishments.find((each) => each.id === id)
  if (card === undefined) return !me.landmarks.some((built) => built === id)
  return G.supply[id] > 0 && (card.colour !== 'purple' || count(me, id) === 0)
}
