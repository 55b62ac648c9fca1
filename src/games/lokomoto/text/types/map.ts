/** What is said about the map and the sections on it. */
export interface MapTexts {
  /** The name of the map for those who listen. */
  readonly label: string
  /** A section with its state. */
  free(section: string): string
  yoursReserved(section: string): string
  yoursSolid(section: string): string
  reservedBy(section: string, name: string): string
  solidBy(section: string, name: string): string
  used(section: string): string
  blocked(section: string): string
  /** Around one of the above: the section is chosen, and nothing is done yet. */
  picked(described: string): string
  paying(described: string): string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  /** A shape card on the map: how many of its sections are one's own, can still be drawn, and can not. */
  overlay(shape: string, yours: number, open: number, lost: number): string
  /** What keys and taps do with the card. */
  readonly overlayHelp: string
  layAside(shape: string): string
}
