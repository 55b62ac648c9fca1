import type { FreshToken, TokenFacts } from '#wire/people.ts'
import type { Person } from '../house/house.ts'

/** A person who has just come in, and the text of the session's cookie. */
export interface SignedIn {
  readonly person: Person
  readonly session: string
}

/** Who people are. Whatever is wrong is thrown as a `Problem`. */
export interface People {
  /**
   * Undefined where there is no such session, or it is over; a blocked person is a `Problem`. What was known a moment
   * ago will do, unless it is asked for anew.
   */
  bySession(session: string, isAnew?: boolean): Promise<Person | undefined>
  byToken(token: string, isAnew?: boolean): Promise<Person | undefined>
  newGuest(name: string): Promise<SignedIn>
  rename(who: Person, name: string): Promise<Person>
  /** Makes an account; of the guest who asks, where one does, and then its tables stay its own. */
  register(who: Person | undefined, name: string, password: string): Promise<SignedIn>
  /** Ends all sessions but the new one that it answers with. */
  changePassword(who: Person, old: string, password: string): Promise<SignedIn>
  /** A guest who signs in brings its tables along. */
  signIn(who: Person | undefined, name: string, password: string): Promise<SignedIn>
  signOut(session: string): Promise<void>
  tokens(who: Person): Promise<readonly TokenFacts[]>
  newToken(who: Person, name: string): Promise<FreshToken>
  removeToken(who: Person, id: string): Promise<void>
  /** Throws where somebody may not mute this user: there is none, or too many others are muted already. */
  mustBeMutable(who: Person, user: string): Promise<void>
  /** Those of these people who are neither blocked nor deleted. */
  stillWelcome(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Removes sessions that are over, and guests of whom nothing else is left. */
  sweep(): Promise<void>
}
