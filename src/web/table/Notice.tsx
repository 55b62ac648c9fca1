import { useTexts } from '../text/TextsContext.tsx'
import { CloseButton } from './Controls.tsx'
import style from './Notice.module.css'

export type NoticeContent =
  | { readonly kind: 'refusal'; readonly text: string; readonly rule: string }
  | { readonly kind: 'news'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string; readonly again?: () => void }

export interface NoticeProps {
  readonly content: NoticeContent
  ruleAddress(rule: string): string
  onClose(): void
}

/** One sentence above the strip: why a move is refused, with its rule, or news of the shell. */
export function Notice({ content, ruleAddress, onClose }: NoticeProps) {
  const { table } = useTexts()
  return (
    <div className={style.notice} data-kind={content.kind}>
      <p className={style.text}>{content.text}</p>
      {content.kind === 'refusal' && (
        <a className={style.rule} href={ruleAddress(content.rule)} target="_blank" rel="noreferrer">
          {table.rule(content.rule)}
        </a>
      )}
      {content.kind === 'problem' && content.again !== undefined && (
        <button
          type="button"
          className={style.again}
          onClick={() => {
            onClose()
            content.again?.()
          }}
        >
          {table.tryAgain}
        </button>
      )}
      <CloseButton onClose={onClose} />
    </div>
  )
}
