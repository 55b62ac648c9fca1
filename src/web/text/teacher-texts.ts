import type { Language } from '#boards/board.ts'
import type { TeacherTexts } from './types/teacher.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly teacher: TeacherTexts }>>> = {
  en: () => import('./en/teacher.ts'),
  hu: () => import('./hu/teacher.ts'),
  ja: () => import('./ja/teacher.ts'),
}

export async function loadTeacherTexts(language: Language): Promise<TeacherTexts> {
  return (await LOADERS[language]()).teacher
}
