import { useState } from 'react'

/**
 * What is made of the parts: once, and again only when one of them changes. Unlike a memo, which React may drop, it can
 * have progress of its own.
 */
export function useMade<Parts extends readonly unknown[], Made>(
  make: (...parts: Parts) => Made,
  ...parts: Parts
): Made {
  const [last, setLast] = useState(() => ({ parts, made: make(...parts) }))
  if (last.parts.every((part, i) => part === parts[i])) return last.made
  const next = { parts, made: make(...parts) }
  setLast(next)
  return next.made
}
