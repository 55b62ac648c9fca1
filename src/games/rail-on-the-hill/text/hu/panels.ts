import type { PanelTexts } from '../types/panels.ts'
import { numbered, partOf, the } from './grammar.ts'

export const panels: PanelTexts = {
  cancel: 'Mégse',
  back: 'Vissza',
  aboutPlan: (plan, points, isSingle) =>
    isSingle ? `${plan}, ${points}\u00a0· egy vonalon csak egyszer` : `${plan}, ${points}`,
  market: {
    label: 'Kínálat',
    location: (letter, name, line) => `„${letter}” helyszín, ${name}: ${line}`,
    due: 'Ez az akció most a tiéd',
    done: 'Az akció megtörtént',
    takeCard: (card, location) => `${card} megszerzése, helyszín: ${location}`,
    noCard: 'Itt már nincs kártya',
    collect: '2 erőforrás',
    layTrack: 'Még egy sín',
    takePlan: (number, plan, points) => `${numbered(number)} terv elvétele: ${plan}, ${points}`,
    takeToken: (token, effect) => `Jelző elvétele: ${token}. ${effect}`,
    noPlan: 'Elvett tervkártya helye',
    noToken: 'Elvett jelző helye',
  },
  lines: {
    label: 'Vonalak',
    lay: (line) => `${line}: sín lefektetése`,
    put: (line) => `${line}: a tervkártya ide kerül`,
    tracks: (onBoard, scrapped, all) =>
      scrapped === 0
        ? `${all} sínből ${onBoard} lefektetve`
        : `${all} sínből ${onBoard} lefektetve, ${scrapped} elbontva`,
    bonusIn: (tracks) => `bónusz: még ${tracks}`,
    noBonus: 'nincs több bónusz',
    score: (line, points) => `${line}, ${points}: a pontok forrásának mutatása`,
    pointsTitle: 'Honnan jönnek a pontok',
    penalty: (points) => `${points} levonás, amíg nincs teljesített tervkártyája`,
    penaltyShort: 'nincs kész terv',
    plan: (number, plan, points, have, need) => `${numbered(number)} terv: ${plan}, ${points}, ${partOf(have, need)}`,
    metPlan: (number, plan, points) => `${numbered(number)} terv: ${plan}, ${points}, teljesítve`,
    metWithWilds: (number, plan, points, wilds) =>
      `${numbered(number)} terv: ${plan}, ${points}, ${wilds} Joker létesítménnyel teljesítve`,
  },
  hand: {
    label: 'A kezedben lévő kártyák',
    choose: (card) => `${card} kiválasztása`,
    turn: 'Kártya elforgatása',
    empty: 'Nincs kártya a kezedben',
  },
  draft: {
    title: 'Válassz egy készletet',
    line: 'Három városkártya a kezdéshez és egy jelző.',
    waiting: (name) => `${name} készletet választ.`,
    take: (number) => `${number}. készlet elvétele`,
    contents: (towns, token) => `${towns}; ${token}`,
  },
  planHand: {
    title: 'A tervkártyáid',
    left: (count) =>
      count === 1
        ? 'Még egy kártyát tegyél a vonalaidra.'
        : `Még ${count} kártyát tegyél a vonalaidra, mindegyikre egyet.`,
    done: 'Minden vonalon van tervkártya.',
    choose: (number, plan, points) => `${numbered(number)} terv kiválasztása: ${plan}, ${points}`,
    lines: 'Vonalak',
  },
  planTarget: {
    title: (number) => `Melyik vonalra kerüljön ${the(numbered(number))} terv?`,
    line: 'Annak a vonalnak hoz pontot, amelyiken fekszik.',
    progress: partOf,
    put: (line, progress, have, most) =>
      `${line}, ehhez a tervhez ${progress} megvan, ${most} helyből ${have} foglalt: a tervkártya ide kerül`,
    impossible: 'már van ilyen',
    cannot: (line) => `${line}: már van rajta ugyanilyen terv`,
    discardTitle: (line) => `${line}: már négy terve van`,
    discardLine: 'Válaszd ki, melyik helyére kerüljön az új tervkártya.',
    newPlan: (number, about) => `Az új, ${numbered(number)} terv: ${about}`,
    discard: (number, plan) => `${numbered(number)} terv (${plan}) lecserélése`,
    discardShort: 'Ezt cserélem',
  },
  bonus: {
    title: 'Válassz bónuszt',
    line: 'Egy vonal 3. vagy 6. sínjéért.',
    choices: {
      resources: { name: '2 erőforrás', line: 'Nyílt terepre, kereszteződésre, jelzőre.' },
      track: { name: 'Még egy sín', line: 'Bármelyik vonalon, a szokásos költséggel.' },
      plans: { name: '2 tervkártya húzása', line: 'Az egyiket egy vonalra teszed.' },
    },
    impossible: 'Most nem lehetséges',
  },
  drawnPlans: {
    title: 'Válassz egy tervkártyát',
    line: 'A másik a dobópakliba kerül.',
  },
  keep: {
    title: 'Tarts meg egy jelzőt',
    line: 'A másik a dobókupacba kerül.',
    keep: (token) => `Megtartás: ${token}`,
  },
  upgrade: {
    title: (token) => `Melyik kártyára kerüljön: ${token}?`,
    line: 'A városod bármelyik kártyájára, amelyen még nincs jelző.',
  },
}
