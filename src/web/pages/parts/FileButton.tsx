import controls from './controls.module.css'
import styles from './FileButton.module.css'

/** A field for a JSON file that looks like the other buttons. */
export function FileButton({ text, take }: { readonly text: string; take(file: File): void }) {
  return (
    <label className={`${controls.secondary} ${styles.button}`}>
      {text}
      <input
        type="file"
        className={styles.input}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) take(file)
          // The same file may be taken again, once it is mended.
          target.value = ''
        }}
      />
    </label>
  )
}
