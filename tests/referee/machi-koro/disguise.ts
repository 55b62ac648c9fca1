import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'

/**
 * The referee knows only the standard cards. This presents them as a custom set: with other ids, in another order, and
 * after cards that cannot be built, so that they get the highest numbers that the rules give to cards. Purple cards
 * keep their order, as MK-I5 requires.
 */
const PREFIX = 'my-'
const FILLER = 'filler-'

export function disguised(): Game<MachiTypes> {
  const { establishments, landmarks } = machiKoro.cards
  const rename = (id: string) => `${PREFIX}${id}`
  const cards = establishments.map((card) => ({ ...card, id: rename(card.id), per: card.per?.map(rename) ?? null }))
  const fillers = Array.from({ length: 32 - cards.length }, (_, i) => {
    return { id: `${FILLER}${i}`, colour: 'blue', rolls: [1 + (i % 12)], cost: 0, income: 99, copies: 0 }
  })
  const set = {
    establishments: [
      ...fillers,
      ...cards.filter(({ colour }) => colour !== 'purple').reverse(),
      ...cards.filter(({ colour }) => colour === 'purple'),
    ],
    landmarks: landmarks.map((card) => ({ ...card, id: rename(card.id) })).reverse(),
  }
  const read = machiKoro.withCards(set, { id: 'disguised', sha256: 'disguised' })
  if (!read.ok) throw new Error(explainCards(read.error))
  return read.value
}

/** Translates a line of a trace, or the text of an action, back to the standard cards. */
export function undisguised(json: string): string {
  return json.replaceAll(new RegExp(`"${FILLER}\\d+":0,?`, 'g'), '').replaceAll(PREFIX, '')
}
