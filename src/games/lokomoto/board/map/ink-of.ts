import type { Seat } from '#engine/game.ts'
import type { MapProps } from './map-props.ts'
import type { Ink } from './SectionInk.tsx'

type Inked = Pick<
  MapProps,
  'sections' | 'blocked' | 'eyes' | 'picked' | 'pickLook' | 'paying' | 'matched' | 'missing' | 'last' | 'fresh' | 'used'
>

/** What is to be drawn on each section. */
export function inkReader(props: Inked): (section: string) => Ink {
  const { sections, blocked, eyes, pickLook, paying, used } = props
  const [picked, matched, missing, fresh] = [props.picked, props.matched, props.missing, props.fresh].map(
    (names) => new Set(names),
  )
  const actors = new Map<string, Seat>(props.last.map(({ section, seat }) => [section, seat]))
  return (section) => ({
    ...strokeOf(sections[section], blocked.has(section), paying.has(section)),
    user: used?.[section],
    pick: picked.has(section) ? pickLook : 'none',
    pen: eyes === 'spectator' ? 1 : eyes,
    isMatched: matched.has(section),
    isMissing: missing.has(section),
    actor: actors.get(section),
    isFresh: fresh.has(section),
  })
}

function strokeOf(
  state: MapProps['sections'][string] | undefined,
  isBlocked: boolean,
  isPaying: boolean,
): Pick<Ink, 'look' | 'seat'> {
  if (state === 'black') return { look: isBlocked ? 'blocked' : 'black', seat: 1 }
  if (typeof state !== 'object') return { look: 'free', seat: 1 }
  const drawn = isPaying ? 'pay' : 'solid'
  return { look: state.solid ? drawn : 'dotted', seat: state.seat }
}
