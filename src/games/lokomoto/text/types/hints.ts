/**
 * Why a bot would do something, one short sentence each. `{train}`, `{shape}`, `{section}` and `{player}` are names that
 * the board makes of a train's number, a shape's number, a section and a seat; the others are numbers.
 */
export interface HintTexts {
  /** train, points */
  readonly buys: string
  /** train, shape, points */
  readonly 'buys-with-shape': string
  /** train, points, player: who could buy it too */
  readonly 'buys-in-time': string
  /** train, shape, points, player: who could take the shape too */
  readonly 'shape-in-time': string
  /** train, points: there is hardly time for anything else */
  readonly 'last-purchase': string
  /** train: with this section it can be paid */
  readonly completes: string
  /** train, shape */
  readonly 'completes-shape': string
  /** train, left: how many sections it lacks after this */
  readonly towards: string
  /** train, shape, left */
  readonly 'towards-shape': string
  /** sections: how many hang together after this */
  readonly joins: string
  /** section, player: who needs it */
  readonly denies: string
  /** train, player: who comes near */
  readonly protects: string
  /** Nothing can be gained any more, and reserving costs nothing. */
  readonly ends: string
  /** There is no plan behind it. */
  readonly aside: string
  /** LK-2P: what one would miss least. */
  readonly opens: string
}
