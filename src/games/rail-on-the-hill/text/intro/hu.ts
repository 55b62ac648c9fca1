import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'The Rail on the Hill',
  pitch: 'Építs várost tizenhat kártyából, és vezess el négy vasútvonalat a létesítményei mellett.',
  box: '1–4 játékos · 10 éves kortól · 30–60 perc',
  begins: 'A szabálykönyv szerint: aki legutóbb szállt vonatra.',
  variants: {
    requests: { name: 'Lakossági kérések', line: 'Két kérés mindenkinek pontot hozhat.' },
    noRotation: { name: 'Forgatás nélkül', line: 'Minden városkártya álló helyzetben kerül le.' },
    simultaneous: { name: 'Egyidejű körök', line: 'Kártyaszerzés sorban, utána mindenki egyszerre játszik.' },
  },
  bots: {
    expert: 'Mester',
    sharp: 'Rutinos',
    strong: 'Erős',
    keen: 'Ügyes',
    steady: 'Alapos',
    casual: 'Laza',
    easy: 'Könnyű',
    beginner: 'Kezdő',
    random: 'Véletlen',
  },
  titles: {
    'Unsuited for governance': 'Városvezetésre alkalmatlan',
    'Newbie mayor': 'Újonc polgármester',
    'Inexperienced mayor': 'Tapasztalatlan polgármester',
    'Average mayor': 'Átlagos polgármester',
    'Above average mayor': 'Átlag feletti polgármester',
    'Skilled mayor': 'Ügyes polgármester',
    'Highly skilled mayor': 'Nagyon ügyes polgármester',
    'Top mayor': 'Élvonalbeli polgármester',
    'Legendary mayor': 'Legendás polgármester',
    'Inhumanly excellent mayor': 'Emberfelettien kiváló polgármester',
    'God-level mayor': 'Isteni polgármester',
  },
  reached: (points) => `${points} pont`,
}
