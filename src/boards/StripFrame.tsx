import type { ReactNode } from 'react'
import style from './StripFrame.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

interface StripFrameProps {
  /** What one has, at a glance, before the words. */
  readonly badge: ReactNode
  /** What the shell has to say now, in the place of the sentence. */
  readonly notice: ReactNode
  readonly sentence: ReactNode
  /** Everything that can be done now, as `StripButton`s. */
  readonly buttons: ReactNode
  /** The shell's own buttons. */
  readonly controls: ReactNode
  readonly mayAct: boolean
  /** Where the focus goes when a button that had it is gone. */
  lead(buttons: HTMLElement): void
}

/** The row at the bottom of a table: what to do now, and the buttons that do it. */
export function StripFrame({ badge, notice, sentence, buttons, controls, mayAct, lead }: StripFrameProps) {
  const kept = useKeptFocus(mayAct, lead)
  return (
    <div className={style.strip}>
      {badge && <div className={style.badge}>{badge}</div>}
      <div className={style.middle}>{notice || sentence}</div>
      <div className={style.buttons} {...kept}>
        {buttons}
      </div>
      <div className={style.controls}>{controls}</div>
    </div>
  )
}

interface StripButtonProps {
  readonly look?: 'primary' | 'other'
  onPress(): void
  readonly children: ReactNode
}

/** A button that says what happens. */
export function StripButton({ look = 'other', onPress, children }: StripButtonProps) {
  return (
    <button type="button" className={style[look]} onClick={onPress}>
      {children}
    </button>
  )
}

interface StripSentenceProps {
  /** What others did; left out when there is nothing to tell. */
  readonly news: string | undefined
  readonly now: string
  /** Whether what is due now matters more than what others did. */
  readonly isDue: boolean
}

/** What is due now, and what others did before. */
export function StripSentence({ news, now, isDue }: StripSentenceProps) {
  return (
    <div className={style.sentence}>
      {news !== undefined && (
        <p className={style.news} data-main={!isDue}>
          {news}
        </p>
      )}
      <p className={style.now} data-main={isDue}>
        {now}
      </p>
    </div>
  )
}
