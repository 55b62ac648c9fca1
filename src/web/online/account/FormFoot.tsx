import type { ReactNode } from 'react'
import controls from '../../pages/parts/controls.module.css'
import styles from './forms.module.css'

interface Props {
  readonly button: string
  readonly isBusy: boolean
  readonly problem: string
  /** What became of it, where it was done. */
  readonly done?: string | undefined
  /** What stands beside the button. */
  readonly beside?: ReactNode
}

/** The end of a form: what went wrong or was done, and the button. */
export function FormFoot({ button, isBusy, problem, done = '', beside }: Props) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.done} role="status">
        {problem === '' ? done : ''}
      </p>
      <div className={styles.foot}>
        <button type="submit" className={controls.primary} aria-disabled={isBusy}>
          {button}
        </button>
        {beside}
      </div>
    </>
  )
}
