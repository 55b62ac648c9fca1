import { type EstablishmentId, ITEMS, type ItemId } from '../../cards/cards.ts'
import { lengthened } from './grammar.ts'

type Forms = Readonly<Record<ItemId, string>>

export const NAMES: Forms = {
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

const OBJECTS: Forms = {
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
const POSSESSIONS: Readonly<Record<EstablishmentId, string>> = {
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
export const YOURS: Readonly<Record<EstablishmentId, string>> = {
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
  return formOf(name, OBJECTS)
}

/** What of somebody is taken: (Béla) `Bányáját`. */
export function possessionAsObject(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS))}t`
}

/** What of somebody something is given for: (Béla) `Bányájáért`. */
export function forPossession(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS))}ért`
}

function formOf(name: string, forms: Readonly<Partial<Forms>>): string {
  const id = ITEMS.find((item) => NAMES[item] === name)
  return (id && forms[id]) ?? name
}
