/** What a number has after it as an object, by its last digit; round tens have their own, and so have hundreds. */
const AFTER_ONES = ['t', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et']
const AFTER_TENS = ['at', 'et', 'at', 'at', 'et', 'et', 'at', 'et', 'at', 'et']

const LONG: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }

const VOWELS = /[aáeéiíoóöőuúüű]/g
/** After these sounds the suffix needs no vowel of its own. */
const IS_SMOOTH = /[aáeéiíoóöőuúüű](j|l+|ly|n+|ny|r+|s+|sz|z+|zs)$/

/** The name of a train as an object: `Csörgőt`, `Frigyládát`, `Árpádot`, `M28-at`. */
export function asObject(name: string): string {
  const digits = name.match(/\d+$/)?.[0]
  if (digits !== undefined) return `${name}-${afterNumber(Number(digits))}`
  // No player knows how an abbreviation or a foreign letter at the end is spoken.
  if (!/[a-záéíóöőúüű]$/.test(name)) return `${name} vonatot`
  if (/[aáeéiíoóöőuúüű]$/.test(name)) return `${name.slice(0, -1)}${LONG[name.slice(-1)] ?? name.slice(-1)}t`
  if (IS_SMOOTH.test(name)) return `${name}t`
  // Where í is the only vowel, only the word itself tells whether the suffix is deep, as in `Csíkot`.
  return vowelsOf(name).every((vowel) => vowel === 'í') ? `${name} vonatot` : `${name}${linkingVowel(name)}t`
}

function afterNumber(number: number): string {
  return number > 0 && number % 10 === 0 ? AFTER_TENS[(number / 10) % 10] : AFTER_ONES[number % 10]
}

function vowelsOf(name: string): readonly string[] {
  return name.toLocaleLowerCase('hu').match(VOWELS) ?? []
}

/** It goes by the last vowel; i and é let an earlier deep one decide. */
function linkingVowel(name: string): string {
  const decisive = vowelsOf(name).findLast((vowel) => !'iíé'.includes(vowel)) ?? 'e'
  if ('öőüű'.includes(decisive)) return 'ö'
  return decisive === 'e' ? 'e' : 'o'
}
