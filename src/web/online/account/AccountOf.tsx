import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './AccountPage.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { Rename } from './Rename.tsx'
import { SignOut } from './SignOut.tsx'
import { Tokens } from './Tokens.tsx'
import { WhoIAm } from './WhoIAm.tsx'

interface Props {
  readonly me: Me
  changed(me: Me | null): void
}

export function AccountOf({ me, changed }: Props) {
  const texts = useOnlineTexts().account
  return (
    <div className={styles.columns}>
      <WhoIAm who={texts.youAre(me.name)} line={texts.youAreLine} />
      <section className={controls.card} aria-labelledby="rename">
        <Rename me={me} renamed={changed} />
        <SignOut signedOut={() => changed(null)} />
      </section>
      <section className={controls.card} aria-labelledby="password">
        <ChangePassword name={me.name} />
      </section>
      <Tokens />
    </div>
  )
}
