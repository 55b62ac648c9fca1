import type { ComponentProps } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import type { SectionTexts } from '../../text/en/panels.ts'
import type { SectionLook } from '../section-state.ts'
import styles from './SectionButton.module.css'
import { SectionSample } from './SectionSample.tsx'

interface SectionButtonProps {
  /** Both ends. */
  readonly name: string
  /** The far end. */
  readonly to: string
  readonly look: SectionLook
  readonly isPicked: boolean
  readonly isPaying: boolean
  readonly isOpen: boolean
  readonly isHinted: boolean
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SectionTexts
}

/** A section in the list of a station. */
export function SectionButton({
  name,
  to,
  look,
  isPicked,
  isPaying,
  isOpen,
  isHinted,
  button,
  texts,
}: SectionButtonProps) {
  const intent = isPicked ? texts.picked : isPaying ? texts.paying : undefined
  const states = intent === undefined ? [look.words] : [look.words, intent]
  return (
    <Touchable
      {...button}
      className={styles.section}
      isPossible={isOpen}
      aria-pressed={isPicked || isPaying}
      data-hint={isHinted || undefined}
      aria-label={texts.spoken(name, states)}
      title={texts.spoken(name, states)}
    >
      <span className={styles.to}>{to}</span>
      <span className={styles.state}>
        <SectionSample look={look.stroke} seat={look.seat} className={styles.sample} />
        <span className={styles.words}>{intent ?? look.words}</span>
      </span>
    </Touchable>
  )
}
