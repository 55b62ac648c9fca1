import { useId } from 'react'
import type { RailMap } from '../../cards/cards.ts'
import type { LokoView } from '../../rules/view.ts'
import { sheetOf } from '../map/sheet.ts'
import { NAME_PX, placeNames } from '../map/town-names.ts'
import { FinishedMap } from './FinishedMap.tsx'

interface PosterMapProps {
  readonly map: RailMap
  readonly view: Pick<LokoView, 'sections' | 'used'>
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MARGIN = 14
/** How large names are printed. */
const NAME_SIZE = 17

/** The finished map on its sheet of paper, with the names of all towns that have room. */
export function PosterMap({ map, view, x, y, width, height }: PosterMapProps) {
  const clip = useId()
  const sheet = sheetOf(map)
  const { box } = sheet
  const scale = Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height)
  const names = placeNames(sheet, box, (scale * NAME_PX) / NAME_SIZE)
  const left = x + (width - box.width * scale) / 2
  const top = y + (height - box.height * scale) / 2
  const paper = { x, y, width, height, rx: 5 }
  return (
    <g>
      <rect {...paper} transform="translate(7 10)" fill="#3a2a14" opacity="0.24" />
      <rect {...paper} fill="var(--lk-sheet)" />
      <clipPath id={clip}>
        <rect {...paper} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(${left} ${top}) scale(${scale}) translate(${-box.left} ${-box.top})`}>
          <FinishedMap map={map} sheet={sheet} view={view} />
          {names.map(({ station, town, middle: [mx, my], angle, width: wide, height: tall }) => (
            <g key={station} transform={`translate(${mx} ${my}) rotate(${(angle * 180) / Math.PI})`}>
              <rect
                x={-wide / 2 - 2}
                y={-tall / 2}
                width={wide + 4}
                height={tall}
                rx={tall / 2}
                fill="var(--lk-land)"
                opacity="0.72"
              />
              <text y={tall * 0.35} textAnchor="middle" fontSize={NAME_SIZE / scale} fontWeight="600" fill="var(--ink)">
                {town}
              </text>
            </g>
          ))}
        </g>
      </g>
    </g>
  )
}
