import { BACKWARD, type Step } from './steps.ts'

/** Drawn for the way back; the way ahead is its mirror image. */
const SHAPES: Readonly<Record<Step, string>> = {
  first: 'M6 6v12M17 6l-6 6 6 6',
  previousTurn: 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  previousAction: 'M15 6l-6 6 6 6',
  nextAction: 'M15 6l-6 6 6 6',
  nextTurn: 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  last: 'M6 6v12M17 6l-6 6 6 6',
}

export function StepIcon({ step }: { readonly step: Step }) {
  const isBack = BACKWARD.some((back) => back === step)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SHAPES[step]}
        transform={isBack ? undefined : 'matrix(-1 0 0 1 24 0)'}
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function PlayIcon({ isPlaying }: { readonly isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={isPlaying ? 'M8 6.5v11M16 6.5v11' : 'M8.5 6v12l9.5-6z'}
        fill="currentcolor"
        stroke="currentcolor"
        strokeWidth={isPlaying ? 3.4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
