/** How a number is named, from 1 to 12: nothing here counts further. */
const NAMED = ['', '-es', '-es', '-as', '-es', '-ös', '-os', '-es', '-as', '-es', '-es', '-es', '-es']

/** A roll as a name: `7-es`, `5-ös`, `8-as`. */
export function numbered(roll: number): string {
  return `${roll}${NAMED[roll]}`
}

/** `4-ből 3`, for three of four. The suffix goes by the last digit, which is true of all but round tens. */
export function partOf(have: number, all: number): string {
  return `${all}-${[3, 6, 8].includes(all % 10) ? 'ból' : 'ből'} ${have}`
}

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc']

/** `mind a négy`, `mind az öt` */
export function allOf(count: number): string {
  return count === 1 ? 'az egyetlen' : `mind ${the(NUMBERS[count])}`
}

/** With the definite article, which goes by the first sound: `a Tanya`, `az Erdő`, `az 5-ös`, `a 12-es`. */
export function the(text: string): string {
  return `${/^([aáeéiíoóöőuúüű]|5|1(?!\d))/i.test(text) ? 'az' : 'a'} ${text}`
}

/** A word before a suffix, where a last `a` or `e` grows long: `2 érme` becomes `2 érmé`, and `2 érmét` with its suffix. */
export function lengthened(text: string): string {
  return text.replace(/a$/, 'á').replace(/e$/, 'é')
}

/** `Erdőd`, `Erdőd és Bányád`, `Tanyád, Erdőd és Bányád` */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} és ${items.at(-1)}`
}

/** A number with one decimal, after a comma. */
export function decimal(number: number): string {
  return number.toFixed(1).replace('.', ',').replace('-', '−')
}
