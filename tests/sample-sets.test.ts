import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import { Rng } from '#engine/random.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { greatLake, tramCity, twoIslands } from '../scripts/sample-sets/lokomoto-maps.ts'
import { boulevards, oneDieTown } from '../scripts/sample-sets/other-sets.ts'

const FOLDER = new URL('../src/web/public/sets/', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(`${file}.json`, FOLDER), 'utf8')

const OFFERED = await Promise.all(
  GAME_IDS.map(async (id) => {
    const offers = await Promise.all(LANGUAGES.map(async (language) => GAME_TOOLS[id]?.loadSamples(language)))
    return { id, offers: offers.map((offer) => offer ?? []) }
  }),
)

describe('sample sets', () => {
  it.each(OFFERED)(
    'of $id are offered in every language, by the id in their file, and can be played',
    async ({ id, offers: [english, ...others] }) => {
      const rules = await loadRules(id)
      for (const offer of others) expect(offer.map(({ file }) => file)).toEqual(english.map(({ file }) => file))
      for (const { file, id: named } of english) {
        const set = cardSetIn(textOf(file), 'nameless')
        const game = set.ok ? withCardSet(rules, set.value) : set
        if (!game.ok) throw new Error(explainCards(game.error))
        expect(game.value.cardSetName?.id).toBe(named)
        const state = game.value.setup({ players: 3 }, 'sample')
        const rng = new Rng('sample')
        for (let active = game.value.active(state); active.length > 0; active = game.value.active(state)) {
          game.value.play(state, active[0], game.value.sample(state, active[0], rng))
        }
        expect(game.value.standing(state).winners).not.toEqual([])
      }
    },
  )

  it('are all offered, three of them as maps of Lokomoto', () => {
    const files = OFFERED.flatMap(({ offers }) => offers[0].map(({ file }) => `${file}.json`))
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted())
    expect(OFFERED.map(({ id, offers }) => [id, offers[0].length])).toContainEqual(['lokomoto', 3])
  })

  it.each([
    ['boulevards', boulevards],
    ['one-die-town', oneDieTown],
    ['two-islands', twoIslands],
    ['tram-city', tramCity],
    ['great-lake', greatLake],
  ])('the file of %s is what the script makes', (file, make) => {
    expect(textOf(file)).toBe(`${JSON.stringify(make())}\n`)
  })
})
