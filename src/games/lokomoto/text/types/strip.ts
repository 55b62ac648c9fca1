/** The row at the bottom, the seats at the top and the tabs between them. */
export interface StripTexts {
  readonly tabs: Readonly<Record<'trains' | 'shapes' | 'players' | 'sections', string>>
  readonly seats: {
    /** The spoken name of a seat's points; it leads to where they come from. `won` are those of trains and shapes. */
    score(name: string, won: number, unused: number, total: number): string
  }
  /** Where the game stands, and what ends it: "Round 7 · 34 free". */
  progress(round: number, free: number): string
  /** The same as short as possible: "34 free". */
  progressShort(free: number): string
  /** One's own pen, spoken. */
  readonly pen: string

  // What to do now. `name` is whose turn it is, where several people share the screen.
  /** The two-player opening: how many sections one has blocked, of how many. */
  blockNow(name: string | undefined, blocked: number, all: number): string
  /** A section is chosen to be blocked. */
  readonly blockPicked: string
  actNow(name: string | undefined): string
  /** The same in the last rounds, to somebody with unused sections. */
  endingNow(name: string | undefined, unused: number): string
  /** A free section is chosen. */
  readonly onePicked: string
  /** The last free section is chosen. */
  readonly lastPicked: string
  /** One of one's reserved sections is chosen. */
  readonly reservedPicked: string
  readonly twoPicked: string
  /** Around one of the above, while a payment that was begun is kept. */
  putAside(sentence: string): string
  /** Sections are chosen to pay, and no train yet. */
  payingNow(sections: number): string
  /** A train is chosen, and the sections that pay for it: as many as it costs, or more. */
  readonly buyNow: string
  overpaying(extra: number): string
  /** A train is chosen, and all sections were taken out of the payment. */
  readonly nothingPays: string
  /** A train is chosen that one cannot pay for: "Csörgő costs 6 sections, your largest network has 4." */
  tooDear(train: string, price: number, network: number): string
  /** The network is large enough, but no set of the right size can be drawn in one stroke. */
  notInOneStroke(train: string, price: number): string
  /** Somebody wants to do something with what is not chosen yet. */
  readonly first: Readonly<Record<'block' | 'draw' | 'reserve' | 'buy', string>>
  /** It is somebody else's turn. */
  waitFor(name: string): string
  won(name: string, points: string): string
  shared(names: readonly string[], points: string): string

  // Buttons.
  block(section: string): string
  draw(section: string): string
  readonly reserveBoth: string
  readonly reserveLast: string
  /** "Buy Csörgő: 7 points"; a picture of the shape that is taken stands beside it. */
  buy(train: string, points: string): string

  /** Keys and what they do, for the help. */
  readonly keys: readonly { readonly keys: string; readonly what: string }[]
}
