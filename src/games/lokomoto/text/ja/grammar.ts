/** Two names stand with "and" between them, more with commas. */
export function listOf(items: readonly string[]): string {
  return items.join(items.length === 2 ? 'と' : '、')
}

/** A number with a true minus sign. */
export function figure(count: number): string {
  return String(count).replace('-', '−')
}

/** What is added or taken off: "+1", "−1", "0". */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : figure(count)
}
