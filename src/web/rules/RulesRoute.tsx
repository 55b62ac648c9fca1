import { useEffect, useState } from 'react'
import type { RuleExamples, RuleSection } from '#boards/board.ts'
import { findEntrance } from '#games/index.ts'
import { useIntro } from '../game-texts.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageFrame } from '../pages/PageFrame.tsx'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { RulesPage } from './RulesPage.tsx'

interface Loaded {
  readonly sections: readonly RuleSection[]
  readonly examples: RuleExamples
  readonly faceTexts: unknown
}

const NO_EXAMPLES: RuleExamples = { names: [], draw: () => null }

/** The rules of the game that the address names, in the language of the page. */
export function RulesRoute({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const { pages, rules } = useTexts()
  const intro = useIntro(gameId)
  const entry = findEntrance(gameId)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      if (entry === undefined) return
      const face = await entry.loadFace()
      const [sections, examples, faceTexts] = await Promise.all([
        face.loadRules(language),
        face.loadExamples?.() ?? NO_EXAMPLES,
        entry.loadTexts(language),
      ])
      if (isWanted) setLoaded({ sections, examples, faceTexts })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [entry, language])
  if (entry === undefined) return <NotFoundPage />
  return (
    <PageFrame title={pages.frame.tab(intro === undefined ? rules.title : rules.titleOf(intro.name))} page="rules">
      {loaded !== undefined && intro !== undefined && (
        <RulesPage
          sections={loaded.sections}
          examples={loaded.examples}
          texts={rules}
          gameName={intro.name}
          faceTexts={loaded.faceTexts}
        />
      )}
    </PageFrame>
  )
}
