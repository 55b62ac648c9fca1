import { isObject } from '#engine/json.ts'
import {
  countCards,
  type Form,
  flag,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  type PositionProblem,
  positionCheckOf,
  whole,
} from '#engine/position.ts'
import { type CardSet, SHAPE_POINTS, shapeOf, trainOf } from '../cards/cards.ts'
import { PROBLEMS } from '../text/en/editor.ts'
import type { LokoTypes } from './facts.ts'
import { OPEN_TRAINS, OPENING_TURNS, SECRETS_EACH } from './numbers.ts'
import type { LokoPosition } from './position.ts'
import { PHASES } from './state.ts'

type ProblemKey = keyof typeof PROBLEMS

export const positionCheck = positionCheckOf<LokoTypes>({ form: formOf, broken: rulesBroken, texts: PROBLEMS })

function formOf({ map, trains, shapes }: CardSet, players: number): Form {
  const sections = new Set(map.sections)
  const train = oneOf(trains.map(({ id }) => id))
  const shape = oneOf(shapes.map(({ id }) => id))
  const owned = objectOf({ seat: whole(1, players), solid: flag })
  const byPoints = (form: Form) => objectOf({ 1: form, 2: form, 3: form })
  return objectOf({
    game: oneOf(['lokomoto']),
    phase: oneOf(PHASES),
    active: listOf(whole(1, players), 0, 1),
    turn: whole(1, players),
    trains: listOf(train, 0, OPEN_TRAINS),
    trainDeck: listOf(train, 0, trains.length),
    shapes: byPoints(orNull(shape)),
    shapeDecks: byPoints(listOf(shape, 0, shapes.length)),
    sections: mapOf(
      (key) => sections.has(key),
      (value, field) => (isObject(value) ? owned(value, field) : oneOf(['free', 'black'])(value, field)),
    ),
    players: listOf(
      objectOf({
        trains: listOf(train, 0, trains.length),
        shapes: listOf(shape, 0, shapes.length),
        secret: listOf(shape, 0, SECRETS_EACH),
      }),
      players,
      players,
    ),
  })
}

function rulesBroken(position: LokoPosition, { cards }: { readonly cards: CardSet }): PositionProblem[] {
  return [...brokenCards(position, cards), ...brokenSecrets(position, cards), ...brokenMap(position, cards)]
}

function broken(rule: string, reason: ProblemKey, values: PositionProblem['values'] = {}): PositionProblem {
  return { rule, reason, values }
}

/** LK-S1, LK-B5: every card is somewhere once, and open places are filled while the decks last. */
function brokenCards(position: LokoPosition, cards: CardSet): PositionProblem[] {
  const { options, trains, trainDeck, shapes, shapeDecks, players } = position
  const inGame = cards.shapes.filter(({ asterisk }) => !(options.advanced && asterisk))
  const shapePlaces = [
    ...SHAPE_POINTS.flatMap((points) => [shapes[points] ?? [], shapeDecks[points]].flat()),
    ...players.flatMap((player) => [...player.shapes, ...player.secret]),
  ]
  const trainPlaces = [...trains, ...trainDeck, ...players.flatMap((player) => player.trains)]
  const isInGame = (id: number) => inGame.some((shape) => shape.id === id)
  const lists = SHAPE_POINTS.map((points) => [points, [shapes[points] ?? [], shapeDecks[points]].flat()] as const)
  const openPoints = SHAPE_POINTS.filter((points) => !options.hiddenAgendas || points === 1)
  return [
    ...countCards(ids(cards.trains), trainPlaces).map(([card, there]) => broken('LK-S1', 'train', { card, there })),
    ...countCards(ids(inGame), shapePlaces.filter(isInGame)).map(([card, there]) =>
      broken('LK-S1', 'shape', { card, there }),
    ),
    ...shapePlaces.filter((id) => !isInGame(id)).map((card) => broken('LK-X1', 'asterisk', { card })),
    ...lists.flatMap(([points, list]) =>
      list
        .filter((id) => shapeOf(cards, id).points !== points)
        .map((card) => broken('LK-S1', 'shapeDeck', { card, points })),
    ),
    ...(trains.length < OPEN_TRAINS && trainDeck.length > 0
      ? [broken('LK-B5', 'openTrains', { all: OPEN_TRAINS })]
      : []),
    ...openPoints
      .filter((points) => shapes[points] === null && shapeDecks[points].length > 0)
      .map((points) => broken('LK-B5', 'openShape', { points })),
  ]
}

function ids(cards: readonly { readonly id: number }[]): number[] {
  return cards.map(({ id }) => id)
}

/** LK-H1, LK-B2: who can have which shape. */
function brokenSecrets({ options, shapes, players }: LokoPosition, cards: CardSet): PositionProblem[] {
  const hidden = options.hiddenAgendas === true
  return [
    ...(hidden && (shapes[2] !== null || shapes[3] !== null) ? [broken('LK-H1', 'agendaOpen')] : []),
    ...players.flatMap(({ trains, shapes: won, secret }, i) => {
      const seat = i + 1
      const count = (list: readonly number[], points: number) =>
        list.filter((id) => shapeOf(cards, id).points === points).length
      const several = [2, 3].filter((points) => count([...secret, ...won], points) > 1)
      return [
        ...(!hidden && secret.length > 0 ? [broken('LK-H1', 'noAgendas', { seat })] : []),
        ...(count(secret, 1) > 0 ? [broken('LK-H1', 'secretPoints', { seat })] : []),
        ...(hidden ? several.map((points) => broken('LK-H1', 'secrets', { seat, points })) : []),
        ...(won.length > trains.length
          ? [broken('LK-B2', 'shapesPerTrain', { seat, shapes: won.length, trains: trains.length })]
          : []),
      ]
    }),
  ]
}

function brokenMap(position: LokoPosition, cards: CardSet): PositionProblem[] {
  const { options, phase, active, turn, sections, players } = position
  const problems: PositionProblem[] = []
  const say = (isWrong: boolean, ...why: Parameters<typeof broken>) => isWrong && problems.push(broken(...why))
  const marks = Object.values(sections)
  const free = marks.filter((mark) => mark === 'free').length
  const black = marks.filter((mark) => mark === 'black').length
  const missing = cards.map.sections.length - marks.length
  const isOpening = phase === 'block'
  const opening = options.players === 2 ? OPENING_TURNS : 0
  const paid = players.flatMap(({ trains }) => trains).reduce((sum, id) => sum + trainOf(cards, id).price, 0)
  // LK-B3: with a shape, as many sections as it has can be paid.
  const extra = players.flatMap(({ shapes }) => shapes).reduce((sum, id) => sum + shapeOf(cards, id).sections.length, 0)
  say(missing > 0, 'LK-S1', 'sectionsMissing', { count: missing })
  say(String(active) !== (phase === 'over' ? '' : String(turn)), 'LK-S2', 'active', {
    turn: phase === 'over' ? '' : turn,
  })
  say(phase === 'over' && free > 0, 'LK-E1', 'notEnded', { free })
  say(phase !== 'over' && free === 0, 'LK-E1', 'ended')
  say(isOpening && opening === 0, 'LK-2P', 'noOpening')
  say(isOpening && marks.length - free !== black, 'LK-2P', 'openingOnly')
  say(isOpening && black >= OPENING_TURNS, 'LK-2P', 'openingOver', { black, all: OPENING_TURNS })
  say(isOpening && paid > 0, 'LK-2P', 'openingOnly')
  if (isOpening) return problems
  say(black < opening, 'LK-2P', 'blockFirst', { black, all: OPENING_TURNS })
  say(black >= opening && black < opening + paid, 'LK-B1', 'unpaid', { black: black - opening, paid })
  say(black > opening + paid + extra, 'LK-B1', 'tooBlack', { black: black - opening, paid: paid + extra })
  return problems
}
