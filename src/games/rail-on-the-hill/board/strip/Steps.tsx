import { LINES } from '../../cards/cards.ts'
import { canLay } from '../offer.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { Tick } from '../pieces/Tick.tsx'
import type { RailBoardProps, Turn } from '../use-turn.ts'
import style from './Strip.module.css'

export interface StepsProps {
  readonly board: RailBoardProps
  readonly turn: Turn
  onPanel(panel: string): void
}

/** The four steps of a turn: what is done, what is left, and a way to each. */
export function Steps({ board, turn, onPanel }: StepsProps) {
  const { steps } = board.texts.strip
  const { me, offer } = turn
  if (me === undefined) return null
  const { acquired } = me
  const location = () => {
    if (offer.collect) turn.collect()
    else onPanel(acquired === 'c' ? 'lines' : 'market')
  }
  return (
    <ol className={style.steps} aria-label={steps.label}>
      <Step
        letter="A"
        name={steps.acquire}
        done={acquired !== null && steps.done(steps.acquire)}
        onGo={() => onPanel('market')}
      />
      <Step
        letter="B"
        name={steps.place}
        done={me.placed && steps.done(steps.place)}
        onGo={() => turn.card(me.hand[0])}
      />
      <Step letter="C" name={steps.lay} done={me.laid && steps.done(steps.lay)} onGo={() => onPanel('lines')} />
      {acquired !== null && (
        <Step
          letter="D"
          name={steps.locations[acquired]}
          done={me.located && steps.done(steps.locations[acquired])}
          onGo={location}
        />
      )}
    </ol>
  )
}

interface StepProps {
  readonly letter: string
  readonly name: string
  /** What is said of the step when it is done. */
  readonly done: string | false
  onGo(): void
}

function Step({ letter, name, done, onGo }: StepProps) {
  return (
    <li>
      <button
        type="button"
        className={style.step}
        data-step={letter}
        aria-label={done === false ? name : done}
        disabled={done !== false}
        onClick={onGo}
      >
        <span className={style.letter} aria-hidden="true">
          {done === false ? letter : <Tick />}
        </span>
        <span className={style.stepName}>{name}</span>
      </button>
    </li>
  )
}

/** The four lines, to lay a track with; only while one can be laid. */
export function LineButtons({ board, turn }: Pick<StepsProps, 'board' | 'turn'>) {
  const { offer, selection } = turn
  const { layLine } = board.texts.strip
  const isLaying = selection.kind === 'nothing' || selection.kind === 'line'
  if (!isLaying || !canLay(offer)) return null
  return (
    <span className={style.lines}>
      {LINES.map((line) => (
        <button
          key={line}
          type="button"
          className={style.line}
          aria-label={layLine(line)}
          aria-pressed={selection.kind === 'line' && selection.line === line}
          aria-disabled={offer.lays[line].length === 0}
          title={layLine(line)}
          onClick={() => turn.line(line)}
        >
          <LineBadge line={line} size={24} />
        </button>
      ))}
    </span>
  )
}
