import { useStore } from '../../store.ts'
import type { Visit } from './visit.ts'

/** Whether what happens at the table does not get here right now. */
export function useIsCutOff(visit: Visit): boolean {
  const line = useStore(visit.connection.state)
  const isInTrouble = useStore(visit.persistence.isInTrouble)
  return line.kind === 'offline' || isInTrouble
}
