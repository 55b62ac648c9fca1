import type { ReactNode } from 'react'
import style from './Controls.module.css'

interface Props {
  /** What it does: spoken, and shown to whoever points at it. */
  readonly label: string
  readonly isDisabled?: boolean
  readonly isRedo?: boolean
  onPress(): void
  readonly children: ReactNode
}

/** One of the shell's buttons in the strip, which is a picture. */
export function ControlButton({ label, isDisabled = false, isRedo = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={isRedo ? `${style.button} ${style.redo}` : style.button}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

export function UndoArrow({ isForward = false }: { readonly isForward?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={isForward ? { transform: 'scaleX(-1)' } : undefined}>
      <path
        d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 6 6v2"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
