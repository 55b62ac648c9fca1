import type { Me } from '../../../wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { settings } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { NamePrompt } from '../lobby/NamePrompt.tsx'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './AccountPage.module.css'
import { Credentials } from './Credentials.tsx'
import { useGoingOn } from './use-going-on.ts'

/** The three ways to be somebody here. */
export function SignedOut({ signedIn }: { signedIn(me: Me): void }) {
  const texts = useOnlineTexts().account
  const goOn = useGoingOn(signedIn)
  const { name } = settings()
  return (
    <div className={styles.columns}>
      <section className={controls.card} aria-labelledby="sign-in">
        <h2 id="sign-in" className={controls.sectionTitle}>
          {texts.signIn}
        </h2>
        <p className={styles.line}>{texts.signInLine}</p>
        <Credentials
          name=""
          isNew={false}
          button={texts.signIn}
          send={async (known, password) => goOn(await api.signIn(known, password))}
        />
      </section>
      <section className={controls.card} aria-labelledby="make">
        <h2 id="make" className={controls.sectionTitle}>
          {texts.make}
        </h2>
        <p className={styles.line}>{texts.makeLine}</p>
        <Credentials
          name={name}
          isNew={true}
          button={texts.makeButton}
          send={async (wanted, password) => goOn(await api.register(wanted, password))}
        />
      </section>
      <section className={controls.card} aria-label={texts.guest}>
        <NamePrompt title={texts.guest} why={texts.guestLine} hasSignIn={false} onNamed={goOn} />
      </section>
    </div>
  )
}
