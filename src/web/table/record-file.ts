import { copyText, download } from '../copy-and-download.ts'
import { withItsCards } from '../games/card-sets.ts'
import type { Session } from './session.ts'

function recordText(session: Session): string {
  return `${JSON.stringify(withItsCards(session.saved().record))}\n`
}

/** Whether the browser allowed it. */
export function copyRecord(session: Session): Promise<boolean> {
  return copyText(recordText(session))
}

export function downloadRecord(session: Session): void {
  download(new Blob([recordText(session)], { type: 'application/json' }), `${session.game.id}-${session.id}.json`)
}
