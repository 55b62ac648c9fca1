import { ITEMS } from '../../cards/cards.ts'
import type { Names } from '../types/words.ts'
import { lengthened } from './grammar.ts'

export const NAMES: Names = {
  'wheat-field': 'Búzamező',
  ranch: 'Tanya',
  bakery: 'Pékség',
  cafe: 'Kávézó',
  'convenience-store': 'Kisbolt',
  forest: 'Erdő',
  stadium: 'Stadion',
  'tv-station': 'Tévéstúdió',
  'business-center': 'Üzleti központ',
  'cheese-factory': 'Sajtgyár',
  'furniture-factory': 'Bútorgyár',
  mine: 'Bánya',
  'family-restaurant': 'Családi étterem',
  'apple-orchard': 'Almáskert',
  'fruit-and-vegetable-market': 'Zöldségpiac',
  'train-station': 'Vasútállomás',
  'shopping-mall': 'Pláza',
  'amusement-park': 'Vidámpark',
  'radio-tower': 'Rádiótorony',
}

export const SHORT_NAMES: Names = {
  ...NAMES,
  'business-center': 'Üzleti kp.',
  'family-restaurant': 'Étterem',
  'fruit-and-vegetable-market': 'Piac',
  'train-station': 'Állomás',
  'amusement-park': 'Park',
  'radio-tower': 'Torony',
}

const OBJECTS: Names = {
  'wheat-field': 'Búzamezőt',
  ranch: 'Tanyát',
  bakery: 'Pékséget',
  cafe: 'Kávézót',
  'convenience-store': 'Kisboltot',
  forest: 'Erdőt',
  stadium: 'Stadiont',
  'tv-station': 'Tévéstúdiót',
  'business-center': 'Üzleti központot',
  'cheese-factory': 'Sajtgyárat',
  'furniture-factory': 'Bútorgyárat',
  mine: 'Bányát',
  'family-restaurant': 'Családi éttermet',
  'apple-orchard': 'Almáskertet',
  'fruit-and-vegetable-market': 'Zöldségpiacot',
  'train-station': 'Vasútállomást',
  'shopping-mall': 'Plázát',
  'amusement-park': 'Vidámparkot',
  'radio-tower': 'Rádiótornyot',
}

/** Establishments of somebody. */
const POSSESSIONS: Names = {
  'wheat-field': 'Búzamezője',
  ranch: 'Tanyája',
  bakery: 'Péksége',
  cafe: 'Kávézója',
  'convenience-store': 'Kisboltja',
  forest: 'Erdője',
  stadium: 'Stadionja',
  'tv-station': 'Tévéstúdiója',
  'business-center': 'Üzleti központja',
  'cheese-factory': 'Sajtgyára',
  'furniture-factory': 'Bútorgyára',
  mine: 'Bányája',
  'family-restaurant': 'Családi étterme',
  'apple-orchard': 'Almáskertje',
  'fruit-and-vegetable-market': 'Zöldségpiaca',
}

/** Your own, as after `minden`. */
export const YOURS: Names = {
  'wheat-field': 'Búzameződ',
  ranch: 'Tanyád',
  bakery: 'Pékséged',
  cafe: 'Kávézód',
  'convenience-store': 'Kisboltod',
  forest: 'Erdőd',
  stadium: 'Stadionod',
  'tv-station': 'Tévéstúdiód',
  'business-center': 'Üzleti központod',
  'cheese-factory': 'Sajtgyárad',
  'furniture-factory': 'Bútorgyárad',
  mine: 'Bányád',
  'family-restaurant': 'Családi éttermed',
  'apple-orchard': 'Almáskerted',
  'fruit-and-vegetable-market': 'Zöldségpiacod',
}

/** What is done something with: `Tanyát` (épít). */
export function asObject(name: string): string {
  return formOf(name, OBJECTS, 'kártyát')
}

/** What of somebody is taken: (Béla) `Bányáját`. */
export function possessionAsObject(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS, 'kártyája'))}t`
}

/** What of somebody something is given for: (Béla) `Bányájáért`. */
export function forPossession(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS, 'kártyája'))}ért`
}

/** What you have, as after `minden`: `Bányád`. */
export function yours(name: string): string {
  return formOf(name, YOURS, 'kártyád')
}

/** A name that is not known here stays as it is, and the word for a card takes the ending: `Rose Garden kártyát`. */
function formOf(name: string, forms: Names, card: string): string {
  const id = ITEMS.find((item) => NAMES[item] === name)
  return (id && forms[id]) ?? `${name} ${card}`
}
