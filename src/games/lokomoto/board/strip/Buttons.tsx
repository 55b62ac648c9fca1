import { CancelButton, StripButton } from '#boards/Strip.tsx'
import { sectionName } from '../names.ts'
import type { LokoBoardProps, Turn } from '../use-turn.ts'
import { BuyButton } from './BuyButton.tsx'
import { isLastFree } from './what-now.ts'

interface ButtonsProps {
  readonly board: LokoBoardProps
  readonly turn: Turn
}

/** What can be done with what is chosen, each with a button that says what happens. */
export function Buttons({ board, turn }: ButtonsProps) {
  const isChosen = turn.picked.length + turn.paying.length > 0 || turn.train !== null
  if (!board.mayAct || !isChosen) return null
  return (
    <>
      <CancelButton onPress={turn.cancel} />
      {turn.picked.length > 0 ? <MarkButtons board={board} turn={turn} /> : <BuyButton board={board} turn={turn} />}
    </>
  )
}

function MarkButtons({ board, turn }: ButtonsProps) {
  const { view, cards, texts } = board
  const { strip, words } = texts
  const [first, second] = turn.picked
  const name = sectionName(first, cards, words)
  if (view.phase === 'block') {
    return (
      <StripButton look="primary" mark="block" onPress={() => turn.mark('block')}>
        {strip.block(name)}
      </StripButton>
    )
  }
  if (second !== undefined) {
    return (
      <StripButton look="primary" mark="reserve" onPress={() => turn.mark('reserve')}>
        {strip.reserveBoth}
      </StripButton>
    )
  }
  return (
    <>
      {isLastFree(board, first) && (
        <StripButton mark="reserve" onPress={() => turn.mark('reserve')}>
          {strip.reserveLast}
        </StripButton>
      )}
      <StripButton look="primary" mark="draw" onPress={() => turn.mark('draw')}>
        {strip.draw(name)}
      </StripButton>
    </>
  )
}
