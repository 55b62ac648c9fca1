import { createContext } from 'react'
import { kit } from './text/en.ts'

/** The texts of the kit in the language of the page, provided by the shell. */
export const KitWords = createContext(kit)
