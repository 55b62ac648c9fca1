import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { SampleSet } from '#boards/board.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { Select } from '#ui/Field.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { keptCardSet, listCardSets } from '../../games/card-sets.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'

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
  const [loading, setLoading] = useState<string>()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  // A sample takes a moment to load: the form may have changed since, or another set may have been chosen.
  const latest = useRef({ choose, loading })
  // A layout effect: the form can be sent as soon as it no longer says that cards are loading.
  useLayoutEffect(() => {
    latest.current = { choose, loading }
    // The form is not sent meanwhile: it would be sent with the cards chosen before.
    select.current?.setCustomValidity(loading === undefined ? '' : texts.sampleLoading)
  })
  const sets = listCardSets(gameId)
  // Shown before the samples are loaded, so that nothing below it moves away from a finger that is about to press it.
  if (sets.length === 0 && tools === undefined) return null
  const isOwn = sets.some(({ sha256 }) => sha256 === chosen)
  const sample = isOwn ? undefined : samples.find((each) => each.id === keptCardSet(chosen)?.name.id)

  async function take(value: string): Promise<void> {
    const isSample = value.startsWith(SAMPLE)
    setFailed(false)
    setLoading(isSample ? value : undefined)
    if (!isSample) return choose(value)
    const keep = async () => (await import('../../games/sample-sets.ts')).keepSample(gameId, value.slice(SAMPLE.length))
    const sha256 = await keep().catch(() => undefined)
    if (latest.current.loading !== value) return
    setLoading(undefined)
    if (sha256 === undefined) setFailed(true)
    else latest.current.choose(sha256)
  }

  return (
    <label className={className}>
      {texts.cards}
      <Select
        ref={select}
        aria-label={texts.cards}
        aria-describedby={id}
        value={loading ?? (sample ? SAMPLE + sample.file : chosen)}
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
      </Select>
      <span id={id} className={prose.small} aria-live="polite">
        {loading ? texts.sampleLoading : hasFailed ? texts.sampleFailed : sample?.line}
      </span>
    </label>
  )
}

const NO_SAMPLES: readonly SampleSet[] = []
