import type { ReactNode } from 'react'
import fields from '#ui/Field.module.css'
import type { PersonChoice } from '#wire/social.ts'
import type { SocialTexts } from '../../text/en/social.ts'
import styles from './social.module.css'
import { socialApi } from './social.ts'

interface Props {
  readonly texts: SocialTexts
  readonly person: PersonChoice
  readonly name: string
  readonly isFollowed: boolean
  readonly isBlocked: boolean
  /** What stands beside the name. */
  readonly mark?: ReactNode
  /** Does something with the server, and shows what is chosen then. */
  change(work: () => Promise<void>): void
}

/** A person with what can be chosen about them. */
export function PersonRow({ texts: { people }, person, name, isFollowed, isBlocked, mark, change }: Props) {
  const follow = isFollowed ? people.unfollow : people.follow
  const block = isBlocked ? people.unblock : people.block
  return (
    <li className={styles.person}>
      <span className={styles.personName}>
        {name} {mark}
      </span>
      <span className={styles.personButtons}>
        {!isBlocked && (
          <button
            type="button"
            className={styles.small}
            aria-label={people.of(follow, name)}
            aria-pressed={isFollowed}
            onClick={() => change(() => socialApi.follow(person, !isFollowed))}
          >
            {follow}
          </button>
        )}
        <button
          type="button"
          className={styles.small}
          aria-label={people.of(block, name)}
          aria-pressed={isBlocked}
          onClick={() => change(() => socialApi.block(person, !isBlocked))}
        >
          {block}
        </button>
      </span>
    </li>
  )
}

interface ShownProps {
  readonly texts: SocialTexts
  readonly isShown: boolean
  choose(isShown: boolean): void
}

/** Whether the user's name is shown to others. */
export function ShownChoice({ texts, isShown, choose }: ShownProps) {
  return (
    <label className={fields.check}>
      <input type="checkbox" checked={isShown} onChange={({ target }) => choose(target.checked)} />
      {texts.online.show}
    </label>
  )
}
