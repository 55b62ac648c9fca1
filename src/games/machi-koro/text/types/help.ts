/** The whole game on one page. */
export interface HelpTexts {
  readonly goal: { readonly title: string; landmarks(count: number): string }
  readonly turn: {
    readonly title: string
    readonly roll: string
    readonly income: string
    readonly build: string
  }
  /** Over the colours and when they pay. */
  readonly colours: string
  readonly landmarks: string
  readonly income: {
    readonly title: string
    readonly order: string
    readonly copies: string
    readonly forgiven: string
  }
  readonly limits: { readonly title: string; readonly soldOut: string; readonly onePerTown: string }
}
