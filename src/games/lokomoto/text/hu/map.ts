import type { MapTexts } from '../types/map.ts'

export const map: MapTexts = {
  label: 'Térkép',
  free: (section) => `${section}, szabad`,
  yoursReserved: (section) => `${section}, lefoglaltad`,
  yoursSolid: (section) => `${section}, megrajzoltad`,
  reservedBy: (section, name) => `${section}, ${name} foglalta le`,
  solidBy: (section, name) => `${section}, ${name} rajzolta meg`,
  used: (section) => `${section}, felhasznált`,
  blocked: (section) => `${section}, lezárt`,
  picked: (described) => `${described}, kiválasztva`,
  paying: (described) => `${described}, ezzel fizetsz`,
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  wholeMap: 'Az egész térkép mutatása',
  overlay: (shape, yours, open, lost) =>
    `${shape} a térképen: ${yours} a tiéd, ${open} még megrajzolható, ${lost} már nem`,
  overlayHelp: 'A nyilak mozgatják a kártyát, az R elforgatja, az Escape leveszi.',
  layAside: (shape) => `${shape} levétele`,
}
