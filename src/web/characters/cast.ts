import type { GameIntro } from '#boards/board.ts'
import { Rng } from '#engine/random.ts'
import type { CharacterTexts } from '../text/en/characters.ts'
import { CAST, type CharacterId } from './roster.ts'

/** A seat as far as its name is concerned. */
export interface CastSeat {
  /** Of a person: bots do not take it. */
  readonly name: string
  /** The level of a bot. */
  readonly bot: string | undefined
}

export interface CastBot {
  readonly name: string
  /** Left out where the level has no character left, and the bot is called by its level. */
  readonly character?: CharacterId
}

export interface CastWords {
  readonly intro: GameIntro | undefined
  /** Undefined until they are loaded. */
  readonly characters: CharacterTexts | undefined
  sameAgain(name: string, number: number): string
}

/**
 * Who plays the seats of the bots; undefined for people. The same key, such as a seed or the id of a table, gives the
 * same characters on every machine, no two the same at a table and none with the name of a person there.
 */
export function castBots(
  seats: readonly CastSeat[],
  key: string,
  { intro, characters, sameAgain }: CastWords,
): readonly (CastBot | undefined)[] {
  const people = seats.filter(({ bot }) => bot === undefined).map(({ name }) => folded(name))
  const free = new Map<string, CharacterId[]>()
  const numbers = new Map<string, number>()
  return seats.map(({ bot: level }) => {
    if (level === undefined) return undefined
    if (characters !== undefined) {
      const left =
        free.get(level) ?? shuffled(level, key).filter((id) => !people.includes(folded(characters.people[id].name)))
      free.set(level, left)
      const character = left.shift()
      if (character !== undefined) return { name: characters.people[character].name, character }
    }
    const number = (numbers.get(level) ?? 0) + 1
    numbers.set(level, number)
    const name = intro?.bots[level] ?? level
    return { name: number === 1 ? name : sameAgain(name, number) }
  })
}

/** The characters of a level in an order that the key decides. */
function shuffled(level: string, key: string): CharacterId[] {
  const all: readonly CharacterId[] = CAST[level as keyof typeof CAST] ?? []
  return new Rng(`${level}/${key}`).shuffled(all.keys()).map((place) => all[place])
}

function folded(name: string): string {
  return name.trim().normalize('NFKC').toLocaleLowerCase()
}
