import type { Seat } from '#engine/game.ts'
import type { RailMap } from '../../cards/cards.ts'
import type { LokoView } from '../../rules/view.ts'
import { MapGround, Stations } from '../map/MapGround.tsx'
import type { Sheet } from '../map/sheet.ts'
import { Stroke } from '../pieces/strokes/Stroke.tsx'

interface FinishedMapProps {
  readonly map: RailMap
  /** The same map as it lies on the table. */
  readonly sheet: Sheet
  readonly view: Pick<LokoView, 'sections' | 'used'>
}

/** What is left on the map when the game is over, in the units of the sheet. */
export function FinishedMap({ map, sheet, view: { sections, used } }: FinishedMapProps) {
  return (
    <>
      <MapGround map={map} sheet={sheet} />
      {sheet.sections.map(({ section, number, from, to }) => {
        const state = sections[section]
        if (state === 'free') return null
        const ink = state === 'black' ? blackInk(used[section]) : inkOf(state)
        return <Stroke key={section} from={from} to={to} seed={number} {...ink} />
      })}
      <Stations stations={sheet.stations} />
    </>
  )
}

/** Who used what is worth remembering; what no player used was blocked. */
function blackInk(user: Seat | undefined) {
  return user === undefined ? ({ look: 'blocked', seat: 1 } as const) : ({ look: 'spent', seat: user } as const)
}

function inkOf({ seat, solid }: { readonly seat: number; readonly solid: boolean }) {
  return { look: solid ? 'solid' : 'dotted', seat } as const
}
