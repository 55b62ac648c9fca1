import styles from './Wordmark.module.css'

const LINE = 'M9 35c0-8 6-10 15-11.500s13-4 10-8.500c-2-3-10-3-10-9'

/** The name of the house: a hill, a line, and somebody's home on top. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.sign} viewBox="0 0 48 36" aria-hidden="true">
        <circle cx="36" cy="8" r="5" fill="var(--lamp)" />
        <path d="M0 36C8 18 15 11 24 11s16 7 24 25Z" fill="var(--hill)" />
        <path d="M19 11.800V4.500L24 .5l5 4v7.300q-5-1.600-10 0Z" fill="var(--red)" />
        <path d={LINE} fill="none" stroke="var(--casing)" strokeWidth="5.500" />
        <path d={LINE} fill="none" stroke="var(--black)" strokeWidth="4" strokeDasharray="1.400 1.900" />
        <path d={LINE} fill="none" stroke="var(--black)" strokeWidth="1.400" />
      </svg>
      Hilltop
    </span>
  )
}
