import type { Language } from '#boards/board.ts'

/** The Japanese letters come in many small files that the browser picks from; nobody else should load their list. */
export async function loadLetters(language: Language): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/index.css')
}
