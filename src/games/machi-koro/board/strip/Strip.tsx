import type { RefObject } from 'react'
import { Coins } from '../pieces/Coins.tsx'
import type { MachiBoardProps, Turn } from '../use-turn.ts'
import { Buttons } from './Buttons.tsx'
import style from './Strip.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { whatNow } from './what-now.ts'

interface SentenceProps {
  readonly board: MachiBoardProps
  readonly turn: Turn
}

interface StripProps extends SentenceProps {
  /** The card of the supply that the Tab key reaches. */
  readonly supplyStop: RefObject<HTMLElement | null>
}

/** One's coins, what to do now, and the buttons that do it. */
export function Strip({ board, turn, supplyStop }: StripProps) {
  const { view, eyes, texts, controls, notice } = board
  const { strip, words } = texts
  const coins = eyes === 'spectator' ? undefined : view.players[eyes - 1].coins
  const kept = useKeptFocus(board, supplyStop)
  return (
    <div className={style.strip}>
      {coins !== undefined && (
        <div className={style.purse}>
          <Coins count={coins} label={strip.purse(words.coins(coins))} size={28} />
        </div>
      )}
      <div className={style.middle}>{notice || <Sentence board={board} turn={turn} />}</div>
      <div className={style.buttons} {...kept}>
        <Buttons board={board} turn={turn} />
      </div>
      <div className={style.controls}>{controls}</div>
    </div>
  )
}

/** What is due now; and what others did, until one has done something oneself. */
function Sentence({ board, turn }: SentenceProps) {
  const { mayAct, eyes, log, news, isOver } = board
  const isNews = news !== '' && !isOver && (!mayAct || log.at(-1)?.seat !== eyes)
  return (
    <div className={style.sentence}>
      {isNews && (
        <p className={style.news} data-main={!mayAct}>
          {news}
        </p>
      )}
      <p className={style.now} data-main={mayAct || isOver}>
        {whatNow(board, turn)}
      </p>
    </div>
  )
}
