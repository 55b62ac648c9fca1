import { Link } from 'wouter'
import controls from '../../pages/parts/controls.module.css'
import { lobbyAddress } from '../../routes.ts'
import { OnlineFrame, useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { problemWords } from '../lobby/problem-words.ts'
import { AccountOf } from './AccountOf.tsx'
import styles from './AccountPage.module.css'
import { GuestOf } from './GuestOf.tsx'
import { SignedOut } from './SignedOut.tsx'
import { useMe } from './use-me.ts'

/** Who one is at the online tables. */
export function AccountPage() {
  return (
    <OnlineFrame titleOf={({ account }) => account.title} beside={<BackToLobby />}>
      <Account />
    </OnlineFrame>
  )
}

function BackToLobby() {
  return (
    <Link className={`${controls.quiet} ${styles.back}`} href={lobbyAddress()}>
      {useOnlineTexts().account.back}
    </Link>
  )
}

function Account() {
  const { problems, lobby } = useOnlineTexts()
  const { me, problem, setMe, tryAgain } = useMe()
  if (problem !== undefined) {
    return (
      <div className={`${controls.card} ${styles.problem}`} role="alert">
        <p>{problemWords(problem, problems)}</p>
        <button type="button" className={controls.secondary} onClick={tryAgain}>
          {lobby.tryAgain}
        </button>
      </div>
    )
  }
  if (me === undefined) return null
  if (me === null) return <SignedOut signedIn={setMe} />
  return me.kind === 'guest' ? <GuestOf me={me} changed={setMe} /> : <AccountOf me={me} changed={setMe} />
}
