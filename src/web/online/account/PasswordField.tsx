import { useId } from 'react'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './forms.module.css'

const SHORTEST = 8
const LONGEST = 200

interface Props {
  readonly label: string
  /** Whether the password is chosen here, or must be known already. */
  readonly isNew: boolean
  readonly value: string
  change(value: string): void
}

export function PasswordField({ label, isNew, value, change }: Props) {
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
