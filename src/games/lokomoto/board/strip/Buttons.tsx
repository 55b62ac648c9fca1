import { StripButton } from '../../../../boards/StripFrame.tsx'
import { Hinted } from '../marks/Hinted.tsx'
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
  const { mayAct, texts } = board
  const isChosen = turn.picked.length + turn.paying.length > 0 || turn.train !== null
  if (!mayAct || !isChosen) return null
  return (
    <>
      <StripButton onPress={turn.cancel}>
        <Hinted mark="cancel">{texts.strip.cancel}</Hinted>
      </StripButton>
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
      <StripButton look="primary" onPress={() => turn.mark('block')}>
        <Hinted mark="block">{strip.block(name)}</Hinted>
      </StripButton>
    )
  }
  if (second !== undefined) {
    return (
      <StripButton look="primary" onPress={() => turn.mark('reserve')}>
        <Hinted mark="reserve">{strip.reserveBoth}</Hinted>
      </StripButton>
    )
  }
  return (
    <>
      {isLastFree(board, first) && (
        <StripButton onPress={() => turn.mark('reserve')}>
          <Hinted mark="reserve">{strip.reserveLast}</Hinted>
        </StripButton>
      )}
      <StripButton look="primary" onPress={() => turn.mark('draw')}>
        <Hinted mark="draw">{strip.draw(name)}</Hinted>
      </StripButton>
    </>
  )
}
