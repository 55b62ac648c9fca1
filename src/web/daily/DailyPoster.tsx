import { useEffect, useEffectEvent } from 'react'
import { fitting, GOLD, PosterFrame, sunRays } from '#boards/result/Poster.tsx'
import { hillsOf, type SharedResult } from './daily-parts.tsx'

const INK = '#23324a'
const HEIGHT = 1200
const CENTRE = 600

interface Props extends SharedResult {
  readonly title: string
  /** "Place 2 of 17" */
  readonly placeText: string
  /** Called when it is in the page. */
  onReady(): void
}

/** A picture of a daily result: a hill, the points and the place. It shows nothing of the deal. */
export function DailyPoster({ title, placeText, date, game, points, most, onReady }: Props) {
  const ready = useEffectEvent(onReady)
  useEffect(() => void ready(), [])
  const line = (y: number, text: string, size: number, weight = 500) => (
    <text
      x={CENTRE}
      y={y}
      textAnchor="middle"
      fontSize={fitting(text, size, 1000)}
      fontWeight={weight}
      fill={y > 760 ? '#fff' : INK}
    >
      {text}
    </text>
  )
  const hills = hillsOf(points, most)
  const hill = (place: number) => `M${CENTRE + (place - hills.length / 2) * 70 + 5} 1050l30 -54 30 54Z`
  const row = (isClimbed: boolean) => hills.map((one, place) => (one === isClimbed ? hill(place) : '')).join('')
  const outline = { stroke: '#fff', strokeWidth: 5, strokeLinejoin: 'round' } as const
  const scene = (
    <>
      <rect width="1200" height={HEIGHT} fill="#bfe0ee" />
      <g transform="translate(600 470)">
        <path d={sunRays()} fill="#fff" opacity="0.35" />
        <circle r="210" fill={GOLD} />
      </g>
      <path d="M-20 980C180 640 380 560 600 560s420 80 620 420V1220H-20Z" fill="#5f8f4a" />
      <path d="M-20 1120C240 860 460 800 700 820s360 120 520 260v140H-20Z" fill="#3f6f3a" />
    </>
  )
  return (
    <PosterFrame height={HEIGHT} label={title} ink={INK} title={title} titleSize={110} scene={scene}>
      {line(236, date, 46)}
      {line(520, String(points), 190, 700)}
      {line(850, game, 70, 700)}
      {line(940, placeText, 56)}
      <path d={row(true)} fill="#fff" {...outline} />
      <path d={row(false)} fill="none" {...outline} />
    </PosterFrame>
  )
}
