import { Dock } from '#boards/Dock.tsx'
import type { CardSet } from '../../cards/cards.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { tokenOf } from '../pieces/look-up.ts'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import styles from './UpgradePrompt.module.css'

interface UpgradePromptProps {
  readonly token: number
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  /** Where the token can still be put back. */
  onCancel?: (() => void) | undefined
}

/** RH-D1: a Town upgrade waits for its card; the town is where it is chosen. */
export function UpgradePrompt({ token: id, cards, texts, words, onCancel }: UpgradePromptProps) {
  const token = tokenOf(cards, id)
  const cancel = onCancel === undefined ? undefined : { label: texts.cancel, onCancel }
  return (
    <Dock title={texts.upgrade.title(words.token(token.kind, token.line))} line={texts.upgrade.line} cancel={cancel}>
      <div className={styles.prompt}>
        <span className={styles.token} aria-hidden="true">
          <TokenPicture token={token} words={words} />
        </span>
        <span className={styles.effect}>{words.tokenEffect(token.kind, token.line)}</span>
      </div>
    </Dock>
  )
}
