import type { Language } from '#boards/board.ts'

/** The Japanese font has many small files; their list is loaded only for Japanese. */
export async function loadLetters(language: Language): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/index.css')
}
