import type { ReactNode } from 'react'
import { cardOf } from '../../cards/cards.ts'
import type { MachiBoardProps, Turn } from '../use-turn.ts'
import style from './Strip.module.css'

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

interface ActionButtonProps {
  readonly look?: 'primary' | 'other'
  onPress(): void
  readonly children: ReactNode
}

function ActionButton({ look = 'other', onPress, children }: ActionButtonProps) {
  return (
    <button type="button" className={style[look]} onClick={onPress}>
      {children}
    </button>
  )
}

function RollButtons({ board: { texts }, turn }: ButtonsProps) {
  return turn.offer.rolls.map((dice) => (
    <ActionButton key={dice} look="primary" onPress={() => turn.take(`roll ${dice}`)}>
      {texts.strip.roll(dice)}
    </ActionButton>
  ))
}

function RerollButtons({ board: { texts, view }, turn }: ButtonsProps) {
  const rolled = view.dice.reduce((one, other) => one + other, 0)
  return (
    <>
      {turn.offer.rerolls.map((dice) => (
        <ActionButton key={dice} onPress={() => turn.take(`reroll ${dice}`)}>
          {texts.strip.reroll(dice)}
        </ActionButton>
      ))}
      <ActionButton look="primary" onPress={() => turn.take('stand')}>
        {texts.strip.stand(rolled)}
      </ActionButton>
    </>
  )
}

function TvButtons({ board: { texts, insight, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  return turn.offer.tv.map((seat) => (
    <ActionButton key={seat} look="primary" onPress={() => turn.take(`tv ${seat}`)}>
      {strip.take(seats[seat - 1].name, words.coins(insight.takenFrom(seat)))}
    </ActionButton>
  ))
}

function SwapButtons({ board: { texts, seats }, turn }: ButtonsProps) {
  const { strip, words } = texts
  const { given, taken } = turn
  return (
    <>
      <ActionButton onPress={() => turn.take('noswap')}>{strip.noSwap}</ActionButton>
      {given !== null && taken !== null && (
        <ActionButton look="primary" onPress={turn.swap}>
          {strip.swap(words.items[given], words.items[taken.card], seats[taken.seat - 1].name)}
        </ActionButton>
      )}
    </>
  )
}

/** What is chosen can be built, where the rules allow it, or put back. */
function BuildButtons({ board: { texts, cards }, turn }: ButtonsProps) {
  const { strip, words } = texts
  const { chosen, offer } = turn
  if (chosen === null) return <ActionButton onPress={() => turn.take('pass')}>{strip.pass}</ActionButton>
  return (
    <>
      <ActionButton onPress={turn.cancel}>{strip.cancel}</ActionButton>
      {offer.builds.has(chosen) && (
        <ActionButton look="primary" onPress={() => turn.choose(chosen)}>
          {strip.build(words.items[chosen], words.coins(cardOf(chosen, cards).cost))}
        </ActionButton>
      )}
    </>
  )
}
