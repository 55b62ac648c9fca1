import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#boards/board.ts'
import { actionsOf } from '#bots/puzzle.ts'
import { Match } from '#engine/match.ts'
import { readOptions } from '#engine/options.ts'
import { findEntrance, GAME_IDS, loadRules } from '#games/index.ts'
import { LEARNER, type Lesson, lessonsOf } from '#web/lessons/lessons.ts'

/** Longer texts do not fit above the table on a phone. */
const LONGEST_TEXT = 215

const BOOKS = await Promise.all(
  GAME_IDS.filter((id) => findEntrance(id)?.loadLessons !== undefined).map(async (id) => ({
    id,
    rules: await loadRules(id),
    lessons: await lessonsIn(id, 'en'),
  })),
)

async function lessonsIn(id: string, language: Language): Promise<readonly Lesson[]> {
  const book = await findEntrance(id)?.loadLessons?.(language)
  if (book === undefined) throw new Error(`${id} has no lessons`)
  return lessonsOf(book)
}

describe.each(BOOKS)('$id', ({ id, rules, lessons }) => {
  test('has a first game and shorter lessons', () => {
    expect(lessons[0]?.name).toBe('first')
    expect(lessons.length).toBeGreaterThanOrEqual(4)
  })

  test.each(lessons)('the lesson $name can be played, and its refusals match the rules', (lesson) => {
    const options = readOptions(rules, lesson.options, 'refused')
    if (!options.ok) throw new Error(options.error)
    const match = new Match(rules, options.value, lesson.seed)
    const take = (seat: number, text: string) => {
      const action = rules.parse(text)
      if (action === undefined) throw new Error(`${text} is not in the notation`)
      expect(rules.format(action), 'the notation of an action').toBe(text)
      expect(match.take(seat, action), `${seat} ${text}`).toBeUndefined()
    }
    for (const { seat, action } of actionsOf(lesson.before)) take(seat, action)
    for (const { before, ask, refused = {} } of lesson.steps) {
      for (const { seat, action } of actionsOf(before)) take(seat, action)
      expect(rules.forced?.(match.state, LEARNER), 'what the table does for the learner').toBeUndefined()
      for (const [text, rule] of Object.entries(refused)) {
        expect(rules.refusal(match.state, LEARNER, rules.parse(text))?.rule, text).toBe(rule)
      }
      if (ask !== undefined) take(LEARNER, ask)
    }
    expect(lesson.steps.at(-1)?.ask, 'a lesson ends with a text').toBeUndefined()
  })

  test.each(LANGUAGES)('texts in %s are complete and short', async (language) => {
    for (const lesson of await lessonsIn(id, language)) {
      expect([lesson.title, lesson.line], lesson.name).not.toContain('')
      for (const { text } of lesson.steps) {
        expect(text, lesson.name).toMatch(/\S/)
        expect(text.length, text).toBeLessThanOrEqual(LONGEST_TEXT)
      }
    }
  })
})

test('most steps of a first game ask the learner for an action', () => {
  const asked = ({ steps }: Lesson) => steps.filter(({ ask }) => ask !== undefined).length
  for (const { id, lessons } of BOOKS) expect(asked(lessons[0]) / lessons[0].steps.length, id).toBeGreaterThan(0.6)
})
