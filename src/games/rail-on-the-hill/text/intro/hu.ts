import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'The Rail on the Hill',
  pitch: 'Építs várost tizenhat kártyából, és vezess el négy vasútvonalat a létesítményei mellett.',
  box: '1–4 játékos · 10 éves kortól · 30–60 perc',
  begins: 'A szabálykönyv szerint: aki legutóbb szállt vonatra',
  variants: {
    requests: { name: 'Lakossági kérések', line: 'Két kérés mindenkinek pontot hozhat.' },
    noRotation: { name: 'Forgatás nélkül', line: 'Minden városkártya álló helyzetben kerül le.' },
    simultaneous: { name: 'Egyidejű körök', line: 'Kártyaszerzés sorban, utána mindenki egyszerre játszik.' },
  },
  bots: {
    expert: { name: 'Mester', line: 'Egész köröket tervez, és sokféle jövőben kipróbálja őket.' },
    strong: { name: 'Erős', line: 'Egész köröket tervez, és tudja, mi térül meg a végére.' },
    steady: { name: 'Alapos', line: 'Minden körből a legtöbbet hozza ki.' },
    easy: { name: 'Kezdő', line: 'Értelmesen játszik, de nem lát tovább a következő sínnél.' },
    random: { name: 'Véletlen', line: 'Bármit meglép, ami szabályos: könnyű legyőzni.' },
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
