import { Link } from 'wouter'
import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import { NameForm } from '../account/NameForm.tsx'
import { signInAddress } from '../account/sign-in-address.ts'
import { api } from '../api.ts'
import { useOnlineTexts, WithOnlineTexts } from '../texts.tsx'

interface Props {
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
export function NamePrompt(props: Props) {
  return (
    <WithOnlineTexts>
      <GuestForm {...props} />
    </WithOnlineTexts>
  )
}

function GuestForm({ onNamed, why, title, button, hasSignIn = true }: Props) {
  const texts = useOnlineTexts().name
  return (
    <NameForm
      words={{ title: title ?? texts.title, why, label: texts.label, line: texts.line, button: button ?? texts.go }}
      beside={
        hasSignIn && (
          <Link className={controls.quiet} href={signInAddress()}>
            {texts.signIn}
          </Link>
        )
      }
      send={api.becomeGuest}
      named={onNamed}
    />
  )
}
