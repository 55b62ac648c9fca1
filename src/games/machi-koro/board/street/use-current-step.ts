import { useEffect, useState } from 'react'
import { rollTime } from '../roll-time.ts'
import { ROLLING, stepTime } from './steps.ts'
import type { Happening } from './street-props.ts'

/**
 * Which of so many steps of a happening is in the air: ROLLING before the first, the number of steps when all is at
 * rest. A new happening ends the one before.
 */
export function useCurrentStep(happening: Happening | null, steps: number, pace: number): number {
  const key = happening?.key
  const [at, setAt] = useState({ key, step: Number.POSITIVE_INFINITY })
  if (at.key !== key) setAt({ key, step: happening?.isRoll ? ROLLING : 0 })
  const current = pace === 0 ? steps : Math.min(at.step, steps)

  useEffect(() => {
    if (current === steps) return
    const time = current === ROLLING ? rollTime(pace) : stepTime(steps, pace)
    const timer = setTimeout(() => setAt({ key, step: current + 1 }), time)
    return () => clearTimeout(timer)
  }, [key, current, steps, pace])

  return current
}
