import type { Me } from '../../../wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { api } from '../api.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './AccountPage.module.css'
import { Credentials } from './Credentials.tsx'
import { Rename } from './Rename.tsx'
import { SignOut } from './SignOut.tsx'
import { useGoingOn } from './use-going-on.ts'
import { WhoIAm } from './WhoIAm.tsx'

interface Props {
  readonly me: Me
  changed(me: Me | null): void
}

/** What a guest can do: keep the games, or leave them. */
export function GuestOf({ me, changed }: Props) {
  const texts = useOnlineTexts().account
  const goOn = useGoingOn(changed)
  return (
    <div className={styles.columns}>
      <WhoIAm who={texts.youAreGuest(me.name)} line={texts.youAreGuestLine} />
      <section className={controls.card} aria-labelledby="keep">
        <h2 id="keep" className={controls.sectionTitle}>
          {texts.keep}
        </h2>
        <p className={styles.line}>{texts.keepLine}</p>
        <Credentials
          name={me.name}
          isNew={true}
          button={texts.keepButton}
          send={async (name, password) => goOn(await api.register(name, password))}
        />
      </section>
      <section className={controls.card} aria-labelledby="sign-in">
        <h2 id="sign-in" className={controls.sectionTitle}>
          {texts.signIn}
        </h2>
        <p className={styles.line}>{texts.signInGuestLine}</p>
        <Credentials
          name=""
          isNew={false}
          button={texts.signIn}
          send={async (name, password) => goOn(await api.signIn(name, password))}
        />
      </section>
      <section className={controls.card} aria-labelledby="rename">
        <Rename me={me} renamed={changed} />
        <SignOut title={texts.forget} line={texts.forgetLine} signedOut={() => changed(null)} />
      </section>
    </div>
  )
}
