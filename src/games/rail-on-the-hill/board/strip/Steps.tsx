import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { LINES } from '../../cards/cards.ts'
import type { Step } from '../../text/en/board.ts'
import type { Mark } from '../marks/marks.ts'
import { Tick } from '../pieces/PlanPicture.tsx'
import { LineBadge } from '../pieces/TokenPicture.tsx'
import { canLay, type RailBoardProps, type Turn } from '../use-turn.ts'
import style from './Strip.module.css'

export interface StepsProps {
  readonly board: RailBoardProps
  readonly turn: Turn
  /** Opens the market, where the first step is taken. */
  onMarket(): void
}

/** The steps of a turn: what is done, what is left, and a way to each. */
export function Steps({ board, turn, onMarket }: StepsProps) {
  const { steps } = board.texts.strip
  const { me } = turn
  if (me === undefined) return null
  const { acquired } = me
  return (
    <ol className={style.steps} aria-label={steps.label}>
      <StepButton step={steps.acquire} isDone={acquired !== null} done={steps.done} onGo={onMarket} />
      <StepButton step={steps.place} isDone={me.placed} done={steps.done} onGo={() => turn.card(me.hand[0])} />
      <StepButton step={steps.lay} isDone={me.laid} done={steps.done} onGo={turn.lay} />
      {acquired !== null && (
        <StepButton
          step={steps.locations[acquired]}
          isDone={me.located}
          done={steps.done}
          mark={acquired === 'a' ? 'collect' : undefined}
          onGo={turn.gain}
        />
      )}
    </ol>
  )
}

interface StepButtonProps {
  readonly step: Step
  readonly isDone: boolean
  done(step: string): string
  /** Where the step is an action by itself. */
  readonly mark?: Mark | undefined
  onGo(): void
}

/** A step that is done needs no words any more: a tick is enough. */
function StepButton({ step: { name, short }, isDone, done, mark, onGo }: StepButtonProps) {
  const isMarked = useMarks<Mark>()
  return (
    <li>
      {isDone ? (
        <span className={style.done} role="img" aria-label={done(name)} title={done(name)}>
          <Tick />
        </span>
      ) : (
        <Touchable
          look="plain"
          className={style.small}
          aria-label={name}
          data-hint={mark && isMarked(mark)}
          onClick={onGo}
        >
          <span className={style.full}>{name}</span>
          <span className={style.short}>{short}</span>
        </Touchable>
      )}
    </li>
  )
}

/** The four lines, to lay a track with; only while one can be laid. */
export function LineButtons({ board, turn }: Pick<StepsProps, 'board' | 'turn'>) {
  const mark = useMarks<Mark>()
  const { offer, selection } = turn
  const { layLine } = board.texts.strip
  const isLaying = selection.kind === 'nothing' || selection.kind === 'line'
  if (!isLaying || !canLay(offer)) return null
  return (
    <span className={`${parts.line} ${style.lines}`}>
      {LINES.map((line) => (
        <Touchable
          key={line}
          look="plain"
          className={style.line}
          aria-label={layLine(line)}
          aria-pressed={selection.kind === 'line' && selection.line === line}
          isPossible={offer.lays[line].length > 0}
          title={layLine(line)}
          data-hint={mark(`line ${line}`)}
          onClick={() => turn.line(line)}
        >
          <LineBadge line={line} size={24} />
        </Touchable>
      ))}
    </span>
  )
}
