import { useId } from 'react'
import type { GameIntro } from '#boards/board.ts'
import type { ChoiceVariant, Variant } from '#engine/game.ts'
import { type ChosenVariants, chosenVariants, isChoice } from '#engine/options.ts'
import { Select } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import { useTexts } from '../../text/TextsContext.tsx'
import styles from './Variants.module.css'

interface Props {
  readonly all: readonly Variant[]
  readonly chosen: ChosenVariants
  readonly intro: GameIntro
  choose(variants: ChosenVariants): void
}

/** The ways to play a game: each is on or off, or one of several. */
export function Variants({ all, chosen, intro, choose }: Props) {
  const texts = useTexts().pages.newGame
  const set = (name: string, value: unknown) => choose(chosenVariants(all, { ...chosen, [name]: value }))
  return (
    <section aria-labelledby="variants">
      <h2 id="variants" className={prose.sectionTitle}>
        {texts.variants}
      </h2>
      <div className={styles.variants}>
        {all.map((variant) =>
          isChoice(variant) ? (
            <ValueChoice key={variant.name} {...{ variant, chosen, intro, set }} />
          ) : (
            <label key={variant} className={styles.variant}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen[variant] === true}
                onChange={({ target: { checked } }) => set(variant, checked)}
              />
              <span>
                <span className={styles.name}>{intro.variants[variant]?.name ?? variant}</span>
                <span className={prose.small}>{intro.variants[variant]?.line}</span>
              </span>
            </label>
          ),
        )}
      </div>
    </section>
  )
}

interface ChoiceProps extends Pick<Props, 'chosen' | 'intro'> {
  readonly variant: ChoiceVariant
  set(name: string, value: unknown): void
}

/** One of several values, with a line about the variant and one about the chosen value. */
function ValueChoice({ variant: { name, values, usual }, chosen, intro, set }: ChoiceProps) {
  const id = useId()
  const texts = intro.variants[name]
  const value = chosen[name] ?? usual
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.name}>
        {texts?.name ?? name}
      </label>
      <span className={prose.small}>{texts?.line}</span>
      <Select
        id={id}
        aria-describedby={`${id}-line`}
        value={String(value)}
        onChange={({ target: { selectedIndex } }) => set(name, values[selectedIndex])}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {texts?.values?.[each]?.name ?? each}
          </option>
        ))}
      </Select>
      <span id={`${id}-line`} className={prose.small} aria-live="polite">
        {texts?.values?.[String(value)]?.line}
      </span>
    </div>
  )
}
