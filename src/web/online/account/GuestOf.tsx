import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './AccountPage.module.css'
import { Rename } from './Rename.tsx'
import { SignOut } from './SignOut.tsx'
import { useGoingOn } from './use-going-on.ts'
import { WayIn } from './WayIn.tsx'
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
      <WayIn
        to="new"
        title={texts.keep}
        line={texts.keepLine}
        button={texts.keepButton}
        name={me.name}
        signedIn={goOn}
      />
      <WayIn to="known" title={texts.signIn} line={texts.signInGuestLine} button={texts.signIn} signedIn={goOn} />
      <section className={controls.card} aria-labelledby="rename">
        <Rename me={me} renamed={changed} />
        <SignOut title={texts.forget} line={texts.forgetLine} signedOut={() => changed(null)} />
      </section>
    </div>
  )
}
