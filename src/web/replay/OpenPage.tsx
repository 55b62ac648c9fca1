import { PageFrame } from '../pages/PageFrame.tsx'
import controls from '../pages/parts/controls.module.css'
import { useTexts } from '../text/TextsContext.tsx'
import style from './OpenPage.module.css'
import { OpenRecord } from './OpenRecord.tsx'
import { OwnGames } from './OwnGames.tsx'
import type { ReplayProblem } from './open-replay.ts'
import { Refused } from './Refused.tsx'

/** The page that asks which game to show; where the address named one that cannot be shown, it says why. */
export function OpenPage({ problem }: { readonly problem: ReplayProblem | undefined }) {
  const { replay, pages } = useTexts()
  return (
    <PageFrame title={pages.frame.tab(replay.title)}>
      <h1 className={controls.pageTitle}>{replay.title}</h1>
      <p className={style.line}>{replay.open.line}</p>
      {problem && <Refused problem={problem} />}
      <div className={style.ways}>
        <OpenRecord />
        <OwnGames />
      </div>
    </PageFrame>
  )
}
