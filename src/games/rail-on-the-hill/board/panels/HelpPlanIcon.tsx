import type { Landmark, PlanKind } from '../../cards/cards.ts'
import { PlanSymbol } from '../pieces/PlanSymbol.tsx'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'

const EXAMPLE: readonly Landmark[] = ['zoo', 'school', 'city-hall']

/** The sign of a kind of Plan cards, as on the cards; with three landmarks for example. */
export function HelpPlanIcon({ kind }: { readonly kind: PlanKind }) {
  return (
    <svg viewBox="0 0 72 32" width="52" height="23" aria-hidden="true">
      {kind === 'three' ? (
        EXAMPLE.map((landmark, i) => (
          <LandmarkPicture key={landmark} landmark={landmark} x={12 + i * 24} y={16} size={23} />
        ))
      ) : (
        <PlanSymbol kind={kind} />
      )}
    </svg>
  )
}
