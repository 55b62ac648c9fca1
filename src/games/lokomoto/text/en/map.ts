import type { MapTexts } from '../types/map.ts'

export const map: MapTexts = {
  label: 'Map',
  free: (section) => `${section}, free`,
  yoursReserved: (section) => `${section}, yours, reserved`,
  yoursSolid: (section) => `${section}, yours, drawn`,
  reservedBy: (section, name) => `${section}, ${name}’s, reserved`,
  solidBy: (section, name) => `${section}, ${name}’s, drawn`,
  used: (section) => `${section}, used`,
  blocked: (section) => `${section}, blocked`,
  picked: (described) => `${described}, picked`,
  paying: (described) => `${described}, chosen to pay`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show the whole map',
  overlay: (shape, yours, open, lost) => `${shape}, on the map: ${yours} yours, ${open} open, ${lost} lost`,
  overlayHelp: 'Arrow keys move the card, R turns it, Escape lays it aside.',
  layAside: (shape) => `Lay ${shape} aside`,
}
