import { CancelButton, StripButton } from '#boards/Strip.tsx'
import { cardOf } from '../../cards/cards.ts'
import type { MachiBoardProps, Turn } from '../use-turn.ts'

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
