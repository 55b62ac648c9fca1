import { useEffect, useLayoutEffect, useState } from 'react'
import unseen from '#ui/unseen.module.css'
import type { Reaction } from '#wire/social.ts'
import { ServerProblem } from '../api.ts'
import type { TimedReaction } from '../table/table-client.ts'
import style from './Reactions.module.css'
import { socialApi, useSocialTexts } from './social.ts'

/** How long a reaction is shown. */
const SHOWN_MS = 4000

/** Lines on a square of 24. */
const PICTURES: Readonly<Record<Reaction, string>> = {
  thumb: 'M7 11v9H4v-9zM7 11l4-8c1.6 0 2.4 1 2 3l-.6 3H18a2 2 0 0 1 2 2.4l-1.3 6.8a2 2 0 0 1-2 1.8H7',
  laugh: 'M12 3a9 9 0 1 0 .1 0M7.5 10 9 9l1.5 1M13.5 10 15 9l1.5 1M7.5 13.5h9a4.5 4.5 0 0 1-9 0z',
  wow: 'M12 3a9 9 0 1 0 .1 0M9 9v1M15 9v1M12 13a2.2 2.2 0 1 0 .1 0',
  'well-played': 'm12 3 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  thinking: 'M6 3h12M6 21h12M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  sorry: 'M12 3a9 9 0 1 0 .1 0M9 9v1M15 9v1M8.5 16.5a4.5 4.5 0 0 1 7 0',
}

interface Props {
  readonly table: string
  /** The last reaction that came; undefined if it is not to be shown. */
  readonly shown: TimedReaction | undefined
  readonly names: readonly string[]
  /** Whether the player chooses one. */
  readonly isOpen: boolean
  close(): void
}

/** The choice of reactions, and the last one, which is shown for a moment at the seat of its player. */
export default function Reactions({ table, shown, names, isOpen, close }: Props) {
  const texts = useSocialTexts()?.reactions
  const [problem, setProblem] = useState('')
  if (texts === undefined) return null
  const react = async (reaction: Reaction) => {
    close()
    try {
      await socialApi.react(table, reaction)
      setProblem('')
    } catch (error) {
      // A reaction that was not sent is not worth more than a word.
      if (error instanceof ServerProblem && error.body.code === 'too-many') setProblem(texts.tooMany)
    }
  }
  const said = shown && texts.said(names[shown.seat - 1] ?? '', texts.names[shown.reaction])
  return (
    <>
      {isOpen && (
        <ul
          className={style.choice}
          aria-label={texts.title}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          {(Object.keys(PICTURES) as Reaction[]).map((reaction, i) => (
            <li key={reaction}>
              <button type="button" ref={i === 0 ? focus : null} onClick={() => react(reaction)}>
                <Picture reaction={reaction} />
                {texts.names[reaction]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <Bubble key={shown.at} shown={shown} text={texts.names[shown.reaction]} />}
      <p className={unseen.unseen} role="status">
        {problem || said}
      </p>
    </>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

function Picture({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PICTURES[reaction]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface BubbleProps {
  readonly shown: TimedReaction
  readonly text: string
}

/** Hangs below the seat in the row of players, which every board has. */
function Bubble({ shown: { seat, reaction }, text }: BubbleProps) {
  const [isGone, setGone] = useState(false)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    const row = document.querySelectorAll('main li[data-shown]')
    const box = row[seat - 1]?.getBoundingClientRect()
    setPlace(box && { left: box.left + box.width / 2, top: box.bottom })
  }, [seat])
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isGone || place === undefined) return null
  return (
    <p className={style.bubble} style={{ ...place, '--seat': `var(--seat-${seat})` }} aria-hidden="true">
      <Picture reaction={reaction} />
      {text}
    </p>
  )
}
