import { useLayoutEffect, useRef, useState } from 'react'
import unseen from '#ui/unseen.module.css'
import { useTexts } from '../../text/TextsContext.tsx'
import { CloseButton } from '../Controls.tsx'
import style from './HintNotice.module.css'
import { BulbIcon, type HintNow } from './use-hint.tsx'

export interface HintNoticeProps {
  readonly now: HintNow
  onClose(): void
}

/** The hint in the place of the sentence of the strip: what to do next, and why. */
export function HintNotice({ now, onClose }: HintNoticeProps) {
  const { table } = useTexts()
  return (
    <section aria-label={table.hint} data-whole-row="">
      {now.state === 'given' ? <Given now={now} onClose={onClose} /> : <Asked onClose={onClose} />}
    </section>
  )
}

function Asked({ onClose }: Pick<HintNoticeProps, 'onClose'>) {
  const { table: words } = useTexts()
  return (
    <div className={style.hint}>
      <BulbIcon />
      <div className={style.words}>
        <p className={style.reason}>{words.hintComes}</p>
        <div className={style.progress} />
      </div>
      <button type="button" className={style.word} onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  )
}

interface GivenProps extends HintNoticeProps {
  readonly now: Extract<HintNow, { readonly state: 'given' }>
}

function Given({ now: { advice, step }, onClose }: GivenProps) {
  const [isOpen, setOpen] = useState(false)
  const { texts } = advice
  const { steps, stepReasons, estimate, others } = advice.words
  const reason = stepReasons[step] ?? advice.words.reason
  const hasMore = steps.length > 1 || others.length > 0
  const notice = useBriefOverMarks()
  return (
    <div className={style.hint} ref={notice}>
      <BulbIcon />
      <div className={style.words}>
        <p className={style.instruction}>{steps[step]}</p>
        <p className={style.why}>
          {reason !== '' && <span className={style.reason}>{reason}</span>}
          {estimate !== '' && <span className={style.estimate}>{estimate}</span>}
        </p>
      </div>
      {(hasMore || reason !== '') && (
        <button
          type="button"
          className={style.word}
          data-more={hasMore}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {steps.length > 1 && (
            <span className={style.count}>
              <span aria-hidden="true">
                {step + 1}/{steps.length}
              </span>
              <span className={unseen.unseen}>{texts.step(step + 1, steps.length)}</span>
            </span>
          )}
          <span>{isOpen ? texts.less : texts.more}</span>
        </button>
      )}
      <CloseButton onClose={onClose} />
      {isOpen && (
        <div className={style.more}>
          {reason !== '' && <p className={`${style.reason} ${style.whole}`}>{reason}</p>}
          {steps.length > 1 && (
            <section>
              <h2>{texts.turn}</h2>
              <ol>
                {steps.map((text, i) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the turn
                    key={i}
                    data-when={i < step ? 'done' : i === step ? 'next' : 'later'}
                    {...(i === step && { 'aria-current': 'step' })}
                  >
                    {text}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {others.length > 0 && (
            <section>
              <h2>{texts.others}</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.plan}>
                    {other.instruction} <span className={style.estimate}>{other.estimate}</span>
                    {other.reason !== '' && <small>{other.reason}</small>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </div>
  )
}

/** The notice grows over the table: where it would lie over what it points at, its reason is left for “More”. */
function useBriefOverMarks() {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = notice
    current?.removeAttribute('data-brief')
    const box = current?.getBoundingClientRect()
    const isOver = [...document.querySelectorAll('main [data-hint]')].some((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect()
      return box && right > left && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    current?.toggleAttribute('data-brief', isOver)
  })
  return notice
}
