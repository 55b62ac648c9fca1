/** Compares two objects field by field. */

/** The name of each field with its value as text; lists without a meaningful order are sorted first. */
export type Fields = Map<string, string>

/** Lines such as `planDeck is 3 4, should be 4 3`, each with the `remark` on its field. */
export function differing(actual: Fields, expected: Fields, remark: (name: string) => string = () => ''): string[] {
  const names = new Set([...expected.keys(), ...actual.keys()])
  return [...names]
    .filter((name) => actual.get(name) !== expected.get(name))
    .map((name) => {
      const [is, should] = [actual.get(name) ?? 'missing', expected.get(name) ?? 'missing']
      return `${name} is ${is}, should be ${should}${remark(name)}`
    })
}

export function inOrder(list: readonly (number | string)[]): string {
  return `[${list.join(' ')}]`
}

export function unordered(list: readonly (number | string)[]): string {
  const byValue = (one: number | string, other: number | string) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1
  return inOrder([...list].sort(byValue))
}
