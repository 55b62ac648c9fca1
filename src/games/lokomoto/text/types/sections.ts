export type SectionFilter = 'free' | 'mine' | 'all'

/** All sections as a list. */
export interface SectionTexts {
  readonly label: string
  /** The field that looks for a station. */
  readonly search: string
  /** The spoken name of the filters, and the filters. */
  readonly which: string
  readonly filters: Readonly<Record<SectionFilter, string>>
  /** What the list holds now: "3 stations, 8 sections". */
  found(stations: number, sections: number): string
  /** Where the list is empty. */
  readonly nothing: Readonly<Record<SectionFilter, string>>
  /** What one has in mind with it. */
  readonly picked: string
  readonly paying: string
  /** A section as it is read aloud: "Győr – Pápa, free". */
  spoken(section: string, states: readonly string[]): string
}
