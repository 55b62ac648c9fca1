import type { CardSetName, Game, GameTypes, NextAction, Seat, Standing } from './game.ts'
import { isObject, isWholeNumber, shown } from './json.ts'
import { Match } from './match.ts'
import { readOptions } from './options.ts'
import { accepted, type Result, rejected } from './result.ts'

export const RECORD_FORMAT = 'hilltop-record/1'

/** A whole game as it is saved and shared; see the exchange formats. Unknown fields are kept. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** The version of the rules under which it began; left out, 1. */
  readonly rulesVersion?: number
  readonly cards?: CardSetName
  /** The text of the file of these cards, so that a record can be replayed without the file. */
  readonly cardSet?: string
  readonly options: object
  /** The position at which the game began, if not with the setup. */
  readonly position?: unknown
  readonly seed: string
  readonly names?: readonly string[]
  /** The numbers of the players' colours, if chosen; their form is not checked. */
  readonly colours?: readonly number[]
  /** Form and legality are checked when they are replayed: the first bad one is reported. */
  readonly actions: readonly (readonly [seat: Seat, action: string])[]
  /** Present when the game is over. */
  readonly result?: Standing<unknown>
}

/** Checks the form of a record. Whether its actions are well-formed and legal is checked by `replay`. */
export function readRecord(json: unknown): Result<GameRecord> {
  if (!isObject(json)) return rejected(`a record must be an object, not ${shown(json)}`)
  const { format, game, rulesVersion, cards, cardSet, options, seed, names, actions, result } = json
  if (format !== RECORD_FORMAT) return rejected(`format must be ${shown(RECORD_FORMAT)}, not ${shown(format)}`)
  if (typeof game !== 'string') return rejected(`game must be the name of a game, not ${shown(game)}`)
  if (isGiven(rulesVersion) && !isWholeNumber(rulesVersion, 1, Number.MAX_SAFE_INTEGER)) {
    return rejected(`rulesVersion must be a whole number from 1 on, not ${shown(rulesVersion)}`)
  }
  if (isGiven(cards) && !isCardSetName(cards)) {
    return rejected(`cards must be an object with the texts id and sha256, not ${shown(cards)}`)
  }
  if (isGiven(cardSet) && typeof cardSet !== 'string') {
    return rejected(`cardSet must be the text of a card file, not ${shown(cardSet)}`)
  }
  if (!isObject(options)) return rejected(`options must be an object, not ${shown(options)}`)
  if (typeof seed !== 'string') return rejected(`seed must be a text, not ${shown(seed)}`)
  if (isGiven(names) && !(Array.isArray(names) && names.every((name) => typeof name === 'string'))) {
    return rejected(`names must be a list of texts, not ${shown(names)}`)
  }
  if (!Array.isArray(actions)) return rejected(`actions must be a list, not ${shown(actions)}`)
  if (isGiven(result) && !isObject(result)) {
    return rejected(`result must be an object, not ${shown(result)}`)
  }
  return accepted(json as unknown as GameRecord)
}

/** The version of the rules of a record. Records from before there were versions have none. */
export function rulesVersionOf({ rulesVersion }: Pick<GameRecord, 'rulesVersion'>): number {
  return rulesVersion ?? 1
}

/** A field that is null counts as left out. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isCardSetName(value: unknown): value is CardSetName {
  return isObject(value) && typeof value.id === 'string' && typeof value.sha256 === 'string'
}

function isEntry(entry: unknown): entry is readonly [Seat, string] {
  return Array.isArray(entry) && entry.length === 2 && isWholeNumber(entry[0], 1, 99) && typeof entry[1] === 'string'
}

/** Names an action of a record both counted from 1 and by its index in the list. */
function numbered(index: number, count: number): string {
  return `action ${index + 1} of ${count} (actions[${index}])`
}

/** Plays a record through the rules. `each` is called before every action, and once at the end. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  each?: (match: Match<T>, next: NextAction | undefined) => void,
): Result<Match<T>> {
  if (game.id !== record.game) {
    return rejected(`game must be ${shown(game.id)}, whose rules are used, not ${shown(record.game)}`)
  }
  if (game.rulesVersion !== rulesVersionOf(record)) {
    return rejected(`the record was played by version ${rulesVersionOf(record)} of the rules, not ${game.rulesVersion}`)
  }
  const cards = cardSetProblem(game, record)
  if (cards !== undefined) return rejected(cards)
  if (isGiven(record.position) !== isGiven(game.startPosition)) {
    return rejected('the record begins elsewhere')
  }
  const options = readOptions(game, optionsWithEffect(record.options), 'refused')
  if (!options.ok) return options
  const match = new Match(game, options.value, record.seed)
  for (const [i, entry] of record.actions.entries()) {
    const number = numbered(i, record.actions.length)
    if (!isEntry(entry)) return rejected(`${number} must be [seat, "action"], not ${shown(entry)}`)
    const [seat, text] = entry
    const refused = (why: string) => rejected(`${number}, seat ${seat} ${shown(text)}: ${why}`)
    if (seat > options.value.players) return refused(`there are ${options.value.players} seats`)
    const action = game.parse(text)
    if (action === undefined) return refused(`not in the notation of ${game.id}`)
    const refusal = game.refusal(match.state, seat, action)
    if (refusal !== undefined) return refused(`${refusal.rule}: ${game.explain(refusal)}`)
    each?.(match, { seat, action: text })
    match.play(seat, action)
  }
  each?.(match, undefined)
  return accepted(match)
}

/**
 * Options of the exchange formats that change nothing in a replay: turns that were played strictly are legal, and what two
 * players do differently follows from their number.
 */
const WITHOUT_EFFECT = new Set(['strictTurns', 'twoPlayer'])

/** An option that is unknown would make it another game, so it is not ignored. */
function optionsWithEffect(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !WITHOUT_EFFECT.has(name)))
}

function cardSetProblem(game: Game, record: GameRecord): string | undefined {
  const { cards } = record
  if (cards?.sha256 === game.cardSetName?.sha256) return undefined
  if (!cards) return `the record was played with the standard cards, not with ${shown(game.cardSetName?.id)}`
  return `the record was played with the card set ${shown(cards.id)} (sha256 ${cards.sha256.slice(0, 64)}), which was not given`
}

/** Replays a record and compares its result, if it has one, with that of the rules. */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Result<Match<T>> {
  const replayed = replay(game, record)
  if (!replayed.ok || !record.result) return replayed
  const match = replayed.value
  if (!match.isOver) return rejected('the record has a result, but its game is not over')
  const standing = game.standing(match.state)
  const same = isSame(standing.winners, record.result.winners) && isSame(standing.scores, record.result.scores)
  return same ? replayed : rejected('the result of the record is not what its actions give')
}

/** Whether two JSON values are the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i]))
  }
  if (isObject(one)) {
    if (!isObject(other)) return false
    const keys = Object.keys(one)
    return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  }
  return one === other
}

/** The record of a match; `names` are the players' in the order of seats. */
export function recordOf<T extends GameTypes>(match: Match<T>, names: readonly string[]): GameRecord {
  const { game, options, seed } = match
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...(game.cardSetName && { cards: game.cardSetName }),
    options,
    ...(isGiven(game.startPosition) && { position: game.startPosition }),
    seed,
    names,
    actions: match.log.map(({ seat, action }) => [seat, game.format(action)] as const),
    ...(match.isOver && { result: game.standing(match.state) }),
  }
}
