import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#ui/Button.tsx'
import type { Me } from '#wire/people.ts'
import { NameForm } from '../account/NameForm.tsx'
import { signInAddress } from '../account/use-me.ts'
import { api, ServerProblem } from '../api.ts'
import { useOnlineTexts, WithOnlineTexts } from '../texts.tsx'
import styles from './use-named-task.module.css'
import { type Task, useTask, type Work } from './use-task.ts'

export interface NamedTask extends Task {
  /** Asks for a name if the server requires one, and then runs the task. */
  readonly namePrompt: ReactNode
}

/** The signed-in user, and how to change it. */
export interface Known {
  /** Null if not signed in, undefined while loading. */
  readonly me: Me | null | undefined
  setMe(me: Me): void
}

/** A task that requires a name. */
export function useNamedTask(whyName: string, { me, setMe }: Known): NamedTask {
  const task = useTask()
  const [unnamed, setUnnamed] = useState<Work>()

  const run: Task['run'] = (work, words) =>
    task.run(async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ServerProblem && error.body.code === 'not-signed-in')) throw error
        setUnnamed(() => () => run(work, words))
      }
    }, words)

  return {
    ...task,
    async run(work, words) {
      let user = me
      // A press may come before the page knows its user: asking first spares a request that is sure to be refused.
      if (user === undefined) {
        await task.run(async () => {
          user = await api.me()
        })
      }
      if (user === null) setUnnamed(() => () => run(work, words))
      else if (user !== undefined) await run(work, words)
    },
    namePrompt: unnamed && (
      <NameDialog
        why={whyName}
        close={() => setUnnamed(undefined)}
        onNamed={(named) => {
          setMe(named)
          setUnnamed(undefined)
          void unnamed()
        }}
      />
    ),
  }
}

interface Props {
  readonly why: string
  onNamed(me: Me): void
  close(): void
}

/** Asks for a name before something that needs one. */
function NameDialog({ why, onNamed, close }: Props) {
  const texts = useOnlineTexts().name
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => void dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.title} onClose={close}>
      <NamePrompt
        why={why}
        onNamed={(me) => {
          dialog.current?.close()
          onNamed(me)
        }}
      />
      <Button look="quiet" className={styles.cancel} onClick={() => dialog.current?.close()}>
        {texts.cancel}
      </Button>
    </dialog>
  )
}

interface NamePromptProps {
  onNamed(me: Me): void
  /** Why a name is needed, in one sentence. */
  readonly why?: string
  /** What stands above it instead of the question; may be empty. */
  readonly title?: string
  /** The button, where it does more than continue. */
  readonly button?: string
  /** Whether to link to the sign-in page. */
  readonly hasSignIn?: boolean
}

/** Asks for a name and creates a guest. Placed in a card or dialog of the caller. */
export function NamePrompt(props: NamePromptProps) {
  return (
    <WithOnlineTexts>
      <GuestForm {...props} />
    </WithOnlineTexts>
  )
}

function GuestForm({ onNamed, why, title, button, hasSignIn = true }: NamePromptProps) {
  const texts = useOnlineTexts().name
  return (
    <NameForm
      words={{ title: title ?? texts.title, why, label: texts.label, line: texts.line, button: button ?? texts.go }}
      beside={
        hasSignIn && (
          <ButtonLink look="quiet" href={signInAddress()}>
            {texts.signIn}
          </ButtonLink>
        )
      }
      send={api.becomeGuest}
      named={onNamed}
    />
  )
}
