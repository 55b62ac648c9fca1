import type { GameIntro } from '../../../boards/board.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import styles from './Variants.module.css'

interface Props {
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly intro: GameIntro
  choose(variants: readonly string[]): void
}

/** The ways to play a game, each on or off. */
export function Variants({ all, chosen, intro, choose }: Props) {
  const texts = useTexts().pages.newGame
  return (
    <section aria-labelledby="variants">
      <h2 id="variants" className={controls.sectionTitle}>
        {texts.variants}
      </h2>
      <div className={styles.variants}>
        {all.map((variant) => (
          <label key={variant} className={styles.variant}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(variant)}
              onChange={({ target: { checked } }) =>
                choose(all.filter((name) => (name === variant ? checked : chosen.includes(name))))
              }
            />
            <span>
              <span className={styles.name}>{intro.variants[variant]?.name ?? variant}</span>
              <span className={controls.small}>{intro.variants[variant]?.line}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
