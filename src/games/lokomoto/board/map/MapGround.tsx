import { memo, useMemo } from 'react'
import type { Place, RailMap } from '../../cards/cards.ts'
import styles from './MapGround.module.css'
import { pointOf, type Sheet } from './sheet.ts'
import { smoothPath } from './smooth-path.ts'
import { Tracks } from './Tracks.tsx'

interface MapGroundProps {
  readonly map: RailMap
  readonly sheet: Sheet
}

/** What is printed on the sheet below everything that is drawn on it. */
export const MapGround = memo(function MapGround({ map: { lattice, scenery }, sheet }: MapGroundProps) {
  const { land, rivers, lakes } = useMemo(() => {
    const path = (places: readonly Place[], isClosed: boolean) =>
      smoothPath(
        places.map((place) => pointOf(lattice, place)),
        isClosed,
      )
    return {
      land: path(scenery?.land ?? [], true),
      rivers: (scenery?.rivers ?? []).map((river) => path(river, false)).join(''),
      lakes: (scenery?.lakes ?? []).map((lake) => path(lake, true)).join(''),
    }
  }, [lattice, scenery])
  return (
    <>
      <path className={styles.land} d={land} />
      <path className={styles.rivers} d={rivers} />
      <path className={styles.lakes} d={lakes} />
      <path className={styles.border} d={land} />
      <Tracks sections={sheet.sections} />
    </>
  )
})
