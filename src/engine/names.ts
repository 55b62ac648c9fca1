/** Names that people give, to themselves, players, card sets, towns: what they may contain. */

/** A picture such as ❤️ or 👩‍💻, in which characters that are hidden by themselves have a meaning. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?`
const PICTURES = String.raw`${PICTURE}(?:\u200d${PICTURE})*`

/** Control and direction characters, what no font shows, and characters that are drawn as nothing. */
const HIDDEN = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]`

const PICTURES_OR_HIDDEN = new RegExp(`(${PICTURES})|${HIDDEN}`, 'gu')

const SOMETHING_VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The text without hidden characters: so are names read that were given before they were refused. */
export function withoutHidden(text: string): string {
  return text.replace(PICTURES_OR_HIDDEN, (_hidden, pictures: string | undefined) => pictures ?? '')
}

/** Whether a name can be read, and no part of it is hidden. */
export function isReadable(name: string): boolean {
  return SOMETHING_VISIBLE.test(name) && withoutHidden(name) === name
}

export const NOT_READABLE = 'must have something visible and nothing hidden'
