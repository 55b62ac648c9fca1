import type { ReactNode } from 'react'
import button from '../table/Controls.module.css'
import { useTexts } from '../text/TextsContext.tsx'
import style from './ReplayControls.module.css'
import type { Recording } from './recording.ts'
import { PlayIcon, StepIcon } from './StepIcon.tsx'
import { BACKWARD, FORWARD, type Step } from './steps.ts'
import { TimeLine } from './TimeLine.tsx'
import type { Player } from './use-player.ts'

export interface ReplayControlsProps {
  readonly player: Player
  readonly recording: Recording
  /** What stands at the end of the row. */
  readonly children: ReactNode
}

/** The way through a game: the line of time, and steps by action and by turn. */
export function ReplayControls({ player, recording, children }: ReplayControlsProps) {
  const { replay } = useTexts()
  const { at, isPlaying } = player
  const play = isPlaying ? replay.pause : replay.play
  const way = (step: Step, isOff: boolean) => <StepButton key={step} step={step} isOff={isOff} player={player} />
  return (
    <section className={style.controls} aria-label={replay.controls}>
      <TimeLine at={at} last={recording.last} borders={recording.borders} onGo={player.go} />
      <div className={style.buttons}>
        {BACKWARD.map((step) => way(step, at === 0))}
        <button
          type="button"
          className={`${button.button} ${style.play}`}
          aria-label={play}
          title={play}
          aria-keyshortcuts="Space"
          onClick={player.togglePlaying}
        >
          <PlayIcon isPlaying={isPlaying} />
        </button>
        {FORWARD.map((step) => way(step, at === recording.last))}
        {children}
      </div>
    </section>
  )
}

interface StepButtonProps {
  readonly step: Step
  readonly isOff: boolean
  readonly player: Player
}

/** Stays in reach of the keyboard where it leads nowhere, so that the focus is not lost at the last step. */
function StepButton({ step, isOff, player }: StepButtonProps) {
  const label = useTexts().replay.steps[step]
  return (
    <button
      type="button"
      className={`${button.button} ${style.step}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => player.step(step)}
    >
      <StepIcon step={step} />
    </button>
  )
}
