/** The size at which a text is no wider than it may be. Latin letters are about half as wide as high, others square. */
export function fitting(text: string, size: number, width: number): number {
  const wide = Array.from(text, (letter) => (letter > '\u2fff' ? 1 : 0.54)).reduce((sum, part) => sum + part, 0)
  return Math.min(size, width / wide)
}
