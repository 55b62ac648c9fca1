import { type Settings, settings } from './settings.ts'

const PAUSES: Readonly<Record<Settings['botSpeed'], number>> = { instant: 0, fast: 300, normal: 900, slow: 2000 }

/** How long one looks at an action of a bot before the next, in ms, as the person has chosen. */
export function botPause(): number {
  return PAUSES[settings().botSpeed]
}
