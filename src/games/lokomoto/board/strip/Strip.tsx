import { StripFrame, StripSentence } from '../../../../boards/StripFrame.tsx'
import hidden from '../../../../boards/unseen.module.css'
import { PenIcon } from '../pieces/strokes/PenIcon.tsx'
import type { LokoBoardProps, Turn } from '../use-turn.ts'
import { Buttons } from './Buttons.tsx'
import { whatIsWrong, whatNow } from './what-now.ts'

interface StripProps {
  readonly board: LokoBoardProps
  readonly turn: Turn
  /** Brings the keyboard to the map. */
  toMap(): void
}

/** One's pen, what to do now, and the buttons that do it. */
export function Strip({ board, turn, toMap }: StripProps) {
  const { eyes, mayAct, isOver, log, news, texts, controls, notice } = board
  // What others did is told until one has done something oneself.
  const isNews = news !== '' && !isOver && (!mayAct || log.at(-1)?.seat !== eyes)
  return (
    <>
      <StripFrame
        badge={
          eyes !== 'spectator' && (
            <span role="img" aria-label={texts.strip.pen}>
              <PenIcon seat={eyes} size={32} />
            </span>
          )
        }
        notice={notice}
        sentence={
          <StripSentence news={isNews ? news : undefined} now={whatNow(board, turn)} isDue={mayAct || isOver} />
        }
        buttons={<Buttons board={board} turn={turn} />}
        controls={controls}
        mayAct={mayAct}
        lead={toMap}
      />
      <output className={hidden.unseen}>{whatIsWrong(board, turn)}</output>
    </>
  )
}
