import type { ComponentProps } from 'react'
import style from './ScrollingList.module.css'

/** A list that may have more in it than is in sight: a keyboard scrolls only what it can reach. */
export function ScrollingList({ className = '', ...props }: ComponentProps<'ol'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return <ol className={`${style.list} ${className}`} tabIndex={0} {...props} />
}
