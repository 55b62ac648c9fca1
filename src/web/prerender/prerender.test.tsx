// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Language } from '#boards/board.ts'
import { loadShellTexts } from '../text/TextsContext.tsx'
import { ADDRESSES, LANGUAGES, type RenderedPage, renderPage } from './prerender.tsx'

/** Names that are the same in every language. */
const NAMES = /^(?:The Rail on the Hill|React \(react.*|Noto Sans JP|Meta Platforms.*|The \w+ Project Authors)$/

/** Fewer words may also be a name. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3

const rendered = new Map<string, Promise<RenderedPage>>()

function render(address: string, language: Language): Promise<RenderedPage> {
  const key = `${language} ${address}`
  const page = rendered.get(key) ?? renderPage(address, language)
  rendered.set(key, page)
  return page
}

/** The texts between the tags, and the spoken names; without the first column of tables, which may list actions as records write them. */
function textsOf(page: string): string[] {
  const html = page.replace(/<tr><td>.*?<\/td>/g, '')
  const spoken = Array.from(html.matchAll(/ (?:aria-label|title|placeholder)="([^"]*)"/g), ([, text]) => text)
  return [...html.split(/<[^>]*>/), ...spoken].map((text) => text.trim())
}

describe.each(ADDRESSES)('%s', (address) => {
  test.each(LANGUAGES)(
    'is rendered in %s without a browser, with its heading, title and description',
    async (language) => {
      const { pages } = await loadShellTexts(language)
      const { html, title, description } = await render(address, language)
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(html).toContain(`>${pages.frame.rules}</a>`)
      if (address === '/') expect(html).toContain(`>${pages.home.playNow}</button>`)
      expect(title).toContain('Hilltop')
      expect(description.length).toBeGreaterThan(20)
    },
  )

  test.each(['hu', 'ja'] as const)('has no English sentence in %s', async (language) => {
    const english = new Set(textsOf((await render(address, 'en')).html))
    const texts = textsOf((await render(address, language)).html)
    expect(texts.filter((text) => english.has(text) && isSentence(text) && !NAMES.test(text))).toEqual([])
  })
})

test('an English sentence is found in a page', async () => {
  const texts = textsOf((await render('/about/', 'en')).html)
  expect(texts.filter(isSentence).length).toBeGreaterThan(10)
})
