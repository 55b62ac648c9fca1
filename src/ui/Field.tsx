import type { ComponentProps } from 'react'
import styles from './Field.module.css'

/** A field to type in. */
export function Input({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.field} ${className}`} />
}

/** A list to choose from. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return <select {...select} className={`${styles.field} ${className}`} />
}
