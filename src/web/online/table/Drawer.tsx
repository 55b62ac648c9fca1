import type { KeyboardEvent, ReactNode } from 'react'
import { CloseButton } from '../../table/Controls.tsx'
import style from './Drawer.module.css'

interface Props {
  readonly as: 'aside' | 'section'
  readonly title: string
  /** Over a board, which is as high as the screen, or on a page that is as long as it needs to be. */
  readonly place: 'board' | 'page'
  /** As high as there is room, and from below where the screen is narrow; or as high as it must be, and from above. */
  readonly fill: 'room' | 'content'
  onClose(): void
  readonly children: ReactNode
}

/** A panel over the right side of a table, below the scores, until it is closed. */
export function Drawer({ as: Part, title, place, fill, onClose, children }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Part className={style.drawer} data-place={place} data-fill={fill} aria-label={title} onKeyDown={press}>
      <header className={style.head}>
        <h2>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </Part>
  )
}

interface IconButtonProps {
  readonly className: string
  readonly label: string
  /** The path of its picture. */
  readonly icon: string
  readonly isExpanded?: boolean
  readonly isPressed?: boolean
  onClick(): void
}

/** A button with a picture, in the bar of a table or beside a line of its chat. */
export function IconButton({ className, label, icon, isExpanded, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  )
}
