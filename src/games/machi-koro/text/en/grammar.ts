/** "1 coin", "3 coins" */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function coins(count: number): string {
  return counted(count, 'coin', 'coins')
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** "all four landmarks" */
export function allLandmarks(count: number): string {
  if (count === 1) return 'the only landmark'
  return count === 2 ? 'both landmarks' : `all ${NUMBERS[count]} landmarks`
}

/** "Ranches", "Bakeries", "Wheat Fields" */
export function plural(name: string): string {
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`
  return name.endsWith('ch') ? `${name}es` : `${name}s`
}

/** "Forests", "Forests and Mines", "Ranches, Forests and Mines" */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** "a Ranch", "an Apple Orchard" */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
