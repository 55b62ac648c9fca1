import { useEffect, useId, useRef, useState } from 'react'
import type { Relations } from '#wire/social.ts'
import controls from '../../pages/parts/controls.module.css'
import { useTask } from '../lobby/use-task.ts'
import { PersonRow, ShownChoice } from './PersonRow.tsx'
import styles from './social.module.css'
import { socialApi, useSocialTexts } from './social.ts'

/** Whom the user follows and has blocked, and whether others see that the user is online. */
export default function PeopleCard() {
  const texts = useSocialTexts()
  const [own, setOwn] = useState<Relations>()
  const id = useId()
  const { run, isBusy, problem } = useTask()
  const load = useRef(() => run(async () => setOwn(await socialApi.relations())))
  useEffect(() => void load.current(), [])
  if (texts === undefined) return null
  const change = (work: () => Promise<void>) =>
    run(async () => {
      await work()
      setOwn(await socialApi.relations())
    })
  const rows = (people: Relations['followed'], isFollowed: boolean) => (
    <ul className={styles.people}>
      {people.map(({ user, name, isOnline }) => (
        <PersonRow
          key={user}
          {...{ texts, name, change, isFollowed }}
          person={{ user }}
          isBlocked={!isFollowed}
          mark={isOnline && <small>{texts.account.online}</small>}
        />
      ))}
    </ul>
  )
  return (
    <section className={controls.card} aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className={controls.sectionTitle}>
        {texts.people.title}
      </h2>
      <p className={styles.line}>{texts.people.line}</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {own && (
        <div className={styles.groups}>
          <ShownChoice texts={texts} isShown={own.isShown} choose={(is) => change(() => socialApi.show(is))} />
          <div>
            <h3>{texts.account.followed}</h3>
            {own.followed.length === 0 ? (
              <p className={styles.line}>{texts.account.noneFollowed}</p>
            ) : (
              rows(own.followed, true)
            )}
          </div>
          {own.blocked.length > 0 && (
            <div>
              <h3>{texts.account.blocked}</h3>
              {rows(own.blocked, false)}
            </div>
          )}
        </div>
      )}
    </section>
  )
}
