/** A pile of cards inside a flat state: its count, then its items, the oldest first. A deck's next card is its last item. */

export function pileWords(capacity: number): number {
  return capacity + 1
}

export function push(words: Int32Array, pile: number, item: number): void {
  words[pile]++
  words[pile + words[pile]] = item
}

export function pop(words: Int32Array, pile: number): number {
  const item = words[pile + words[pile]]
  words[pile]--
  return item
}

export function has(words: Int32Array, pile: number, item: number): boolean {
  const last = pile + words[pile]
  for (let i = pile + 1; i <= last; i++) if (words[i] === item) return true
  return false
}

/** Removes an item of the pile; the others keep their order. */
export function remove(words: Int32Array, pile: number, item: number): void {
  const last = pile + words[pile]
  let i = pile + 1
  while (words[i] !== item) i++
  for (; i < last; i++) words[i] = words[i + 1]
  words[pile]--
}

/** Removes the items from `from` to before `to`. */
export function removeRange(words: Int32Array, pile: number, from: number, to: number): void {
  const last = pile + words[pile]
  let kept = pile
  for (let i = pile + 1; i <= last; i++) {
    const item = words[i]
    if (item < from || item >= to) words[++kept] = item
  }
  words[pile] = kept - pile
}

/** Inserts an item into a sorted pile, in ascending order. */
export function insert(words: Int32Array, pile: number, item: number): void {
  words[pile]++
  let at = pile + words[pile]
  for (; at > pile + 1 && words[at - 1] > item; at--) words[at] = words[at - 1]
  words[at] = item
}

/** Moves everything to the end of another pile. */
export function moveAll(words: Int32Array, from: number, to: number): void {
  const last = from + words[from]
  for (let i = from + 1; i <= last; i++) push(words, to, words[i])
  words[from] = 0
}

export function items(words: Int32Array, pile: number): number[] {
  // Views are made of many piles for every move, and `Array.from` takes several times as long.
  const all: number[] = []
  const last = pile + words[pile]
  for (let i = pile + 1; i <= last; i++) all.push(words[i])
  return all
}

/** Copies the items in ascending order to the beginning of `into` and returns their number. */
export function ascending(words: Int32Array, pile: number, into: Int32Array): number {
  const count = words[pile]
  for (let i = 0; i < count; i++) {
    const item = words[pile + 1 + i]
    let at = i
    while (at > 0 && into[at - 1] > item) {
      into[at] = into[at - 1]
      at--
    }
    into[at] = item
  }
  return count
}
