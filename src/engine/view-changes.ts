import { isObject } from './json.ts'

/**
 * What is new in a view since an earlier one, as a text that can be compared: where, and what stands there now. Two
 * views may differ in other places and still have the same changes.
 */
export function viewChanges(before: unknown, after: unknown): string {
  const changes: Change[] = []
  collect('', before, after, changes)
  return JSON.stringify(changes)
}

type Change = readonly [path: string, value: unknown]

function collect(path: string, before: unknown, after: unknown, changes: Change[]): void {
  if (before === after) return
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    for (const key of [...keys].sort()) collect(`${path}/${key}`, before[key], after[key], changes)
  } else if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) changes.push([path, inserted(before, after)])
    else for (const [i, item] of before.entries()) collect(`${path}/${i}`, item, after[i], changes)
  } else changes.push([path, after])
}

/** The items between the beginning and the end that two lists of different lengths have in common. */
function inserted(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item)))
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return after.slice(start, after.length - end)
}
