import { createContext } from 'react'

export interface Shortcut {
  readonly keys: string
  readonly what: string
}

/** The keys that the shell hears at this table, for the help of every game. */
export const ShellKeys = createContext<readonly Shortcut[]>([])
