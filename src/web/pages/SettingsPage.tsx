import { useEffect, useId, useState } from 'react'
import { useSearch } from 'wouter'
import { LANGUAGES, type Language } from '#boards/board.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import { Input } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import { useIntro } from '../game-texts.ts'
import { listCardSets, removeCardSet } from '../games/card-sets.ts'
import { reasonOf } from '../problem.ts'
import { accountAddress, tableAddress } from '../routes.ts'
import {
  BOT_SPEEDS,
  changeSettings,
  chooseCardSet,
  LONGEST_NAME,
  MOTIONS,
  THEMES,
  useSettings,
} from '../settings/settings.ts'
import { library } from '../storage/library.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PageFrame, PageTexts, usePageTexts } from './PageFrame.tsx'
import { FileButton, RemoveButton } from './parts/buttons.tsx'
import { Choice } from './parts/Choice.tsx'
import styles from './SettingsPage.module.css'

/** Every language by its own name, so that it is found by those who read no other. */
const NATIVE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', ja: '日本語' }

/** Everything here is done as soon as it is chosen. */
export function SettingsPage() {
  return (
    <PageTexts>
      <AllSettings />
    </PageTexts>
  )
}

function AllSettings() {
  const { frame } = useTexts().pages
  const { settings: texts } = usePageTexts()
  const game = new URLSearchParams(useSearch()).get('game')
  const { language, theme, motion, sound, botSpeed, name } = useSettings()
  return (
    <PageFrame title={frame.tab(texts.title)} page="settings">
      <h1 className={prose.pageTitle}>{texts.title}</h1>
      {game !== null && (
        <p className={styles.back}>
          <ButtonLink look="primary" href={tableAddress(game)}>
            {texts.back}
          </ButtonLink>
        </p>
      )}
      <div className={`${columns.columns} ${styles.columns}`}>
        <Card as="div" className={styles.rows}>
          <div className={styles.row}>
            <span aria-hidden="true">{texts.language}</span>
            <Choice
              label={texts.language}
              value={language}
              choices={LANGUAGES.map((value) => ({ value, text: NATIVE_NAMES[value], lang: value }))}
              choose={(value) => changeSettings({ language: value })}
            />
          </div>
          <div className={styles.row}>
            <span aria-hidden="true">{texts.theme}</span>
            <Choice
              label={texts.theme}
              value={theme}
              choices={THEMES.map((value) => ({ value, text: texts.themes[value] }))}
              choose={(value) => changeSettings({ theme: value })}
            />
          </div>
          <div className={styles.row}>
            <span aria-hidden="true">{texts.motion}</span>
            <Choice
              label={texts.motion}
              value={motion}
              choices={MOTIONS.map((value) => ({ value, text: texts.motions[value] }))}
              choose={(value) => changeSettings({ motion: value })}
            />
          </div>
          <div className={styles.row}>
            <span aria-hidden="true">{texts.sound}</span>
            <Choice
              label={texts.sound}
              value={sound ? 'on' : 'off'}
              choices={[
                { value: 'off', text: texts.off },
                { value: 'on', text: texts.on },
              ]}
              choose={(value) => changeSettings({ sound: value === 'on' })}
            />
          </div>
          <div className={styles.row}>
            <span aria-hidden="true">{texts.botSpeed}</span>
            <Choice
              label={texts.botSpeed}
              value={botSpeed}
              choices={BOT_SPEEDS.map((value) => ({ value, text: texts.botSpeeds[value] }))}
              choose={(value) => changeSettings({ botSpeed: value })}
            />
          </div>
          <label className={styles.row}>
            <span>
              {texts.name}
              <span className={`${prose.small} ${styles.line}`}>{texts.nameLine}</span>
            </span>
            <Input
              className={styles.name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              value={name}
              onChange={(event) => changeSettings({ name: event.target.value })}
            />
          </label>
          <div className={styles.row}>
            <span>
              {texts.notices}
              <span className={`${prose.small} ${styles.line}`}>{texts.noticesLine}</span>
            </span>
            <ButtonLink href={accountAddress()}>{texts.noticesOpen}</ButtonLink>
          </div>
        </Card>
        <div className={columns.column}>
          {GAME_IDS.map((id) => (
            <CardSets key={id} gameId={id} />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

/** The card sets of one game: its own, and added ones. */
export function CardSets({ gameId }: { readonly gameId: string }) {
  const { reasons, kit } = useTexts()
  const { settings: texts } = usePageTexts()
  const { cardSets } = useSettings()
  const intro = useIntro(gameId)
  const name = useId()
  const [sets, setSets] = useState(() => listCardSets(gameId))
  const [said, setSaid] = useState<{ readonly isBad: boolean; readonly text: string }>()
  useEffect(() => {
    // Also for what a slow database has later.
    return library.onOtherTab(() => setSets(listCardSets(gameId)))
  }, [gameId])
  const chosen = sets.find(({ sha256 }) => sha256 === cardSets[gameId])?.sha256 ?? ''

  async function add(file: File): Promise<void> {
    const loaded = await Promise.all([loadRules(gameId), import('../games/card-files.ts')]).catch(() => undefined)
    if (loaded === undefined) return setSaid({ isBad: true, text: kit.notLoaded })
    const [rules, { addCardSet }] = loaded
    const added = await addCardSet(rules, file.name, await file.arrayBuffer())
    setSets(listCardSets(gameId))
    if (added.ok) chooseCardSet(gameId, added.value.sha256)
    setSaid(
      added.ok
        ? { isBad: false, text: texts.cardsAdded(added.value.id) }
        : { isBad: true, text: texts.cardsRefused(file.name, reasonOf(added.problem, reasons)) },
    )
  }

  function remove(sha256: string): void {
    removeCardSet(sha256)
    setSets(listCardSets(gameId))
    if (sha256 === chosen) chooseCardSet(gameId, '')
  }

  return (
    <Card title={texts.cardsOf(intro?.name ?? '')}>
      <p className={`${prose.small} ${styles.cardSetsLine}`}>{texts.cardsLine}</p>
      <ul className={styles.list}>
        {[{ id: texts.standardCards, sha256: '' }, ...sets].map(({ id, sha256 }) => (
          <li key={sha256} className={styles.set}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={sha256 === chosen}
                onChange={() => chooseCardSet(gameId, sha256)}
              />
              <span className={styles.cardSetsName}>
                {id}
                {sha256 !== '' && <span className={prose.small}>{texts.fingerprint(sha256.slice(0, 8))}</span>}
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
    </Card>
  )
}
