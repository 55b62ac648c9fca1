import type { SocialTexts } from '../en/social.ts'

export const social: SocialTexts = {
  playNow: {
    title: 'Játék most',
    line: 'Az első várakozó játékossal kerülsz egy asztalhoz. Ha nincs ilyen, bot ellen kezdesz; az első 5 percben egy másik játékos átveheti a bot helyét, és onnan folytatja, vagy megegyeztek az újrakezdésben.',
    of: (game) => `Játék most: ${game}`,
  },
  online: {
    count: (people) => `${people} játékos van itt`,
    nobody: 'Senki sem mutatja a nevét.',
    more: (people) => `és még ${people}`,
    show: 'Lássák mások a nevem, amikor itt vagyok',
  },
  live: {
    title: 'Nézhető játszmák',
    state: 'Folyamatban',
    botLeaves: 'Egy bot átadja a helyét',
    take: 'Átveszem a helyét',
  },
  invites: (name) => `${name} meghív`,
  decline: 'Elutasítás',
  followed: 'Követsz egy játékost',
  people: {
    title: 'Emberek',
    empty: 'Nincs itt más.',
    follow: 'Követés',
    unfollow: 'Követés vége',
    block: 'Letiltás',
    unblock: 'Tiltás feloldása',
    of: (button, name) => `${button}: ${name}`,
    line: 'Akiket követsz, azok asztalai elöl állnak az asztalok listáján. Akiket letiltasz, azoktól nem látsz üzenetet, reakciót és meghívást; nem találják meg a nyilvános asztalaidat, és a „Játék most” nem ültet velük össze. Egyikről sem kapnak értesítést.',
    back: 'Vissza a csevegéshez',
  },
  invite: {
    title: 'Akiket követsz',
    line: 'A meghívás akkor érkezik meg, ha ők is követnek téged.',
    button: 'Meghívás',
    sent: (name) => `Meghívtad: ${name}.`,
  },
  account: {
    followed: 'Akiket követsz',
    noneFollowed: 'Még senkit sem követsz. Az asztalok csevegésében és a profilokon kezdhetsz követni valakit.',
    blocked: 'Letiltva',
    online: 'itt van',
  },
  reactions: {
    title: 'Reakció',
    names: {
      thumb: 'Tetszik',
      laugh: 'Vicces',
      wow: 'Hűha',
      'well-played': 'Szép lépés',
      thinking: 'Gondolkodom',
      sorry: 'Bocsánat',
    },
    said: (name, reaction) => `${name}: ${reaction}`,
    tooMany: 'Várj egy kicsit a következő reakcióval.',
  },
  chances: {
    title: 'Győzelmi esélyek',
    line: 'Csak nézőknek, késleltetve: ahogy a játszma az egyes játékosok utolsó lépése előtt állt, rejtett adatok nélkül.',
    notYet: 'Akkor látható, ha már minden játékos lépett.',
    of: (name, chance) => `${name}: ${chance}`,
  },
}
