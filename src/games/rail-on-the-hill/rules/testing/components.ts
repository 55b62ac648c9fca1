import type { RailPosition } from '../position.ts'

/** Every card and token of a position, wherever it lies. */
export function componentsOf(position: RailPosition): string[] {
  const towns = [...position.townDeck, ...position.townDiscard, ...Object.values(position.board)]
  const plans = [...position.planDeck, ...position.planDiscard, ...position.plans]
  const tokens = [...position.devPile, ...position.devDiscard, ...position.devs]
  for (const set of position.sets) {
    if (set === null) continue
    towns.push(...set.towns)
    tokens.push(set.dev)
  }
  for (const player of position.players) {
    towns.push(...player.hand)
    plans.push(...player.planHand)
    tokens.push(...player.kept)
    for (const { card, token } of Object.values(player.town)) {
      towns.push(card)
      if (token !== null) tokens.push(token)
    }
    for (const line of Object.values(player.lines)) plans.push(...line.plans)
    if (player.pending?.kind === 'plans') plans.push(...player.pending.cards)
    if (player.pending?.kind === 'keep') tokens.push(...player.pending.tokens)
    if (player.pending?.kind === 'upgrade') tokens.push(player.pending.token)
  }
  return [
    ...towns.filter((card) => card !== null).map((card) => `town ${card}`),
    ...plans.map((card) => `plan ${card}`),
    ...tokens.map((token) => `token ${token}`),
  ]
}
