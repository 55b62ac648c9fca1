import { Link } from 'wouter'
import { settingsAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { ReplayProblem } from './open-replay.ts'
import style from './Problem.module.css'

/** Why a game cannot be shown. */
export function Problem({ problem }: { readonly problem: ReplayProblem }) {
  const { open } = useTexts().replay
  return (
    <div className={style.problem} role="alert">
      {problem.kind === 'missing' && open.missing}
      {problem.kind === 'broken' && open.refused(problem.error)}
      {problem.kind === 'cards' && (
        <>
          {open.noCards(problem.name)} <Link href={settingsAddress()}>{open.settings}</Link>
        </>
      )}
    </div>
  )
}
