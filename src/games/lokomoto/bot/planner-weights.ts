/**
 * What the planner thinks that things are worth, in points, and how likely they happen. They began as those of `steady`
 * and were then found by a cross-entropy search: games of two and of four against the weights that it began with.
 */
export interface Weights {
  /** What one turn brings in the middle of a game, and with how many turns left it brings half of that. */
  readonly pace: number
  readonly lastTurns: number
  /** What a drawn section is worth that no plan uses yet, and with how many turns left half of that. */
  readonly kept: number
  readonly lastKept: number
  /** How many free sections a turn takes, and how far it strays from that. */
  readonly freeTaken: number
  readonly spread: number
  /** How likely somebody takes a section in a turn: any, and one that meets theirs. */
  readonly takenFar: number
  readonly takenNear: number
  /** What it costs to go around a section that was taken, and the share of a shape that is lost with one of its own. */
  readonly detour: number
  readonly shapeBroken: number
  /** How likely somebody takes a shape or a train in a turn, once they have drawn what they lack for it. */
  readonly shapeTaken: number
  readonly trainTaken: number
  /** The share of a train's lead over the next best one that is lost with it. */
  readonly trainLost: number
  /** What it costs for each place at which a purchase tears the network. */
  readonly cut: number
  /** How a set of sections grows: to one's own, where there is room, away from others. */
  readonly leadsToOwn: number
  readonly room: number
  readonly crowd: number
  /** Which section of a plan is drawn first: one that others may take, one that hangs on one's own. */
  readonly urgency: number
  readonly joined: number
  /** How far a plan may be from the best one and still have a say in that: at this distance it counts a third. */
  readonly say: number
}

export const WEIGHTS: Weights = {
  pace: 0.771,
  lastTurns: 1.84,
  kept: 1.09,
  lastKept: 1.37,
  freeTaken: 0.879,
  spread: 0.522,
  takenFar: 0.00588,
  takenNear: 0.0902,
  detour: 0.649,
  shapeBroken: 0.533,
  shapeTaken: 0.127,
  trainTaken: 0.0466,
  trainLost: 0.305,
  cut: 0.0445,
  leadsToOwn: 8.48,
  room: 0.162,
  crowd: 0.266,
  urgency: 2.41,
  joined: 0.484,
  say: 0.939,
}
