import { useEffect, useRef, useState } from 'react'
import { Card } from '#ui/Card.tsx'
import type { KnownPerson, PersonChoice, Relations } from '#wire/social.ts'
import { useTask } from '../lobby/use-task.ts'
import type { ChatControl, ChatPartProps } from '../table/chat/use-chat.ts'
import { PersonRow, ShownChoice } from './PersonRow.tsx'
import styles from './social.module.css'
import { socialApi, useSocialTexts } from './social.ts'

/** Whom the user follows and has blocked, and whether others see that the user is online. */
export function PeopleCard() {
  const texts = useSocialTexts()
  const [own, setOwn] = useState<Relations>()
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
    <Card title={texts.people.title} aria-busy={isBusy}>
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
    </Card>
  )
}

/** Following and blocking on the profile of an account, for a reader with a name. */
export function PersonOfProfile({ name }: { readonly name: string }) {
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

interface Props extends ChatPartProps {
  readonly table: string
  back(): void
}

/** The people at a table and in its chat, to follow or block, in the place of the chat. */
export function PeopleList({ chat, table, attempt, back }: Props) {
  const texts = useSocialTexts()
  const [own, setOwn] = useState<Relations>()
  const { changedPeople } = chat
  const look = async () => {
    const found = await socialApi.relations(table)
    setOwn(found)
    changedPeople(found.blocked.map(({ user }) => user))
  }
  const load = useRef(() => attempt(look))
  useEffect(() => void load.current(), [])
  if (texts === undefined || own === undefined) return <div className={styles.drawer} />
  const people = peopleOf(chat, table, own)
  return (
    <div className={styles.drawer}>
      {people.length === 0 && <p className={styles.line}>{texts.people.empty}</p>}
      <ul className={styles.people}>
        {people.map(({ person, name, isFollowed, isBlocked }) => (
          <PersonRow
            key={JSON.stringify(person)}
            {...{ texts, person, name, isFollowed, isBlocked }}
            change={(work) =>
              void attempt(async () => {
                await work()
                await look()
              })
            }
          />
        ))}
      </ul>
      <p className={styles.line}>{texts.people.line}</p>
      <button type="button" className={styles.small} onClick={back}>
        {texts.people.back}
      </button>
    </div>
  )
}

interface Met {
  readonly person: PersonChoice
  readonly name: string
  readonly isFollowed: boolean
  readonly isBlocked: boolean
}

/** The other players, and others who wrote in the chat. */
function peopleOf({ players, lines, reader }: ChatControl, table: string, own: Relations): Met[] {
  const seated = players.map(({ seat, name }): Met => {
    const known = own.seats?.find((one) => one.seat === seat)
    return {
      person: { table, seat },
      name,
      isFollowed: known?.isFollowed === true,
      isBlocked: known?.isBlocked === true,
    }
  })
  const has = (known: Relations['followed'], user: string) => known.some((one) => one.user === user)
  const writers = new Map(
    lines
      .filter(({ seat, user }) => seat === null && user !== '' && user !== reader)
      .map(({ user, name }) => [user, name]),
  )
  return [
    ...seated,
    ...Array.from(writers, ([user, name]) => ({
      person: { user },
      name,
      isFollowed: has(own.followed, user),
      isBlocked: has(own.blocked, user),
    })),
  ]
}

/** A list of the people whom a player follows, to invite them to a waiting table. Shows nothing without any. */
export function InviteFollowed({ table }: { readonly table: string }) {
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
