import type { EngineId } from '../../cards/cards.ts'
import type { Livery } from './engine-of.ts'
import { DIESEL, DIESEL_NOSE, DIESEL_SMALL } from './engines/diesels.ts'
import { type Drawing, isLiveryTone, RAIL, type Tone } from './engines/drawing.ts'
import { ELECTRIC_BOX, ELECTRIC_MODERN, ELECTRIC_SLANT } from './engines/electrics.ts'
import { DRAISINE, NARROW_GAUGE } from './engines/light.ts'
import { DOUBLE_DECKER, MULTIPLE_UNIT, RAILBUS, RAILCAR } from './engines/railcars.ts'
import { STEAM_TANK, STEAM_TENDER } from './engines/steam.ts'

const DRAWINGS: Readonly<Record<EngineId, Drawing>> = {
  draisine: DRAISINE,
  'steam-tank': STEAM_TANK,
  'steam-tender': STEAM_TENDER,
  railbus: RAILBUS,
  railcar: RAILCAR,
  'diesel-small': DIESEL_SMALL,
  diesel: DIESEL,
  'diesel-nose': DIESEL_NOSE,
  'electric-box': ELECTRIC_BOX,
  'electric-slant': ELECTRIC_SLANT,
  'electric-modern': ELECTRIC_MODERN,
  'multiple-unit': MULTIPLE_UNIT,
  'double-decker': DOUBLE_DECKER,
  'narrow-gauge': NARROW_GAUGE,
}

interface EngineProps {
  readonly engine: EngineId
  readonly livery?: Livery
}

/** An engine on a grid of 80 x 40 whose rail is at 36, without the rail. */
export function EnginePicture({ engine, livery = 'red' }: EngineProps) {
  const colour = (tone: Tone) => `var(--lk-${isLiveryTone(tone) ? `${livery}-${tone}` : tone})`
  return DRAWINGS[engine].map(([tone, path, width]) =>
    width === undefined ? (
      <path key={path} d={path} fill={colour(tone)} />
    ) : (
      <path key={path} d={path} fill="none" stroke={colour(tone)} strokeWidth={width} strokeLinecap="round" />
    ),
  )
}

interface EngineSvgProps extends EngineProps {
  readonly className?: string | undefined
}

/** An engine on its rail as a picture of its own. Its name has to stand beside it. */
export function EngineSvg({ engine, livery = 'red', className }: EngineSvgProps) {
  return (
    <svg className={className} viewBox="0 0 80 40" aria-hidden="true" focusable="false">
      <path d={`M0 ${RAIL + 2.3}h80`} stroke="var(--lk-ballast)" strokeWidth="2" strokeDasharray="3 2" />
      <path d={`M0 ${RAIL + 0.7}h80`} stroke="var(--lk-steel)" strokeWidth="1.4" />
      <EnginePicture engine={engine} livery={livery} />
    </svg>
  )
}
