import controls from '../../pages/parts/controls.module.css'
import styles from './forms.module.css'

interface Props {
  readonly button: string
  readonly isBusy: boolean
  readonly problem: string
  /** What became of it, where it was done. */
  readonly done?: string
}

/** The end of a form: what went wrong or was done, and the button. */
export function FormFoot({ button, isBusy, problem, done = '' }: Props) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.done} role="status">
        {problem === '' ? done : ''}
      </p>
      <button type="submit" className={`${controls.primary} ${styles.send}`} aria-disabled={isBusy}>
        {button}
      </button>
    </>
  )
}
