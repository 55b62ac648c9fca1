import {
  ESTABLISHMENT_IDS,
  type EstablishmentId,
  establishment,
  isPurple,
  LANDMARK_IDS,
  LANDMARKS,
  type LandmarkId,
} from './facts.ts'
import { PHASES, type Phase, type Player, type Position, playerAt, roller } from './position.ts'

/** Which seats may act, and with which action texts, derived from the position alone. */

export function activeSeats({ phase, turn }: Position): number[] {
  return phase === 'over' ? [] : [turn]
}

const SEATS = [1, 2, 3, 4]

/** Every text of the notation, legal or not, by the phase it belongs to. */
const NOTATION: Record<Phase, readonly string[]> = {
  roll: ['roll 1', 'roll 2'],
  reroll: ['reroll 1', 'reroll 2', 'stand'],
  tv: SEATS.map((seat) => `tv ${seat}`),
  swap: [
    'noswap',
    ...ESTABLISHMENT_IDS.flatMap((give) =>
      SEATS.flatMap((seat) => ESTABLISHMENT_IDS.map((take) => `swap ${give} ${seat} ${take}`)),
    ),
  ],
  build: ['pass', ...[...ESTABLISHMENT_IDS, ...LANDMARK_IDS].map((id) => `build ${id}`)],
  over: [],
}

const PHASE_OF = new Map(PHASES.flatMap((phase) => NOTATION[phase].map((action) => [action, phase] as const)))

export function legalActions(position: Position): string[] {
  return NOTATION[position.phase].filter((action) => brokenRule(position, action) === undefined).sort()
}

/** The rule behind each kind of action. */
const RULES: Record<string, string> = {
  roll: 'MK-R2',
  reroll: 'MK-R3',
  stand: 'MK-R3',
  tv: 'MK-I5',
  swap: 'MK-I6',
  noswap: 'MK-I5',
  build: 'MK-B1',
  pass: 'MK-B1',
}

/** The rule that decides whether an action is legal. */
export function ruleAbout(position: Position, action: string): string {
  return brokenRule(position, action) ?? RULES[action.split(' ')[0]]
}

/** The rule that forbids this action to the player whose turn it is, or undefined if it is legal. */
export function brokenRule(position: Position, action: string): string | undefined {
  const [verb, ...words] = action.split(' ')
  const phase = PHASE_OF.get(action)
  if (phase === undefined) return 'no such notation'
  if (phase !== position.phase) return phase === 'roll' || phase === 'build' ? 'MK-R1' : RULES[verb]
  switch (verb) {
    case 'roll':
    case 'reroll':
      return words[0] === '1' || roller(position).landmarks.includes('train-station') ? undefined : 'MK-R2'
    case 'tv':
      return isAnother(Number(words[0]), position) ? undefined : 'MK-I5'
    case 'swap':
      return maySwap(position, words[0], Number(words[1]), words[2]) ? undefined : 'MK-I6'
    case 'build':
      return ruleAgainstBuilding(position, words[0])
    default:
      return undefined
  }
}

function isAnother(seat: number, position: Position): boolean {
  return seat !== position.turn && seat <= position.players.length
}

/** MK-I6: one establishment each way, neither of them purple. */
function maySwap(position: Position, give: string, seat: number, take: string): boolean {
  return isAnother(seat, position) && mayHandOver(roller(position), give) && mayHandOver(playerAt(position, seat), take)
}

function mayHandOver({ cards }: Player, name: string): boolean {
  return isEstablishment(name) && !isPurple(name) && cards[name] > 0
}

export function isEstablishment(name: string): name is EstablishmentId {
  return ESTABLISHMENT_IDS.some((id) => id === name)
}

export function isLandmark(name: string): name is LandmarkId {
  return LANDMARK_IDS.some((id) => id === name)
}

export function costOf(name: string): number {
  if (isLandmark(name)) return LANDMARKS[name]
  return isEstablishment(name) ? establishment(name).cost : 0
}

function ruleAgainstBuilding(position: Position, name: string): string | undefined {
  const { coins, cards, landmarks } = roller(position)
  if (isEstablishment(name) && position.supply[name] === 0) return 'MK-B2'
  if (isEstablishment(name) && isPurple(name) && cards[name] > 0) return 'MK-B3'
  if (isLandmark(name) && landmarks.includes(name)) return 'MK-B4'
  return coins < costOf(name) ? 'MK-B1' : undefined
}
