import { useEffect, useRef, useState } from 'react'
import type { PersonChoice, Relations } from '#wire/social.ts'
import type { ChatControl, ChatPartProps } from '../table/chat/use-chat.ts'
import { PersonRow } from './PersonRow.tsx'
import styles from './social.module.css'
import { socialApi, useSocialTexts } from './social.ts'

interface Props extends ChatPartProps {
  readonly table: string
  back(): void
}

/** The people at a table and in its chat, to follow or block, in the place of the chat. */
export default function PeopleList({ chat, table, attempt, back }: Props) {
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
