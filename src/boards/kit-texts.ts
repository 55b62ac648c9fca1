import { createContext } from 'react'
import { kit } from './text/en.ts'

/** The words of the kit in the language of the page; the shell provides them. */
export const KitWords = createContext(kit)
