import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { settings } from '../../settings/settings.ts'
import { NamePrompt } from '../lobby/NamePrompt.tsx'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './AccountPage.module.css'
import { useGoingOn } from './use-going-on.ts'
import { WayIn } from './WayIn.tsx'

/** The three ways to be somebody here. */
export function SignedOut({ signedIn }: { signedIn(me: Me): void }) {
  const texts = useOnlineTexts().account
  const goOn = useGoingOn(signedIn)
  return (
    <div className={styles.columns}>
      <WayIn to="known" title={texts.signIn} line={texts.signInLine} button={texts.signIn} signedIn={goOn} />
      <WayIn
        to="new"
        title={texts.make}
        line={texts.makeLine}
        button={texts.makeButton}
        name={settings().name}
        signedIn={goOn}
      />
      <section className={controls.card} aria-label={texts.guest}>
        <NamePrompt title={texts.guest} why={texts.guestLine} hasSignIn={false} onNamed={goOn} />
      </section>
    </div>
  )
}
