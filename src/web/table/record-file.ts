import type { Session } from './session.ts'

function recordText(session: Session): string {
  return `${JSON.stringify(session.saved().record)}\n`
}

export async function copyRecord(session: Session): Promise<void> {
  await navigator.clipboard.writeText(recordText(session))
}

export function downloadRecord(session: Session): void {
  download(new Blob([recordText(session)], { type: 'application/json' }), `${session.game.id}-${session.id}.json`)
}

export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
