import { useEffect, useRef, useState } from 'react'
import type { Relations } from '#wire/social.ts'
import { useTask } from '../lobby/use-task.ts'
import { PersonRow } from './PersonRow.tsx'
import styles from './social.module.css'
import { socialApi, useSocialTexts } from './social.ts'

/** Following and blocking on the profile of an account, for a reader with a name. */
export default function PersonOfProfile({ name }: { readonly name: string }) {
  const texts = useSocialTexts()
  const [own, setOwn] = useState<Relations>()
  const { run, problem } = useTask()
  const load = useRef(() => run(async () => setOwn(await socialApi.relations())))
  useEffect(() => void load.current(), [])
  if (texts === undefined || own === undefined) return null
  const change = (work: () => Promise<void>) =>
    run(async () => {
      await work()
      setOwn(await socialApi.relations())
    })
  // Names of accounts are unique.
  const has = (people: Relations['followed']) => people.some((one) => !one.isGuest && one.name === name)
  return (
    <>
      <ul className={styles.people}>
        <PersonRow
          {...{ texts, name, change }}
          person={{ account: name }}
          isFollowed={has(own.followed)}
          isBlocked={has(own.blocked)}
        />
      </ul>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  )
}
