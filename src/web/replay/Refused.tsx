import { Link } from 'wouter'
import { reasonOf } from '../problem.ts'
import { settingsAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { ReplayProblem } from './open-replay.ts'
import style from './Refused.module.css'

/** Why a game cannot be shown. */
export function Refused({ problem }: { readonly problem: ReplayProblem }) {
  return (
    <div className={style.refused} role="alert">
      <Reason problem={problem} />
    </div>
  )
}

function Reason({ problem }: { readonly problem: ReplayProblem }) {
  const { replay, reasons } = useTexts()
  const { open } = replay
  if (problem.kind === 'missing') return open.missing
  if (problem.kind !== 'noCards') return open.refused(reasonOf(problem, reasons))
  return (
    <>
      {open.noCards(problem.name)} <Link href={settingsAddress()}>{open.settings}</Link>
    </>
  )
}
