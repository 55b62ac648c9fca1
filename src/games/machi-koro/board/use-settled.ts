import { useEffect, useState } from 'react'
import { rollTime } from './roll-time.ts'
import { isRoll } from './street/street-props.ts'
import type { MachiBoardProps } from './use-turn.ts'

const NOTHING: readonly string[] = []

/**
 * The table as it may be seen while the dice are in the air: as it was before the roll, with nothing to do. Everything but
 * the dice shows this, or one would read the result before it falls.
 */
export function useSettled(props: MachiBoardProps, isNew: boolean): MachiBoardProps {
  const { log, pace } = props
  const last = log.at(-1)
  const isNewRoll = isNew && last !== undefined && isRoll(last.action)
  const [seen, setSeen] = useState({ before: props, props, fallen: log })
  if (seen.props.log !== log) setSeen({ ...seen, before: seen.props, props })
  const isRolling = isNewRoll && pace > 0 && seen.fallen !== log
  useEffect(() => {
    if (!isRolling) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, fallen: log })), rollTime(pace))
    return () => clearTimeout(timer)
  }, [isRolling, log, pace])
  if (!isRolling) return props
  const { before } = seen.props.log === log ? seen : { before: seen.props }
  const { controls, notice, texts } = props
  return { ...before, controls, notice, texts, mayAct: false, legal: NOTHING }
}
