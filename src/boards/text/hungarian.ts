/** Hungarian grammar that the texts of several games need. */

/** Suffixes of a number by its last digit; round tens have their own. */
const AFTER_ONES = ['', '-es', '-es', '-as', '-es', '-ös', '-os', '-es', '-as', '-es']
const AFTER_TENS = ['-as', '-es', '-as', '-as', '-es', '-es', '-as', '-es', '-as', '-es']

/** The number as a name, 1 to 999: `17-es`, `5-ös`, `30-as`. */
export function numbered(number: number): string {
  return `${number}${number % 10 === 0 ? AFTER_TENS[(number / 10) % 10] : AFTER_ONES[number % 10]}`
}

/** Out of this many: `6-ból`, `7-ből`. */
export function outOf(number: number): string {
  return `${number}-${/-[ao]s$/.test(numbered(number)) ? 'ból' : 'ből'}`
}

/** `3-ból 2`, for two of three. */
export function partOf(have: number, all: number): string {
  return `${outOf(all)} ${have}`
}

/** Letters before a digit (`M28`, `Mk48`, `f4`) are read one by one, and capitals that make no word (`TGV`, not `FLIRT`). */
const IS_SPELT = /^(\p{L}{1,2}-?\d|\p{Lu}(?=\p{Lu})(?!\p{Lu}*[AÁEÉIÍOÓÖŐUÚÜŰ]))/u
const SPELT_WITH_VOWEL = /^[aáeéfiílmnoóöőrsuúüűxy]/i
/** The names of these numbers begin with a vowel: egy, öt, ötven, ezer. */
const BEGINS_WITH_VOWEL = /^([aáeéiíoóöőuúüű]|5|1(\d{3})?(?!\d))/i

/** With the definite article, which depends on the first sound: `a Csörgő`, `az M28`, `az 5-ös`, `a 12-es`, `az „a”`. */
export function the(text: string): string {
  const spoken = text.replace(/^„/, '')
  const isVowel = (IS_SPELT.test(spoken) ? SPELT_WITH_VOWEL : BEGINS_WITH_VOWEL).test(spoken)
  return `${isVowel ? 'az' : 'a'} ${text}`
}

/** `Anna`, `Anna és Béla`, `Anna, Béla és Cili` */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} és ${items.at(-1)}`
}
