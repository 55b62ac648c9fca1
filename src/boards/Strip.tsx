import { type FocusEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Touchable } from '#ui/Touchable.tsx'
import type { BoardProps } from './board.ts'
import { KitWords } from './kit-texts.ts'
import { useMarks } from './marks.tsx'
import style from './Strip.module.css'

interface StripProps {
  readonly board: Pick<BoardProps, 'eyes' | 'mayAct' | 'isOver' | 'log' | 'news' | 'notice' | 'instead' | 'controls'>
  /** What the player has, at a glance, before the text. */
  readonly badge?: ReactNode
  /** What is due now, in one sentence. */
  readonly now: string
  /** Everything that can be done now, as `StripButton`s. */
  readonly buttons: ReactNode
  /** Where the focus goes when a button that had it is gone; left out, to the first button. */
  lead?(buttons: HTMLElement): void
}

/** The row at the bottom of a table: what to do now, and the buttons that do it. */
export function Strip({ board, badge, now, buttons, lead = toFirstButton }: StripProps) {
  const { eyes, mayAct, isOver, log, news, controls } = board
  const kept = useKeptFocus(mayAct, lead)
  // What others did is shown until the player acts.
  const isNews = !isOver && (!mayAct || log.at(-1)?.seat !== eyes)
  return (
    <div className={style.strip}>
      {badge && <div className={style.badge}>{badge}</div>}
      <StripWords board={board}>
        <StripSentence news={isNews ? news : ''} now={now} isDue={mayAct || isOver} />
      </StripWords>
      <div className={style.buttons} {...kept}>
        {buttons}
      </div>
      <div className={style.controls}>{controls}</div>
    </div>
  )
}

interface StripWordsProps {
  readonly board: Pick<BoardProps, 'notice' | 'instead'>
  /** A `StripSentence`. */
  readonly children: ReactNode
}

/** The sentence of a strip, or what stands in its place, and the shell's notice: each has a place of its own. */
export function StripWords({ board: { notice, instead }, children }: StripWordsProps) {
  return (
    <div className={style.words}>
      {notice && <div className={style.notice}>{notice}</div>}
      {instead || children}
    </div>
  )
}

interface StripSentenceProps {
  /** What others did; empty when there is nothing to tell. */
  readonly news: ReactNode
  readonly now: string
  /** Whether what is due now matters more than what others did. */
  readonly isDue: boolean
}

/** What is due now, and what others did before. */
export function StripSentence({ news, now, isDue }: StripSentenceProps) {
  return (
    <div className={style.sentence}>
      {news !== '' && (
        <p className={style.news} data-main={!isDue}>
          {news}
        </p>
      )}
      {now !== '' && (
        <p className={style.now} data-main={isDue}>
          {now}
        </p>
      )}
    </div>
  )
}

interface StripButtonProps {
  readonly look?: 'primary' | 'plain'
  /** The button's name among the marks of hints. */
  readonly mark: string
  onPress(): void
  readonly children: ReactNode
}

/** A button that says what happens. */
export function StripButton({ look = 'plain', mark, onPress, children }: StripButtonProps) {
  const isMarked = useMarks()
  return (
    <Touchable look={look} className={style.button} data-hint={isMarked(mark)} onClick={onPress}>
      {children}
    </Touchable>
  )
}

/** Puts down what is picked up; its mark is `cancel`. */
export function CancelButton({ onPress }: Pick<StripButtonProps, 'onPress'>) {
  return (
    <StripButton mark="cancel" onPress={onPress}>
      {useContext(KitWords).cancel}
    </StripButton>
  )
}

function toFirstButton(buttons: HTMLElement): void {
  buttons.querySelector('button')?.focus()
}

/**
 * A button is removed when it has done its work, and the focus would be lost with it: the keyboard is led on to the next
 * thing to do instead. For the element that has the buttons; `lead` is given that element.
 */
function useKeptFocus(mayAct: boolean, lead: (buttons: HTMLElement) => void) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (hadFocus.current && isLost && mayAct && place.current !== null) lead(place.current)
  })
  return {
    ref: place,
    onFocus() {
      hadFocus.current = true
    },
    onBlur(event: FocusEvent) {
      // A button that is removed while focused blurs without a relatedTarget.
      if (event.relatedTarget !== null) hadFocus.current = false
    },
  }
}
