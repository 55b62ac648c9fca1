/** An alternative set of The Rail on the Hill and one of Machi Koro, made from the standard cards. */

import { readFileSync } from 'node:fs'
import { Rng } from '#engine/random.ts'
import type { CardSet as MachiSet } from '#games/machi-koro/cards/cards.ts'
import {
  type DevToken,
  DIRECTIONS,
  LINES,
  type PlanKind,
  type CardSet as RailSet,
} from '#games/rail-on-the-hill/cards/cards.ts'

function standardOf<Set>(game: string): Set {
  return JSON.parse(readFileSync(new URL(`../../src/games/${game}/cards/standard.json`, import.meta.url), 'utf8'))
}

/** Two more roads on every Town card, so that long lines are cheap; and Plans that ask for them. */
export function boulevards(): RailSet & { id: string } {
  const { townCards, planCards } = standardOf<RailSet>('rail-on-the-hill')
  const rng = new Rng('boulevards')
  const THREES = 24
  const OTHERS: readonly { kind: PlanKind; points: number }[] = [
    { kind: 'tl-br', points: 9 },
    { kind: 'tr-bl', points: 9 },
    { kind: 'types', points: 7 },
    { kind: 'pairs', points: 6 },
    { kind: 'tracks', points: 9 },
    { kind: 'category', points: 8 },
  ]
  const threes = rng.shuffled([...planCards.keys()].filter((i) => planCards[i].kind === 'three')).slice(0, THREES)
  const upgrades = LINES.flatMap((line) => [
    { kind: 'x2' as const, line },
    { kind: '+3' as const, line },
    { kind: '+3' as const, line },
  ])
  const kept = Array.from({ length: 24 }, (_, i) => ({ kind: i < 16 ? ('double' as const) : ('wild' as const) }))
  return {
    id: 'Boulevards',
    townCards: townCards.map((card) => {
      const missing = DIRECTIONS.filter((direction) => !card.roads.includes(direction))
      const more = rng
        .shuffled(missing.keys())
        .slice(0, 2)
        .map((i) => missing[i])
      return { ...card, roads: DIRECTIONS.filter((each) => card.roads.includes(each) || more.includes(each)) }
    }),
    planCards: [
      ...threes.toSorted((a, b) => a - b).map((i) => ({ ...planCards[i], points: 7 })),
      ...OTHERS.flatMap((plan) => Array.from({ length: 6 }, () => plan)),
    ].map((plan, i) => ({ ...plan, id: i + 1 })),
    devTokens: [...upgrades, ...kept].map((token, i): DevToken => ({ id: i + 1, ...token })),
  }
}

type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A short game with one die: every card works at 1 to 6, and there are three landmarks. */
export function oneDieTown() {
  const { establishments, landmarks } = standardOf<MachiSet>('machi-koro')
  const CHANGES: Changes = {
    'apple-orchard': { rolls: [4], cost: 3, income: 2 },
    'family-restaurant': { rolls: [5], cost: 3, income: 2 },
    'furniture-factory': { rolls: [3], cost: 4, income: 2 },
    'cheese-factory': { rolls: [6], cost: 4, income: 2 },
    'fruit-and-vegetable-market': { rolls: [1], cost: 3, income: 1 },
    mine: { rolls: [6], cost: 6, income: 4 },
    forest: { rolls: [5], cost: 2, income: 1 },
    stadium: { rolls: [3], cost: 6 },
    'tv-station': { rolls: [2], cost: 7, income: 4 },
    'shopping-mall': { cost: 9, kinds: ['shop'] },
    'amusement-park': { cost: 12, effect: 'more-income', income: 1, kinds: ['restaurant'] },
    'radio-tower': { cost: 18 },
  }
  const LEFT_OUT = ['business-center', 'train-station']
  const changed = <Card extends { readonly id: string }>(cards: readonly Card[]) =>
    cards.filter(({ id }) => !LEFT_OUT.includes(id)).map((card) => ({ ...card, ...CHANGES[card.id] }))
  return { id: 'One-Die Town', establishments: changed(establishments), landmarks: changed(landmarks) }
}
