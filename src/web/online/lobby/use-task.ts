import { useRef, useState } from 'react'
import type { ProblemTexts } from '../../text/en/online.ts'
import { useOnlineTexts } from '../texts.tsx'
import { problemWords } from './table-texts.ts'

export type Work = () => Promise<void>

export interface Task {
  /** Whether something is under way. */
  readonly isBusy: boolean
  /** Why the last thing was not done; empty where it was. */
  readonly problem: string
  /** Does one thing after the other; `words` are for problems that mean something special here. */
  run(work: Work, words?: Partial<ProblemTexts>): Promise<void>
}

/** Asks the server for things, and says why where something was not done. */
export function useTask(): Task {
  const texts = useOnlineTexts().problems
  const [underWay, setUnderWay] = useState(0)
  const [problem, setProblem] = useState('')
  const last = useRef(Promise.resolve())

  async function attempt(work: Work, words: Partial<ProblemTexts> | undefined): Promise<void> {
    setUnderWay((count) => count + 1)
    try {
      await work()
      setProblem('')
    } catch (error) {
      setProblem(problemWords(error, { ...texts, ...words }))
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  return {
    isBusy: underWay > 0,
    problem,
    run(work, words) {
      last.current = last.current.then(() => attempt(work, words))
      return last.current
    },
  }
}
