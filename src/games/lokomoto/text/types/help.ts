/** The whole game on one page. */
export interface HelpTexts {
  readonly goal: { readonly title: string; readonly points: string }
  readonly turn: {
    readonly title: string
    readonly draw: string
    readonly reserve: string
    readonly buy: string
    /** What belongs to others or is black. */
    readonly taken: string
  }
  readonly buying: {
    readonly title: string
    readonly price: string
    readonly used: string
    readonly refill: string
  }
  readonly shapes: {
    readonly title: string
    readonly take: string
    readonly turned: string
    readonly more: string
  }
  readonly end: {
    readonly title: string
    readonly end: string
    readonly score: string
    readonly unused: string
    readonly tie: string
  }
  /** What is different in this game: shown only where it is so. */
  readonly variants: {
    readonly title: string
    readonly twoPlayers: string
    readonly hiddenAgendas: string
    readonly advanced: string
  }
}
