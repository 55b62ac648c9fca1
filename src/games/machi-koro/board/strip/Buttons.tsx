import { StripButton } from '../../../../boards/StripFrame.tsx'
import { cardOf } from '../../cards/cards.ts'
import { Hinted } from '../marks/Hinted.tsx'
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
    <StripButton key={dice} look="primary" onPress={() => turn.take(`roll ${dice}`)}>
      <Hinted mark={`dice ${dice}`}>{texts.strip.roll(dice)}</Hinted>
    </StripButton>
  ))
}

function RerollButtons({ board: { texts, view }, turn }: ButtonsProps) {
  const rolled = view.dice.reduce((one, other) => one + other, 0)
  return (
    <>
      {turn.offer.rerolls.map((dice) => (
        <StripButton key={dice} onPress={() => turn.take(`reroll ${dice}`)}>
          <Hinted mark={`dice ${dice}`}>{texts.strip.reroll(dice)}</Hinted>
        </StripButton>
      ))}
      <StripButton look="primary" onPress={() => turn.take('stand')}>
        <Hinted mark="stand">{texts.strip.stand(rolled)}</Hinted>
      </StripButton>
    </>
  )
}

function TvButtons({ board: { texts, insight, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  return turn.offer.tv.map((seat) => (
    <StripButton key={seat} look="primary" onPress={() => turn.take(`tv ${seat}`)}>
      <Hinted mark={`coins ${seat}`}>{strip.take(seats[seat - 1].name, words.coins(insight.takenFrom(seat)))}</Hinted>
    </StripButton>
  ))
}

function SwapButtons({ board: { texts, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  const { given, taken } = turn
  return (
    <>
      <StripButton onPress={() => turn.take('noswap')}>
        <Hinted mark="noswap">{strip.noSwap}</Hinted>
      </StripButton>
      {given !== null && taken !== null && (
        <StripButton look="primary" onPress={turn.swap}>
          <Hinted mark="swap">
            {strip.swap(words.items[given], words.items[taken.card], seats[taken.seat - 1].name)}
          </Hinted>
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
      <StripButton onPress={() => turn.take('pass')}>
        <Hinted mark="pass">{strip.pass}</Hinted>
      </StripButton>
    )
  return (
    <>
      <StripButton onPress={turn.cancel}>
        <Hinted mark="cancel">{strip.cancel}</Hinted>
      </StripButton>
      {offer.builds.has(chosen) && (
        <StripButton look="primary" onPress={() => turn.choose(chosen)}>
          <Hinted mark="build">{strip.build(words.items[chosen], words.coins(cardOf(chosen, cards).cost))}</Hinted>
        </StripButton>
      )}
    </>
  )
}
