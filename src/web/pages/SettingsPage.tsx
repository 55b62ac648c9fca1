import { Link, useSearch } from 'wouter'
import { LANGUAGES, type Language } from '#boards/board.ts'
import { GAME_IDS } from '#games/index.ts'
import { tableAddress } from '../routes.ts'
import { BOT_SPEEDS, changeSettings, LONGEST_NAME, MOTIONS, THEMES, useSettings } from '../settings/settings.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PageFrame } from './PageFrame.tsx'
import { Choice } from './parts/Choice.tsx'
import controls from './parts/controls.module.css'
import styles from './SettingsPage.module.css'
import { CardSets } from './settings/CardSets.tsx'

/** Every language by its own name, so that it is found by those who read no other. */
const NATIVE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', ja: '日本語' }

/** Everything here is done as soon as it is chosen. */
export function SettingsPage() {
  const { frame, settings: texts } = useTexts().pages
  const game = new URLSearchParams(useSearch()).get('game')
  const { language, theme, motion, sound, botSpeed, name } = useSettings()
  return (
    <PageFrame title={frame.tab(texts.title)} page="settings">
      <h1 className={controls.pageTitle}>{texts.title}</h1>
      {game !== null && (
        <p className={styles.back}>
          <Link className={controls.primary} href={tableAddress(game)}>
            {texts.back}
          </Link>
        </p>
      )}
      <div className={styles.columns}>
        <div className={`${controls.card} ${styles.rows}`}>
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
              <span className={`${controls.small} ${styles.line}`}>{texts.nameLine}</span>
            </span>
            <input
              className={`${controls.field} ${styles.name}`}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              value={name}
              onChange={(event) => changeSettings({ name: event.target.value })}
            />
          </label>
        </div>
        <div className={styles.cards}>
          {GAME_IDS.map((id) => (
            <CardSets key={id} gameId={id} />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
