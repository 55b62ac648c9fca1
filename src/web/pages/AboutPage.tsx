import type { Language } from '#boards/board.ts'
import { GAME_IDS } from '#games/index.ts'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import { preload, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { preloadGames, useAbout, useIntro } from '../game-texts.ts'
import { hrefOf } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import type { AboutTexts } from '../text/en/pages.ts'
import { loadAboutTexts, useTexts } from '../text/TextsContext.tsx'
import styles from './AboutPage.module.css'
import { PageFrame } from './PageFrame.tsx'

/** What is shipped with the pages beside our own work: the name, whose it is, and its licence. */
const LICENCES: readonly (readonly [part: string, by: string, licence: string])[] = [
  ['React (react, react-dom, scheduler, use-sync-external-store)', 'Meta Platforms, Inc. and affiliates', 'MIT'],
  ['wouter', 'Alexey Taktarov', 'Unlicense'],
  ['regexparam', 'Luke Edwards', 'MIT'],
  ['mitt', 'Jason Miller', 'MIT'],
  ['Comlink', 'Google LLC', 'Apache 2.0'],
  ['Workbox', 'Google LLC', 'MIT'],
  ['Inter', 'The Inter Project Authors', 'OFL 1.1'],
  ['Barlow', 'The Barlow Project Authors', 'OFL 1.1'],
  ['Noto Sans JP', 'Google Inc.', 'OFL 1.1'],
]

export function AboutPage() {
  const { language } = useSettings()
  const { frame } = useTexts().pages
  const texts = useLoaded(language, loadAboutTexts)
  return (
    <PageFrame title={frame.tab(frame.about)} page="about">
      <h1 className={prose.pageTitle}>{frame.about}</h1>
      {texts && <About texts={texts} />}
    </PageFrame>
  )
}

AboutPage.preload = async (language: Language): Promise<void> => {
  await Promise.all([preload(loadAboutTexts, language), preloadGames(language, ['loadIntro', 'loadAbout'])])
}

function About({ texts }: { readonly texts: AboutTexts }) {
  return (
    <div className={`${columns.columns} ${styles.about}`}>
      <div className={styles.text}>
        <Paragraphs lines={texts.what} />
        <h2>{texts.privacy}</h2>
        <Paragraphs lines={texts.privacyLines} />
        <h2>{texts.free}</h2>
        <Paragraphs lines={texts.freeLines} />
        <h2>{texts.rights}</h2>
        {GAME_IDS.map((id) => (
          <Rights key={id} gameId={id} />
        ))}
      </div>
      <Card title={texts.inside}>
        <p className={prose.small}>{texts.insideLine}</p>
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              <th scope="col">{texts.licence}</th>
            </tr>
          </thead>
          <tbody>
            {LICENCES.map(([part, by, licence]) => (
              <tr key={part}>
                <th scope="row">
                  {part}
                  <span className={prose.small}>{by}</span>
                </th>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <a href={hrefOf('/licences.txt')}>{texts.licences}</a>
        </p>
      </Card>
    </div>
  )
}

/** Whose a game is, in its own words. */
function Rights({ gameId }: { readonly gameId: string }) {
  const intro = useIntro(gameId)
  const credits = useAbout(gameId)?.credits
  if (intro === undefined || credits === undefined) return null
  return (
    <>
      <h3>{intro.name}</h3>
      <Paragraphs lines={credits} />
    </>
  )
}

function Paragraphs({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
