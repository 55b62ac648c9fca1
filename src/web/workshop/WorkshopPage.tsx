import { PageFrame } from '../pages/PageFrame.tsx'
import controls from '../pages/parts/controls.module.css'
import { useSettings } from '../settings/settings.ts'
import { loadWorkshopTexts } from '../text/load-texts.ts'
import { useLoaded, useTexts } from '../text/TextsContext.tsx'
import styles from './WorkshopPage.module.css'

/** Positions that are set up by hand, and cards and maps of one's own. */
export function WorkshopPage() {
  const { frame } = useTexts().pages
  const { language } = useSettings()
  const texts = useLoaded(language, loadWorkshopTexts)
  if (texts === undefined) return null
  return (
    <PageFrame title={frame.tab(texts.title)} page="games">
      <h1 className={controls.pageTitle}>{texts.title}</h1>
      <p className={styles.line}>{texts.line}</p>
      <section className={styles.section} aria-labelledby="positions">
        <h2 id="positions" className={controls.sectionTitle}>
          {texts.positions.title}
        </h2>
        <p className={controls.small}>{texts.positions.line}</p>
      </section>
    </PageFrame>
  )
}
