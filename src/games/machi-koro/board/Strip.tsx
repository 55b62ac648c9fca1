import { CancelButton, StripButton } from '#boards/Strip.tsx'
import { cardOf, cardTaking, type ItemId } from '../cards/cards.ts'
import { availabilityOf, isWithinReach, sayAvailability } from './panels/SupplyCard.tsx'
import type { MachiBoardProps, Turn } from './use-turn.ts'

interface ButtonsProps {
  readonly board: MachiBoardProps
  readonly turn: Turn
}

/** Everything that can be done now, each with a button that says what happens. */
export function Buttons({ board, turn }: ButtonsProps) {
  if (!board.mayAct) return null
  switch (board.view.phase) {
    case 'roll':
      return <RollButtons board={board} turn={turn} />
    case 'reroll':
      return <RerollButtons board={board} turn={turn} />
    case 'tv':
      return <TvButtons board={board} turn={turn} />
    case 'swap':
      return <SwapButtons board={board} turn={turn} />
    default:
      return <BuildButtons board={board} turn={turn} />
  }
}

function RollButtons({ board: { texts }, turn }: ButtonsProps) {
  return turn.offer.rolls.map((dice) => (
    <StripButton key={dice} look="primary" mark={`dice ${dice}`} onPress={() => turn.take({ kind: 'roll', dice })}>
      {texts.strip.roll(dice)}
    </StripButton>
  ))
}

function RerollButtons({ board: { texts, view }, turn }: ButtonsProps) {
  const rolled = view.dice.reduce((one, other) => one + other, 0)
  return (
    <>
      {turn.offer.rerolls.map((dice) => (
        <StripButton key={dice} mark={`dice ${dice}`} onPress={() => turn.take({ kind: 'reroll', dice })}>
          {texts.strip.reroll(dice)}
        </StripButton>
      ))}
      <StripButton look="primary" mark="stand" onPress={() => turn.take({ kind: 'stand' })}>
        {texts.strip.stand(rolled)}
      </StripButton>
    </>
  )
}

function TvButtons({ board: { texts, insight, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  return turn.offer.tv.map((seat) => (
    <StripButton key={seat} look="primary" mark={`coins ${seat}`} onPress={() => turn.take({ kind: 'tv', seat })}>
      {strip.take(seats[seat - 1].name, words.coins(insight.takenFrom(seat)))}
    </StripButton>
  ))
}

function SwapButtons({ board: { texts, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  const { given, taken } = turn
  return (
    <>
      <StripButton mark="noswap" onPress={() => turn.take({ kind: 'noswap' })}>
        {strip.noSwap}
      </StripButton>
      {given !== null && taken !== null && (
        <StripButton look="primary" mark="swap" onPress={turn.swap}>
          {strip.swap(words.items[given], words.items[taken.card], seats[taken.seat - 1].name)}
        </StripButton>
      )}
    </>
  )
}

/** What is chosen can be built, where the rules allow it, or put back. */
function BuildButtons({ board: { texts, cards }, turn }: ButtonsProps) {
  const { strip, words } = texts
  const { chosen, offer } = turn
  if (chosen === null)
    return (
      <StripButton mark="pass" onPress={() => turn.take({ kind: 'pass' })}>
        {strip.pass}
      </StripButton>
    )
  return (
    <>
      <CancelButton onPress={turn.cancel} />
      {offer.builds.has(chosen) && (
        <StripButton look="primary" mark="build" onPress={() => turn.choose(chosen)}>
          {strip.build(words.items[chosen], words.coins(cardOf(chosen, cards).cost))}
        </StripButton>
      )}
    </>
  )
}

/** What is due now, in one sentence. */
export function whatNow(board: MachiBoardProps, turn: Turn): string {
  const { view, insight, eyes, mayAct, isOver, seats, standing, cards, texts } = board
  const { strip, words } = texts
  if (isOver) return strip.won(seats[standing.winners[0] - 1].name, cards.landmarks.length)
  // While the player's own dice roll there is nothing to say.
  if (!mayAct && eyes === view.turn) return ''
  if (!mayAct || eyes === 'spectator') return strip.waitFor(seats[view.turn - 1].name)
  if (turn.chosen !== null && !turn.offer.builds.has(turn.chosen)) return whyNotNow(board, turn.chosen)
  switch (view.phase) {
    case 'roll':
      return strip.rollNow(turn.offer.rolls.length)
    case 'reroll':
      return strip.rerollNow(view.dice.reduce((one, other) => one + other, 0))
    case 'tv': {
      const { id, income } = cardTaking('coins-of-one', cards)
      return strip.takeNow(words.items[id], words.coins(income))
    }
    case 'swap':
      return swapNow(board, turn)
    default:
      if (turn.offer.builds.size === 0) return strip.nothingToBuild
      return strip.buildNow(words.coins(view.players[eyes - 1].coins), insight.takesAnotherTurn)
  }
}

function swapNow({ cards, texts: { strip, words } }: MachiBoardProps, { given, taken }: Turn): string {
  if (given === null) return strip.swapNow(words.items[cardTaking('card', cards).id])
  return taken === null ? strip.swapFor(words.items[given]) : strip.swapReady
}

/** A player looks at what cannot be built now. */
function whyNotNow({ view, insight, cards, texts }: MachiBoardProps, chosen: ItemId): string {
  const { strip, words, supply } = texts
  const card = cardOf(chosen, cards)
  const availability = availabilityOf(card, {
    coins: view.players[view.turn - 1].coins,
    buildable: NOTHING,
    obstacle: insight.obstacle,
  })
  if (isWithinReach(availability)) return strip.buildLater(words.items[chosen])
  return strip.notBuilt(words.items[chosen], sayAvailability(availability, supply))
}

const NOTHING: ReadonlySet<ItemId> = new Set()
