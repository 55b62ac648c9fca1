import type { WorkshopTexts } from '../en/workshop.ts'

export const workshop: WorkshopTexts = {
  title: 'Műhely',
  line: 'Állíts fel bármilyen állást, vagy játssz a saját dobozod kártyáival.',
  positions: {
    title: 'Állások',
    line: 'Állíts fel egy állást, nézd meg a pontszámát, és játssz tovább belőle.',
  },
  sets: {
    title: 'Kártyák és térképek',
  },
}
