import type { RefObject } from 'react'
import { StripFrame, StripSentence } from '../../../../boards/StripFrame.tsx'
import { Coins } from '../pieces/Coins.tsx'
import type { MachiBoardProps, Turn } from '../use-turn.ts'
import { Buttons } from './Buttons.tsx'
import { whatNow } from './what-now.ts'

interface StripProps {
  readonly board: MachiBoardProps
  readonly turn: Turn
  /** The card of the supply that the Tab key reaches. */
  readonly supplyStop: RefObject<HTMLElement | null>
}

/** One's coins, what to do now, and the buttons that do it. */
export function Strip({ board, turn, supplyStop }: StripProps) {
  const { view, eyes, mayAct, isOver, log, news, texts, controls, notice } = board
  const { strip, words } = texts
  const coins = eyes === 'spectator' ? undefined : view.players[eyes - 1].coins
  // What others did is told until one has done something oneself.
  const isNews = news !== '' && !isOver && (!mayAct || log.at(-1)?.seat !== eyes)
  return (
    <StripFrame
      badge={coins !== undefined && <Coins count={coins} label={strip.purse(words.coins(coins))} size={28} />}
      notice={notice}
      sentence={<StripSentence news={isNews ? news : undefined} now={whatNow(board, turn)} isDue={mayAct || isOver} />}
      buttons={<Buttons board={board} turn={turn} />}
      controls={controls}
      mayAct={mayAct}
      lead={(buttons) => {
        if (view.phase === 'build') supplyStop.current?.focus()
        else buttons.querySelector('button')?.focus()
      }}
    />
  )
}
