import type { WordTexts } from '../../text/types/words.ts'

export interface ExampleProps {
  readonly texts: { readonly words: WordTexts }
}
