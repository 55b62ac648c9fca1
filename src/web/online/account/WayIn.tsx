import { useId } from 'react'
import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { api } from '../api.ts'
import styles from './AccountPage.module.css'
import { Credentials } from './Credentials.tsx'

interface Props {
  /** An account that is made here, or one that is there already. */
  readonly to: 'new' | 'known'
  readonly title: string
  readonly line: string
  readonly button: string
  /** The name that stands in the form at first. */
  readonly name?: string
  signedIn(me: Me): void
}

/** A card with which one comes to an account. */
export function WayIn({ to, title, line, button, name = '', signedIn }: Props) {
  const id = useId()
  const ask = to === 'new' ? api.register : api.signIn
  return (
    <section className={controls.card} aria-labelledby={id}>
      <h2 id={id} className={controls.sectionTitle}>
        {title}
      </h2>
      <p className={styles.line}>{line}</p>
      <Credentials
        name={name}
        isNew={to === 'new'}
        button={button}
        send={async (said, password) => signedIn(await ask(said, password))}
      />
    </section>
  )
}
