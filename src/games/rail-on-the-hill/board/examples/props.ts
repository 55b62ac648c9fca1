import type { WordTexts } from '../../text/en/words.ts'

export interface ExampleProps {
  readonly texts: { readonly words: WordTexts }
}
