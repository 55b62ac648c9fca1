import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './Button.module.css'

interface Look {
  /** The one thing to do next, anything else, or something beside it. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | undefined
  readonly isBig?: boolean | undefined
  readonly className?: string | undefined
}

/** The classes of a button, for what is none: a label, a summary. */
export function buttonClass({ look = 'secondary', isBig = false, className }: Look): string {
  return [styles[look], isBig && styles.big, className].filter(Boolean).join(' ')
}

export function Button({ look, isBig, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={buttonClass({ look, isBig, className })} />
}

/** A link that leads on, as a button does. */
export function ButtonLink({
  look,
  isBig,
  className,
  ...link
}: Look & Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }) {
  return <Link {...link} className={buttonClass({ look, isBig, className })} />
}
