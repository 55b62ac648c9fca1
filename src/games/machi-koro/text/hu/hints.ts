import type { HintTexts } from '../types/hints.ts'

/** Why a bot plays as it does, in Hungarian. */
export const HINTS: HintTexts = {
  wins: '{card}: ez az utolsó nevezetesség, és ezzel megvan a győzelem.',
  landmark: '{card}: eggyel több nevezetesség, és már csak {left} hiányzik.',
  'landmark-pays': '{card}: nevezetesség, és körönként nagyjából {coins} érmével többet hoz.',
  income: '{card}: körönként nagyjából {coins} érmével többet hoz.',
  counts: '{card}: a városban már álló {count} kártya mindegyike után fizet.',
  feeds: '{card}: ettől többet fizet ez a kártya: {factory}.',
  takes: '{card}: körönként nagyjából {coins} érmét szed be a többiektől.',
  prepares: '{card}: később, a hozzá illő kártyákkal együtt fog sokat fizetni.',
  denies: '{card}: ez az utolsó, így már senki más nem kaphatja meg.',
  saves: 'Most érdemes gyűjteni: {missing} érme hiányzik ehhez: {card}.',
  nothing: 'A kínálatban most semmi sem éri meg az árát.',
  'one-die': 'Egy kockával átlagosan {mean} érme jön, kettővel {other}.',
  'two-dice': 'Két kockával átlagosan {mean} érme jön, eggyel {other}.',
  reroll: 'Ez a dobás {coins} érmét hoz, egy új átlagosan {mean} érmét.',
  stand: 'Ez a dobás {coins} érmét hoz, egy új átlagosan csak {mean} érmét.',
  double: 'A dupla még egy kört ad.',
  'robs-leader': '{player} áll legközelebb a győzelemhez: ez {coins} érméjébe kerül.',
  robs: '{player} tud a legtöbbet fizetni: {coins} érmét.',
  swap: '{taken} itt többet ér, mint ez: {given}.',
  'no-swap': 'A többiek egyik kártyája sem ér meg egy sajátot.',
  forced: 'Nincs más választás.',
  easy: 'A következő körre ez tűnik jónak.',
  steady: 'A mostani bevétellel így kerül legközelebb az utolsó nevezetesség.',
  list: 'A bevásárlólistán ez következik.',
}
