import { type ReactNode, useId } from 'react'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../texts.tsx'
import styles from './form-parts.module.css'

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

const SHORTEST = 8

const LONGEST = 200

interface PasswordFieldProps {
  readonly label: string
  /** Whether the password is chosen here, or must be known already. */
  readonly isNew: boolean
  readonly value: string
  change(value: string): void
}

export function PasswordField({ label, isNew, value, change }: PasswordFieldProps) {
  const texts = useOnlineTexts().account
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.field}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={LONGEST}
        required
        value={value}
        onChange={(event) => change(event.target.value)}
        {...(isNew && { minLength: SHORTEST, 'aria-describedby': `${id}-line` })}
      />
      {isNew && (
        <p id={`${id}-line`} className={`${controls.small} ${styles.line}`}>
          {texts.passwordLine}
        </p>
      )}
    </>
  )
}

interface MailFieldProps extends Pick<PasswordFieldProps, 'label' | 'value' | 'change'> {}

/** A field for a mail address. */
export function MailField({ label, value, change }: MailFieldProps) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.field}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </>
  )
}
