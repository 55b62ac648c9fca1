import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FreshToken, TokenFacts } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { agoText } from '../../pages/parts/dates.ts'
import { RemoveButton } from '../../pages/parts/RemoveButton.tsx'
import { hrefOf } from '../../routes.ts'
import { LONGEST_NAME, useSettings } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { useTask } from '../lobby/use-task.ts'
import forms from './forms.module.css'
import { NewToken } from './NewToken.tsx'
import styles from './Tokens.module.css'

/** The tokens with which programs play in one's name. */
export function Tokens() {
  const texts = useOnlineTexts().tokens
  const id = useId()
  const [tokens, setTokens] = useState<readonly TokenFacts[]>()
  const [fresh, setFresh] = useState<FreshToken>()
  const [name, setName] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, isBusy, problem } = useTask()
  const load = useRef(() => run(async () => setTokens(await api.tokens())))
  useEffect(() => void load.current(), [])

  function make(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    void run(async () => {
      const { token, ...facts } = await api.newToken(name.trim())
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
    <section className={controls.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={`${controls.sectionTitle} ${styles.title}`}>
        {texts.title}
      </h2>
      <p className={styles.line}>
        {texts.line} <a href={hrefOf('/api/docs')}>{texts.docs}</a>
      </p>
      <form className={styles.make} onSubmit={make}>
        <label className={forms.label} htmlFor={id}>
          {texts.name}
        </label>
        <input
          id={id}
          className={controls.field}
          maxLength={LONGEST_NAME}
          placeholder={texts.nameHint}
          autoComplete="off"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={controls.secondary} aria-disabled={isBusy}>
          {texts.make}
        </button>
      </form>
      <p className={forms.problem} role="alert">
        {problem}
      </p>
      {fresh && <NewToken key={fresh.id} token={fresh.token} />}
      {tokens?.length === 0 && <p className={`${controls.small} ${styles.none}`}>{texts.none}</p>}
      <ul className={styles.list}>
        {tokens?.map((token) => (
          <TokenRow key={token.id} token={token} remove={() => remove(token.id)} />
        ))}
      </ul>
    </section>
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
        <span className={controls.small}>
          {texts.made(ago(token.createdAt))}, {token.usedAt === null ? texts.neverUsed : texts.used(ago(token.usedAt))}
        </span>
      </span>
      <RemoveButton what={token.name} remove={remove} />
    </li>
  )
}
