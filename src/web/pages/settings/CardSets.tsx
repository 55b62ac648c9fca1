import { useId, useState } from 'react'
import { loadRules } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import { listCardSets, removeCardSet } from '../../games/card-sets.ts'
import { reasonOf } from '../../problem.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { FileButton } from '../parts/FileButton.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import styles from './CardSets.module.css'

/** The card sets of one game: its own, and those that somebody added. */
export function CardSets({ gameId }: { readonly gameId: string }) {
  const { pages, reasons } = useTexts()
  const texts = pages.settings
  const { cardSets } = useSettings()
  const intro = useIntro(gameId)
  const name = useId()
  const [sets, setSets] = useState(() => listCardSets(gameId))
  const [said, setSaid] = useState<{ readonly isBad: boolean; readonly text: string }>()
  const chosen = sets.find(({ sha256 }) => sha256 === cardSets[gameId])?.sha256 ?? ''

  function choose(sha256: string): void {
    const { [gameId]: _, ...others } = cardSets
    changeSettings({ cardSets: sha256 === '' ? others : { ...others, [gameId]: sha256 } })
  }

  async function add(file: File): Promise<void> {
    const [rules, bytes, { addCardSet }] = await Promise.all([
      loadRules(gameId),
      file.arrayBuffer(),
      import('../../games/card-files.ts'),
    ])
    const added = addCardSet(rules, file.name, bytes)
    setSets(listCardSets(gameId))
    if (added.ok) choose(added.value.sha256)
    setSaid(
      added.ok
        ? { isBad: false, text: texts.cardsAdded(added.value.id) }
        : { isBad: true, text: texts.cardsRefused(file.name, reasonOf(added.problem, reasons)) },
    )
  }

  function remove(sha256: string): void {
    removeCardSet(sha256)
    setSets(listCardSets(gameId))
    if (sha256 === chosen) choose('')
  }

  return (
    <section className={controls.card} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className={controls.sectionTitle}>
        {texts.cardsOf(intro?.name ?? '')}
      </h2>
      <p className={`${controls.small} ${styles.line}`}>{texts.cardsLine}</p>
      <ul className={styles.list}>
        {[{ id: texts.standardCards, sha256: '' }, ...sets].map(({ id, sha256 }) => (
          <li key={sha256} className={styles.set}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={sha256 === chosen}
                onChange={() => choose(sha256)}
              />
              <span className={styles.name}>
                {id}
                {sha256 !== '' && <span className={controls.small}>{texts.fingerprint(sha256.slice(0, 8))}</span>}
              </span>
            </label>
            {sha256 !== '' && <RemoveButton what={id} remove={() => remove(sha256)} />}
          </li>
        ))}
      </ul>
      <FileButton text={texts.addCards} take={add} />
      <p role="status" className={said?.isBad ? styles.bad : styles.good}>
        {said?.text}
      </p>
    </section>
  )
}
