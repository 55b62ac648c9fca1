import type { HintTexts } from '../types/hints.ts'

/** No article and no suffix is next to a value, as both would go by its sound. */
export const HINTS: HintTexts = {
  buys: '{train}: most rögtön {points} pontot hoz.',
  'buys-with-shape': '{train}: az alakzattal együtt ({shape}) most {points} pontot hoz.',
  'buys-in-time': '{train}: most {points} pontot hoz, és {player} is elvihetné.',
  'shape-in-time': 'Az alakzattal ({shape}) együtt {points} pontot hoz, és {player} is elvihetné az alakzatot.',
  'last-purchase': 'Közel a vég: {train} még hoz {points} pontot.',
  completes: 'Ezzel a szakasszal már ki tudod fizetni: {train}.',
  'completes-shape': 'Ezzel a szakasszal megvan az alakzat ({shape}), és hozzá a vonat: {train}.',
  towards: 'Egy lépés efelé: {train}. Ezután még {left} szakaszt kell megrajzolnod.',
  'towards-shape': 'Egy lépés efelé: {train}, alakzattal ({shape}). Ezután még {left} szakaszt kell megrajzolnod.',
  joins: 'Összeköti, amit megrajzoltál: így {sections} szakasz függ össze.',
  denies: '{player} most erre vágyik a legjobban: {section}.',
  protects: 'Szabadon tartja az utat eddig: {train}. {player} már a közelben jár.',
  ends: 'Rajzolással már nem nyerhetsz semmit; a foglalás ingyen van, és közelebb hozza a végét.',
  aside: 'Egyelőre nem visz közelebb semmihez, ami sokat érne.',
  opens: 'Ezt a szakaszt alighanem sosem fogod hiányolni.',
}
