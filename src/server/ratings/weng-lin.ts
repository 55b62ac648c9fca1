/** How strong a player is believed to be, and how uncertain that is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** A player without rated games. */
export const NEW_PLAYER: Skill = { mu: 25, sigma: 25 / 3 }

/** How much luck a single game has, in points of skill. */
const BETA = 25 / 6
/** Uncertainty that is added before every game, because people change. */
const TAU = 25 / 300
/** A game leaves at least this share of the variance. */
const LEAST_SHARE = 1e-4

/**
 * The skills after a game in which these players reached these places; equal places are shared. This is the Plackett-Luce
 * model of Weng and Lin, "A Bayesian approximation method for online ranking" (2011), for teams of one player.
 */
export function skillsAfter(before: readonly Skill[], placed: readonly { readonly place: number }[]): Skill[] {
  const players = before.map(({ mu, sigma }, i) => ({ mu, variance: sigma ** 2 + TAU ** 2, place: placed[i].place }))
  const spread = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strengths = players.map(({ mu }) => Math.exp(mu / spread))
  return players.map(({ mu, variance, place }, i) => {
    let gain = 0
    let information = 0
    // At each place that a player takes, everybody who is not placed better could have taken it.
    for (const [taker, { place: taken }] of players.entries()) {
      if (taken > place) continue
      const sharing = players.filter((other) => other.place === taken).length
      const rivals = strengths.filter((_, other) => players[other].place >= taken)
      const chance = strengths[i] / rivals.reduce((sum, strength) => sum + strength, 0)
      gain += ((taker === i ? 1 : 0) - chance) / sharing
      information += (chance * (1 - chance)) / sharing
    }
    const sigma = Math.sqrt(variance)
    const share = 1 - information * (sigma / spread) ** 3
    return { mu: mu + (variance / spread) * gain, sigma: sigma * Math.sqrt(Math.max(share, LEAST_SHARE)) }
  })
}
