import type { OnlinePlayersTexts } from '../en/online-players.ts'

export const onlinePlayers: OnlinePlayersTexts = {
  awayUntil: (name, since, from) => `${name} ${since} óta távol van. ${from} után bot ugorhat be, amíg vissza nem jön.`,
  away: (name, since) => `${name} ${since} óta távol van.`,
  letBot: 'Játsszon bot, amíg vissza nem jön',
  botAsks: (name, absent) => `${name} javasolja: játsszon bot, amíg ${absent} vissza nem jön.`,
  botAsked: (absent, names) => `Botot javasoltál ${absent} helyére. Még válaszol: ${names}.`,
  end: 'Befejezitek a játszmát győztes nélkül? Mindenkinek bele kell egyeznie, aki itt van.',
  propose: 'Javaslom',
  cancel: 'Mégse',
  endAsks: (name) => `${name} javasolja: fejezzétek be a játszmát győztes nélkül.`,
  endAsked: (names) => `Javasoltad a játszma befejezését. Még válaszol: ${names}.`,
  anew: 'Kezditek elölről, új keveréssel? Mindenkinek bele kell egyeznie, aki itt van.',
  anewOffer: 'Egy bot állásából játszol tovább. Inkább kezditek elölről?',
  playOn: 'Játszom tovább',
  anewAsks: (name) => `${name} javasolja: kezdjétek elölről, új keveréssel.`,
  anewAsked: (names) => `Javasoltad az újrakezdést. Még válaszol: ${names}.`,
  agreed: (names) => `Beleegyeztél. Még válaszol: ${names}.`,
  events: {
    bot: (absent, by) => `${absent} helyett bot játszik, amíg vissza nem jön. Beleegyezett: ${by}.`,
    join: (name) => `Egy bot helyén mostantól ${name} játszik.`,
    back: (name) => `${name} visszatért.`,
    end: (by) => `A játszma győztes nélkül véget ért. Beleegyezett: ${by}.`,
    anew: (by) => `A játékosok egy másik asztalnál elölről kezdik. Beleegyezett: ${by}.`,
  },
}
