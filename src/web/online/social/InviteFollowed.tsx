import { useEffect, useRef, useState } from 'react'
import type { KnownPerson } from '#wire/social.ts'
import { useTask } from '../lobby/use-task.ts'
import styles from './social.module.css'
import { socialApi, useSocialTexts } from './social.ts'

/** A list of the people whom a player follows, to invite them to a waiting table. Shows nothing without any. */
export default function InviteFollowed({ table }: { readonly table: string }) {
  const texts = useSocialTexts()
  const [people, setPeople] = useState<readonly KnownPerson[]>([])
  const [said, setSaid] = useState('')
  const { run, problem } = useTask()
  const load = useRef(() => run(async () => setPeople((await socialApi.relations()).followed)))
  useEffect(() => void load.current(), [])
  if (texts === undefined || people.length === 0) return null
  const { invite, account, people: words } = texts
  const send = ({ user, name }: KnownPerson) =>
    run(async () => {
      await socialApi.invite(table, user)
      setSaid(invite.sent(name))
    })
  return (
    <div className={styles.invite}>
      <h3>{invite.title}</h3>
      <p className={styles.line}>{invite.line}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.user} className={styles.person}>
            <span className={styles.personName}>
              {person.name} {person.isOnline && <small>{account.online}</small>}
            </span>
            <button
              type="button"
              className={styles.small}
              aria-label={words.of(invite.button, person.name)}
              onClick={() => send(person)}
            >
              {invite.button}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
