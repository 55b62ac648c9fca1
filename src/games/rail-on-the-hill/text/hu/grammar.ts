/** Suffixes of a number by its last digit; round tens have their own. */
const AFTER_ONES = ['', '-es', '-es', '-as', '-es', '-ös', '-os', '-es', '-as', '-es']
const AFTER_TENS = ['-as', '-es', '-as', '-as', '-es', '-es', '-as', '-es', '-as', '-es']

/** The number as a name, 1 to 999: `17-es`, `5-ös`, `68-as`. */
export function numbered(number: number): string {
  return `${number}${nameSuffix(number)}`
}

/** `3-ból 2`, for two of three. */
export function partOf(have: number, all: number): string {
  const isDeep = ['-as', '-os'].includes(nameSuffix(all))
  return `${all}-${isDeep ? 'ból' : 'ből'} ${have}`
}

/** With the definite article, which goes by the first sound: `a d4`, `az e4`, `az f4`, `az 1.`, `a 12.`. */
export function the(text: string): string {
  return `${/^([aáeéiíoóöőuúüű]|f\d|5|1(?!\d))/i.test(text) ? 'az' : 'a'} ${text}`
}

/** `Anna, Béla és Cili` */
export function andList(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} és ${items[items.length - 1]}`
}

function nameSuffix(number: number): string {
  return number % 10 === 0 ? AFTER_TENS[Math.floor(number / 10) % 10] : AFTER_ONES[number % 10]
}
