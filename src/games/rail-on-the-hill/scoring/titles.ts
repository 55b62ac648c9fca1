/** RH-Z3: the titles of the solo game, each from this total on. */
const TITLES: readonly (readonly [from: number, title: string])[] = [
  [261, 'God-level mayor'],
  [241, 'Inhumanly excellent mayor'],
  [221, 'Legendary mayor'],
  [201, 'Top mayor'],
  [181, 'Highly skilled mayor'],
  [161, 'Skilled mayor'],
  [141, 'Above average mayor'],
  [121, 'Average mayor'],
  [101, 'Inexperienced mayor'],
  [81, 'Newbie mayor'],
]

const LOWEST_TITLE = 'Unsuited for governance'
const WITH_REQUESTS = 20

export function titleOf(total: number, withRequests: boolean): string {
  const standard = withRequests ? total - WITH_REQUESTS : total
  return TITLES.find(([from]) => standard >= from)?.[1] ?? LOWEST_TITLE
}
