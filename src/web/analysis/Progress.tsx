import unseen from '#boards/unseen.module.css'
import controls from '../pages/parts/controls.module.css'
import type { AnalysisTexts } from '../text/en/teacher.ts'
import style from './Progress.module.css'
import type { Analysis } from './use-analysis.ts'

interface ProgressProps {
  readonly analysis: Analysis
  readonly texts: AnalysisTexts
}

/** How far the teacher is, and the way to stop it. */
export function Progress({ analysis, texts }: ProgressProps) {
  const { state, done, of, isWhole, searched } = analysis
  const share = isWhole ? searched : of === undefined ? 0 : done / of
  return (
    <div className={style.progress}>
      {state === 'done' ? (
        <p className={style.line}>{texts.line}</p>
      ) : (
        <>
          <progress className={style.bar} max={1} value={share} aria-label={isWhole ? texts.ceiling : texts.title} />
          <span className={style.figures}>{sentence(analysis, texts)}</span>
          {state === 'running' ? (
            <button type="button" className={controls.secondary} onClick={analysis.stop}>
              {texts.stop}
            </button>
          ) : (
            <button type="button" className={controls.secondary} onClick={analysis.goOn}>
              {texts.goOn}
            </button>
          )}
        </>
      )}
      <span role="status" className={unseen.unseen}>
        {state === 'running' ? '' : state === 'done' ? texts.done : sentence(analysis, texts)}
      </span>
    </div>
  )
}

function sentence({ state, done, of, isWhole }: Analysis, texts: AnalysisTexts): string {
  if (state === 'failed') return texts.failed
  if (isWhole) return state === 'running' ? texts.searching : texts.searchStopped
  if (of === undefined) return texts.preparing
  return state === 'running' ? texts.progress(Math.min(done + 1, of), of) : texts.partial(done, of)
}
