import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Input, Select } from '#ui/Field.tsx'
import { lazyPart } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import type { FreshToken, Me, TokenFacts, TokenScope } from '#wire/people.ts'
import { copyText } from '../../browser.ts'
import { RemoveButton } from '../../pages/parts/buttons.tsx'
import { agoText, dateText } from '../../pages/parts/dates.ts'
import { hrefOf, lobbyAddress, playerAddress } from '../../routes.ts'
import { LONGEST_NAME, settings, useSettings } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { OnlineFrame } from '../lobby/OnlineFrame.tsx'
import { problemWords } from '../lobby/table-texts.ts'
import { NamePrompt } from '../lobby/use-named-task.tsx'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './AccountPage.module.css'
import forms from './form-parts.module.css'
import { Rename } from './NameForm.tsx'
import { Sessions, SignOut } from './Sessions.tsx'
import { ChangePassword, SignInCard } from './SignInCard.tsx'
import { useGoingOn, useMe } from './use-me.ts'

const MailLink = lazyPart(async () => (await import('./MailLink.tsx')).default)
const ForgotPassword = lazyPart(async () => (await import('./MailLink.tsx')).ForgotPassword)
const NoticesCard = lazyPart(async () => (await import('./NoticesCard.tsx')).default)
const PeopleCard = lazyPart(async () => (await import('../social/People.tsx')).PeopleCard)

/** What guests and accounts can choose alike. */
function Choices() {
  return (
    <Suspense>
      <NoticesCard />
      <PeopleCard />
    </Suspense>
  )
}

/** The user's name and account at the online tables. */
export function AccountPage() {
  return (
    <OnlineFrame titleOf={({ account }) => account.title} beside={<BackToLobby />}>
      <Account />
    </OnlineFrame>
  )
}

function BackToLobby() {
  return (
    <ButtonLink look="quiet" className={styles.back} href={lobbyAddress()}>
      {useOnlineTexts().account.back}
    </ButtonLink>
  )
}

function Account() {
  const { problems, lobby } = useOnlineTexts()
  const { me, problem, setMe, tryAgain } = useMe()
  const [link, setLink] = useMailLink()
  const [confirmed, setConfirmed] = useState(0)
  if (problem !== undefined) {
    return (
      <Card as="div" className={styles.problem} role="alert">
        <p>{problemWords(problem, problems)}</p>
        <Button onClick={tryAgain}>{lobby.tryAgain}</Button>
      </Card>
    )
  }
  if (me === undefined) return null
  return (
    <>
      {link !== '' && (
        <Suspense>
          <MailLink
            key={link}
            me={me}
            hash={link}
            signedIn={(account) => {
              setLink('')
              setMe(account)
            }}
            confirmed={() => setConfirmed(confirmed + 1)}
          />
        </Suspense>
      )}
      {me === null && <SignedOut signedIn={setMe} />}
      {me?.kind === 'guest' && <GuestOf me={me} changed={setMe} />}
      {me?.kind === 'account' && <AccountOf key={confirmed} me={me} changed={setMe} />}
    </>
  )
}

/**
 * What the link of a mail has behind `#`, or ''. It may be opened where this page is open already, and stays known when it
 * is taken out of the address.
 */
function useMailLink(): [string, (link: string) => void] {
  const [link, setLink] = useState('')
  useEffect(() => {
    const follow = () => {
      if (/^#(confirm|reset)=/.test(location.hash)) setLink(location.hash)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [link, setLink]
}

/** Three ways to get a name: as a guest, with a new account, or by signing in. */
function SignedOut({ signedIn }: { signedIn(me: Me): void }) {
  const texts = useOnlineTexts().account
  const goOn = useGoingOn(signedIn)
  return (
    <div className={styles.columns}>
      <SignInCard to="known" title={texts.signIn} line={texts.signInLine} button={texts.signIn} signedIn={goOn} />
      <SignInCard
        to="new"
        title={texts.make}
        line={texts.makeLine}
        button={texts.makeButton}
        name={settings().name}
        signedIn={goOn}
      />
      <Card aria-label={texts.guest}>
        <NamePrompt title={texts.guest} why={texts.guestLine} hasSignIn={false} onNamed={goOn} />
      </Card>
      <Suspense>
        <ForgotPassword />
      </Suspense>
    </div>
  )
}

interface Props {
  readonly me: Me
  changed(me: Me | null): void
}

function AccountOf({ me, changed }: Props) {
  const texts = useOnlineTexts().account
  return (
    <div className={styles.columns}>
      <SignedInName who={texts.youAre(me.name)} line={texts.youAreLine} />
      <Link className={styles.line} href={playerAddress()}>
        {texts.profile}
      </Link>
      <Card aria-labelledby="rename">
        <Rename me={me} renamed={changed} />
        <SignOut signedOut={() => changed(null)} />
      </Card>
      <Card aria-labelledby="password">
        <ChangePassword name={me.name} />
      </Card>
      <Choices />
      <Sessions />
      <Tokens />
    </div>
  )
}

/** For how many days a token can be made; the server allows at most a year. */
const LIFETIMES = [7, 30, 90, 365]

/** The tokens with which programs play in the user's name. */
export function Tokens() {
  const { tokens: texts, clock } = useOnlineTexts()
  const id = useId()
  const [tokens, setTokens] = useState<readonly TokenFacts[]>()
  const [fresh, setFresh] = useState<FreshToken>()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('play')
  const [days, setDays] = useState(90)
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, isBusy, problem } = useTask()
  const load = useRef(() => run(async () => setTokens(await api.tokens())))
  useEffect(() => void load.current(), [])

  function make(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    void run(async () => {
      const { token, ...facts } = await api.newToken({ name: name.trim(), scope, days })
      setFresh({ token, ...facts })
      setTokens([...(tokens ?? []), facts])
      setName('')
    })
  }

  function remove(gone: string): void {
    void run(async () => {
      await api.removeToken(gone)
      setTokens(tokens?.filter((token) => token.id !== gone))
      if (fresh?.id === gone) setFresh(undefined)
      heading.current?.focus()
    })
  }

  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={`${prose.sectionTitle} ${styles.title}`}>
        {texts.title}
      </h2>
      <p className={styles.line}>
        {texts.line} <a href={hrefOf('/api/docs')}>{texts.docs}</a>
      </p>
      <form className={styles.make} onSubmit={make}>
        <label className={forms.label} htmlFor={id}>
          {texts.name}
        </label>
        <Input
          id={id}
          maxLength={LONGEST_NAME}
          placeholder={texts.nameHint}
          autoComplete="off"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label className={forms.label} htmlFor={`${id}-scope`}>
          {texts.scope}
        </label>
        <Select
          id={`${id}-scope`}
          value={scope}
          onChange={(event) => setScope(event.target.value === 'read' ? 'read' : 'play')}
        >
          <option value="play">{texts.scopes.play}</option>
          <option value="read">{texts.scopes.read}</option>
        </Select>
        <label className={forms.label} htmlFor={`${id}-days`}>
          {texts.validFor}
        </label>
        <Select id={`${id}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {LIFETIMES.map((count) => (
            <option key={count} value={count}>
              {clock.days(count)}
            </option>
          ))}
        </Select>
        <Button type="submit" aria-disabled={isBusy}>
          {texts.make}
        </Button>
      </form>
      <p className={forms.problem} role="alert">
        {problem}
      </p>
      {fresh && <NewToken key={fresh.id} token={fresh.token} />}
      {tokens?.length === 0 && <p className={`${prose.small} ${styles.none}`}>{texts.none}</p>}
      <ul className={styles.list}>
        {tokens?.map((token) => (
          <TokenRow key={token.id} token={token} remove={() => remove(token.id)} />
        ))}
      </ul>
    </Card>
  )
}

function TokenRow({ token, remove }: { readonly token: TokenFacts; remove(): void }) {
  const texts = useOnlineTexts().tokens
  const { language } = useSettings()
  const ago = (time: number) => agoText(language, time, Date.now())
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        {token.name}
        <span className={prose.small}>
          {texts.scopes[token.scope]}, {texts.expires(dateText(language, token.expiresAt))}
        </span>
        <span className={prose.small}>
          {texts.made(ago(token.createdAt))}, {token.usedAt === null ? texts.neverUsed : texts.used(ago(token.usedAt))}
        </span>
      </span>
      <RemoveButton what={token.name} remove={remove} />
    </li>
  )
}

/** A new token, which is shown only once. */
function NewToken({ token }: { readonly token: string }) {
  const texts = useOnlineTexts().tokens
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => void button.current?.focus(), [])
  return (
    <div className={styles.fresh}>
      <p className={styles.freshLine}>{texts.fresh}</p>
      <code className={styles.token}>{token}</code>
      <Button
        ref={button}
        look="primary"
        onClick={async () => setSaid((await copyText(token)) ? texts.copied : texts.notCopied)}
      >
        {texts.copy}
      </Button>
      <span className={prose.small} role="status">
        {said}
      </span>
    </div>
  )
}

interface GuestOfProps {
  readonly me: Me
  changed(me: Me | null): void
}

/** What a guest can do: keep the games, or leave them. */
export function GuestOf({ me, changed }: GuestOfProps) {
  const texts = useOnlineTexts().account
  const goOn = useGoingOn(changed)
  return (
    <div className={styles.columns}>
      <SignedInName who={texts.youAreGuest(me.name)} line={texts.youAreGuestLine} />
      <SignInCard
        to="new"
        title={texts.keep}
        line={texts.keepLine}
        button={texts.keepButton}
        name={me.name}
        signedIn={goOn}
      />
      <SignInCard to="known" title={texts.signIn} line={texts.signInGuestLine} button={texts.signIn} signedIn={goOn} />
      <Card aria-labelledby="rename">
        <Rename me={me} renamed={changed} />
        <SignOut title={texts.forget} line={texts.forgetLine} signedOut={() => changed(null)} />
      </Card>
      <Choices />
    </div>
  )
}

/** The name of the signed-in user. It takes the focus after a form with the focus has disappeared. */
function SignedInName({ who, line }: { readonly who: string; readonly line: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only after a focused form has disappeared, not when the page was just opened.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.who}>
        {who}
      </h2>
      <p className={styles.line}>{line}</p>
    </>
  )
}
