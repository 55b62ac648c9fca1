import { differing, type Fields, inOrder, unordered } from '../fields.ts'
import { LINES } from './cards.ts'
import { LOCATIONS, type Player, type Position } from './position.ts'
import type { Score } from './score.ts'

/** Comparing two positions or two scores, field by field. */

export function positionDifferences(actual: Position, expected: Position): string[] {
  return differing(fieldsOfPosition(actual), fieldsOfPosition(expected))
}

function fieldsOfPosition(position: Position): Fields {
  const { options } = position
  const fields: Fields = new Map([
    ['options.players', String(options.players)],
    ['options.first', String(options.first)],
    ['options.requests', String(options.requests)],
    ['options.noRotation', String(options.noRotation)],
    ['options.simultaneous', String(options.simultaneous)],
    ['phase', position.phase],
    ['active', unordered(position.active)],
    ['round', String(position.round)],
    ['starter', String(position.starter)],
    ['townDeck', inOrder(position.townDeck)],
    ['planDeck', inOrder(position.planDeck)],
    ['devPile', inOrder(position.devPile)],
    ['townDiscard', unordered(position.townDiscard)],
    ['planDiscard', unordered(position.planDiscard)],
    ['devDiscard', unordered(position.devDiscard)],
    ['plans', unordered(position.plans)],
    ['devs', unordered(position.devs)],
    ['requests', inOrder(position.requests)],
  ])
  for (const location of LOCATIONS) fields.set(`board.${location}`, String(position.board[location]))
  for (const [index, set] of position.sets.entries()) {
    fields.set(`sets[${index}]`, set === null ? 'null' : `${unordered(set.towns)} and token ${set.dev}`)
  }
  for (const [index, player] of position.players.entries()) {
    for (const [name, value] of fieldsOfPlayer(player)) fields.set(`seat ${index + 1} ${name}`, value)
  }
  return fields
}

function fieldsOfPlayer(player: Player): Fields {
  const fields: Fields = new Map([
    ['resources', String(player.resources)],
    ['hand', unordered(player.hand)],
    ['planHand', unordered(player.planHand)],
    ['kept', unordered(player.kept)],
    ['acquired', String(player.acquired)],
    ['placed', String(player.placed)],
    ['laid', String(player.laid)],
    ['located', String(player.located)],
    ['ended', String(player.ended)],
    ['pending', pendingText(player)],
  ])
  for (const [square, { card, turn, token }] of Object.entries(player.town)) {
    fields.set(`town.${square}`, `card ${card} r${turn} token ${token}`)
  }
  for (const line of LINES) {
    const { tracks, laid, plans } = player.lines[line]
    fields.set(`${line}.tracks`, unordered(tracks))
    fields.set(`${line}.laid`, String(laid))
    fields.set(`${line}.plans`, unordered(plans))
  }
  return fields
}

function pendingText({ pending }: Player): string {
  switch (pending?.kind) {
    case undefined:
      return 'null'
    case 'plans':
      return `plans ${unordered(pending.cards)}`
    case 'keep':
      return `keep ${unordered(pending.tokens)}`
    case 'upgrade':
      return `upgrade ${pending.token}`
    default:
      return pending?.kind ?? 'null'
  }
}

export function scoreDifferences(actual: Score, expected: Score): string[] {
  return differing(fieldsOfScore(actual), fieldsOfScore(expected))
}

function fieldsOfScore(score: Score): Fields {
  const fields: Fields = new Map([
    ['penalty', String(score.penalty)],
    ['resources', String(score.resources)],
    ['total', String(score.total)],
    ['fulfilled', String(score.fulfilled)],
    ['title', String(score.title)],
  ])
  for (const [request, points] of Object.entries(score.requests)) fields.set(`requests.${request}`, String(points))
  for (const line of LINES) {
    fields.set(`lines.${line}`, String(score.lines[line]))
    for (const { card, met, wilds, points } of score.plans[line]) {
      fields.set(`plans.${line} card ${card}`, `${met ? 'met' : 'unmet'} with ${wilds} wilds for ${points}`)
    }
    const cards = score.plans[line].map((plan) => plan.card)
    fields.set(`plans.${line}`, unordered(cards))
  }
  return fields
}
