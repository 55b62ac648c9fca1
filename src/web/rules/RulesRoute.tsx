import { useEffect, useState } from 'react'
import type { Language, RuleExamples, RuleSection } from '../../boards/board.ts'
import { FACES, useIntro } from '../faces.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageFrame } from '../pages/PageFrame.tsx'
import { useSettings } from '../settings/settings.ts'
import { RulesPage } from './RulesPage.tsx'
import { rulesPageTexts } from './texts.ts'

interface Loaded {
  readonly language: Language
  readonly sections: readonly RuleSection[]
  readonly examples: RuleExamples
  readonly faceTexts: unknown
}

/** The rules of the game that the address names, in the language of the page. */
export function RulesRoute({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const intro = useIntro(gameId)
  const entry = FACES[gameId]
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      if (entry === undefined) return
      const face = await entry.loadFace()
      const [sections, examples, faceTexts] = await Promise.all([
        face.loadRules(language),
        face.loadExamples(),
        face.loadTexts(language),
      ])
      if (isWanted) setLoaded({ language, sections, examples, faceTexts })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [entry, language])
  if (entry === undefined) return <NotFoundPage />
  const texts = rulesPageTexts[loaded?.language ?? language]
  return (
    <PageFrame title={`${texts.title} · Hilltop`} page="rules">
      {loaded !== undefined && intro !== undefined && (
        <RulesPage
          sections={loaded.sections}
          examples={loaded.examples}
          texts={texts}
          gameName={intro.name}
          faceTexts={loaded.faceTexts}
        />
      )}
    </PageFrame>
  )
}
