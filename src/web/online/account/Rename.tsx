import { type FormEvent, useId, useState } from 'react'
import type { Me } from '../../../wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { changeSettings, LONGEST_NAME } from '../../settings/settings.ts'
import { api } from '../api.ts'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { useTask } from '../lobby/use-task.ts'
import { FormFoot } from './FormFoot.tsx'
import styles from './forms.module.css'

export function Rename({ me, renamed }: { readonly me: Me; renamed(me: Me): void }) {
  const texts = useOnlineTexts().account
  const id = useId()
  const [name, setName] = useState(me.name)
  const [isDone, setIsDone] = useState(false)
  const { run, isBusy, problem } = useTask()
  const wanted = name.trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || wanted === '' || wanted === me.name) return
    void run(async () => {
      const now = await api.rename(wanted)
      changeSettings({ name: now.name })
      setIsDone(true)
      renamed(now)
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 id="rename" className={controls.sectionTitle}>
        {texts.rename}
      </h2>
      <label className={styles.label} htmlFor={id}>
        {texts.name}
      </label>
      <input
        id={id}
        className={controls.field}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setIsDone(false)
        }}
      />
      <FormFoot button={texts.rename} isBusy={isBusy} problem={problem} done={isDone ? texts.renamed : ''} />
    </form>
  )
}
