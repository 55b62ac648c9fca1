import { useTexts } from '../../text/TextsContext.tsx'
import styles from './Promises.module.css'

/** What holds for every game here. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      {useTexts().pages.home.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  )
}
