import { expect, test } from 'vitest'
import type { ProblemTexts } from '#engine/card-problem.ts'
import { explainCards } from '#engine/card-sentences.ts'
import type { JsonObject } from '#engine/json.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { workshop as en } from '../../text/en/workshop.ts'
import { workshop as hu, withArticles } from '../../text/hu/workshop.ts'
import { workshop as ja } from '../../text/ja/workshop.ts'

const FORMS = { en: en.forms, hu: hu.forms, ja: ja.forms }

/** What is wrong with the standard set after a change, in every language. */
async function said(gameId: string, list: string, at: number, fields: JsonObject) {
  const [rules, { texts }] = await Promise.all([loadRules(gameId), GAME_TOOLS[gameId].loadSetEditor()])
  const cards = rules.cards as JsonObject
  const all = Array.isArray(cards[list]) ? cards[list] : []
  const read = rules.withCards({ ...cards, [list]: all.with(at, { ...all[at], ...fields }) }, { id: '', sha256: '' })
  if (read.ok) throw new Error('this set is right')
  return [
    explainCards(read.error, rules.cardProblems),
    ...(['en', 'hu', 'ja'] as const).map((each) =>
      explainCards(read.error, { ...FORMS[each], ...texts[each].problems }),
    ),
  ]
}

test('a problem names its card in the language of the page, and its field as in the file', async () => {
  const english = 'train 17: price must be a whole number from 2 to 9, not 12'
  expect(await said('lokomoto', 'trains', 16, { price: 12 })).toEqual([
    english,
    english,
    '17. vonat: price: egész szám kell 2 és 9 között, nem 12',
    '列車17：price は2から9までの整数です（12 は不可）',
  ])
  const nothing = await said('machi-koro', 'establishments', 0, { rolls: null })
  expect(nothing.slice(1)).toEqual([
    'wheat-field: rolls must be a list of numbers, not nothing',
    'wheat-field: rolls: számok listája kell, nem semmi',
    'wheat-field：rolls は数のリストです（なしは不可）',
  ])
})

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(GAME_IDS)('%s: every translation of a problem fills in what the English one does', async (id) => {
  const { texts } = await GAME_TOOLS[id].loadSetEditor()
  const all = (language: 'en' | 'hu' | 'ja'): ProblemTexts => ({ ...FORMS[language], ...texts[language].problems })
  for (const [key, text] of Object.entries(all('en'))) {
    expect(placesIn(all('hu')[key]), key).toEqual(placesIn(text))
    expect(placesIn(all('ja')[key]), key).toEqual(placesIn(text))
  }
})

test('a Hungarian problem has the article that the sound of the next word asks for', async () => {
  const { shapes } = (await loadRules('lokomoto')).cards as {
    readonly shapes: readonly { readonly sections: unknown }[]
  }
  const [, , twin] = await said('lokomoto', 'shapes', 7, { sections: shapes[6].sections, asterisk: null })
  expect(withArticles(twin)).toBe('a 8. alakzat az elforgatott 7. alakzat')
  const chosen = ['1. hely', '2. hely', '5. hely', '11. hely', '51. hely', '1000. hely', 'e4 kártyája', 'three fajtájú']
  expect(chosen.map((text) => withArticles(`a(z) ${text}`).split(' ')[0]).join(' ')).toBe('az a az a az az az a')
})
