/** Land, rivers and lakes, stylised as the places of the towns are. Boards draw them as curves through these points. */

import type { Place, Scenery } from '#games/lokomoto/cards/cards.ts'

/**
 * A point of the drawing: section lengths to the right of Szombathely, and rows below Salgótarján. Budapest is at
 * 3.5, 2.
 */
type Point = readonly [across: number, row: number]

const BORDER: readonly Point[] = [
  [0.62, 0.85],
  [0.9, 0.55],
  [1.4, 0.7],
  [2.0, 0.62],
  [2.6, 0.64],
  [2.92, 0.45],
  [3.02, 0.05],
  [3.18, -0.28],
  [3.6, -0.4],
  [4.1, -0.32],
  [4.65, -0.42],
  [5.05, -0.3],
  [5.5, -0.42],
  [6.0, -0.4],
  [6.35, -0.5],
  [6.75, -0.42],
  [7.1, -0.28],
  [7.45, -0.45],
  [7.76, -0.3],
  [7.7, 0.25],
  [7.82, 0.75],
  [7.82, 1.3],
  [7.7, 1.7],
  [7.8, 2.15],
  [7.5, 2.65],
  [7.35, 3.25],
  [6.95, 3.65],
  [6.85, 4.25],
  [6.5, 4.65],
  [6.4, 5.2],
  [6.12, 5.7],
  [5.92, 6.2],
  [5.5, 6.42],
  [5.0, 6.3],
  [4.55, 6.42],
  [4.1, 6.3],
  [3.75, 6.42],
  [3.3, 6.4],
  [2.8, 6.5],
  [2.2, 6.38],
  [1.55, 6.42],
  [1.1, 6.15],
  [0.85, 5.6],
  [0.55, 5.15],
  [0.25, 4.5],
  [-0.22, 4.05],
  [-0.26, 3.5],
  [-0.3, 2.95],
  [-0.05, 2.5],
  [0.12, 1.95],
  [0.32, 1.66],
  [0.6, 1.4],
]

const DANUBE: readonly Point[] = [
  [0.85, 0.2],
  [1.2, 0.68],
  [1.7, 0.8],
  [2.0, 0.74],
  [2.5, 0.8],
  [3.0, 0.78],
  [3.4, 0.88],
  [3.62, 0.62],
  [3.85, 0.85],
  [3.62, 1.45],
  [3.58, 2.0],
  [3.52, 2.5],
  [3.68, 3.15],
  [3.7, 3.8],
  [3.72, 4.4],
  [3.5, 5.0],
  [3.36, 5.6],
  [3.18, 6.2],
  [3.25, 6.95],
]

const TISZA: readonly Point[] = [
  [8.2, 1.0],
  [7.86, 0.6],
  [7.72, 0.2],
  [7.78, -0.18],
  [7.5, -0.34],
  [7.2, -0.22],
  [6.95, 0.2],
  [6.6, 0.6],
  [6.5, 1.0],
  [6.22, 1.4],
  [6.18, 1.85],
  [5.8, 2.35],
  [5.35, 2.6],
  [5.02, 3.0],
  [5.12, 3.5],
  [5.0, 4.0],
  [5.16, 4.5],
  [5.0, 5.0],
  [5.1, 5.4],
  [4.94, 5.9],
  [5.02, 6.36],
  [4.96, 6.9],
]

const DRAVA: readonly Point[] = [
  [0.3, 5.4],
  [0.85, 5.6],
  [1.15, 6.1],
  [1.6, 6.35],
  [2.2, 6.4],
  [2.75, 6.6],
  [3.21, 6.66],
]

const RABA: readonly Point[] = [
  [-0.7, 3.5],
  [-0.2, 3.4],
  [0.35, 3.3],
  [0.6, 2.8],
  [1.05, 2.45],
  [1.5, 2.0],
  [1.55, 1.4],
  [1.66, 0.79],
]

const BALATON: readonly Point[] = [
  [1.66, 3.92],
  [1.64, 3.76],
  [1.78, 3.66],
  [2.0, 3.56],
  [2.14, 3.58],
  [2.22, 3.42],
  [2.44, 3.3],
  [2.66, 3.24],
  [2.7, 3.38],
  [2.56, 3.56],
  [2.4, 3.72],
  [2.14, 3.76],
  [1.9, 3.84],
]

const VELENCE: readonly Point[] = [
  [2.98, 2.62],
  [3.08, 2.5],
  [3.22, 2.34],
  [3.2, 2.46],
  [3.1, 2.62],
]

const FERTO: readonly Point[] = [
  [0.38, 1.62],
  [0.45, 1.35],
  [0.6, 1.16],
  [0.65, 1.32],
  [0.52, 1.6],
  [0.43, 1.74],
]

/** Row 0 of the drawing is row 1 of the lattice, and each row of the lattice begins half a section further right. */
function onLattice([across, row]: Point): Place {
  const rounded = (value: number) => Math.round(value * 100) / 100
  return [rounded(across + 3 - (row + 1) / 2), rounded(row + 1)]
}

export const scenery: Scenery = {
  land: BORDER.map(onLattice),
  rivers: [DANUBE, TISZA, DRAVA, RABA].map((river) => river.map(onLattice)),
  lakes: [BALATON, VELENCE, FERTO].map((lake) => lake.map(onLattice)),
}
