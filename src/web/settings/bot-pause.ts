import { type Settings, settings } from './settings.ts'

const PAUSES: Readonly<Record<Settings['botSpeed'], number>> = { instant: 0, fast: 300, normal: 900, slow: 2000 }

/** The pause between actions of bots, in ms, from the settings. */
export function botPause(): number {
  return PAUSES[settings().botSpeed]
}
