import { useEffect, useId, useRef, useState } from 'react'
import type { SampleSet } from '#boards/board.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { keptCardSet, listCardSets } from '../../games/card-sets.ts'
import { useSettings } from '../../settings/settings.ts'
import { useLoaded, useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'

interface Props {
  readonly gameId: string
  /** The SHA-256 of a replaced set; empty for the standard cards. */
  readonly chosen: string
  choose(sha256: string): void
  readonly className: string | undefined
}

/** Marks a sample set among the values; a SHA-256 has no slash. */
const SAMPLE = 'sample/'

/** The standard cards, a sample set of the game, or a set of this browser. */
export function CardSetChoice({ gameId, chosen, choose, className }: Props) {
  const texts = useTexts().pages.newGame
  const { language } = useSettings()
  const tools = GAME_TOOLS[gameId]
  const samples = useLoaded(language, tools?.loadSamples) ?? NO_SAMPLES
  const [hasFailed, setFailed] = useState(false)
  const id = useId()
  // A sample takes a moment to load: the form may have changed since, or another set may have been chosen.
  const latestChoose = useRef(choose)
  useEffect(() => {
    latestChoose.current = choose
  })
  const wanted = useRef(chosen)
  const sets = listCardSets(gameId)
  // Shown before the samples are loaded, so that nothing below it moves away from a finger that is about to press it.
  if (sets.length === 0 && tools === undefined) return null
  const isOwn = sets.some(({ sha256 }) => sha256 === chosen)
  const sample = isOwn ? undefined : samples.find((each) => each.id === keptCardSet(chosen)?.name.id)

  async function take(value: string): Promise<void> {
    setFailed(false)
    wanted.current = value
    if (!value.startsWith(SAMPLE)) return choose(value)
    const { keepSample } = await import('../../games/sample-sets.ts')
    const sha256 = await keepSample(gameId, value.slice(SAMPLE.length))
    if (wanted.current !== value) return
    if (sha256 === undefined) setFailed(true)
    else latestChoose.current(sha256)
  }

  return (
    <label className={className}>
      {texts.cards}
      <select
        className={controls.field}
        aria-label={texts.cards}
        aria-describedby={id}
        value={sample ? SAMPLE + sample.file : chosen}
        onChange={({ target }) => void take(target.value)}
      >
        <option value="">{texts.standardCards}</option>
        {samples.map(({ file, name }) => (
          <option key={file} value={SAMPLE + file}>
            {name}
          </option>
        ))}
        {sets.map(({ id: name, sha256 }) => (
          <option key={sha256} value={sha256}>
            {name}
          </option>
        ))}
      </select>
      <span id={id} className={controls.small} aria-live="polite">
        {hasFailed ? texts.sampleFailed : sample?.line}
      </span>
    </label>
  )
}

const NO_SAMPLES: readonly SampleSet[] = []
