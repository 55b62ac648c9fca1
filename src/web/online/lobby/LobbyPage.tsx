import { Link } from 'wouter'
import controls from '../../pages/parts/controls.module.css'
import { accountAddress } from '../../routes.ts'
import { useMe } from '../account/use-me.ts'
import { CodeField } from './CodeField.tsx'
import { FinishedTables } from './FinishedTables.tsx'
import styles from './LobbyPage.module.css'
import { LobbyProblem } from './LobbyProblem.tsx'
import { MyTables } from './MyTables.tsx'
import { NewTableLinks } from './NewTableLinks.tsx'
import { OnlineFrame, useOnlineTexts } from './OnlineFrame.tsx'
import { OpenTables } from './OpenTables.tsx'
import { useLobby } from './use-lobby.ts'

/** Where people meet who are not at one screen. */
export function LobbyPage() {
  const known = useMe()
  const { me } = known
  const { lobby, seenAt, problem, look } = useLobby()
  return (
    <OnlineFrame titleOf={({ lobby: texts }) => texts.title} beside={me !== undefined && <WhoAmI name={me?.name} />}>
      {lobby && (
        <div className={styles.lobby}>
          <MyTables tables={lobby.mine} />
          <div className={styles.side}>
            <NewTableLinks />
            <CodeField known={known} />
          </div>
          <OpenTables tables={lobby.open} known={known} look={look} />
          <FinishedTables tables={lobby.finished} />
        </div>
      )}
      {problem && <LobbyProblem problem={problem} seenAt={lobby && seenAt} tryAgain={look} />}
    </OnlineFrame>
  )
}

function WhoAmI({ name }: { readonly name: string | undefined }) {
  const texts = useOnlineTexts().lobby
  return (
    <Link className={`${controls.quiet} ${styles.whoAmI}`} href={accountAddress()}>
      {name === undefined ? texts.signIn : texts.youAre(name)}
    </Link>
  )
}
