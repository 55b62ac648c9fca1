import type { OnlinePlayersTexts } from '../en/online-players.ts'

export const onlinePlayers: OnlinePlayersTexts = {
  awayUntil: (name, since, from) => `${name} ${since} óta távol van. ${from} után bot ugorhat be, amíg vissza nem jön.`,
  away: (name, since) => `${name} ${since} óta távol van.`,
  letBot: 'Játsszon bot, amíg vissza nem jön',
  botAsks: (name, absent) => `${name} javasolja: játsszon bot, amíg ${absent} vissza nem jön.`,
  botAsked: (absent, names) => `Botot javasoltál ${absent} helyére. Még válaszol: ${names}.`,
  end: 'Befejezitek a játékot győztes nélkül? Mindenkinek bele kell egyeznie, aki itt van.',
  propose: 'Javaslom',
  cancel: 'Mégse',
  endAsks: (name) => `${name} javasolja: fejezzétek be a játékot győztes nélkül.`,
  endAsked: (names) => `Javasoltad a játék befejezését. Még válaszol: ${names}.`,
  agreed: (names) => `Beleegyeztél. Még válaszol: ${names}.`,
  events: {
    bot: (absent, by) => `${absent} helyett bot játszik, amíg vissza nem jön. Beleegyezett: ${by}.`,
    end: (by) => `A játék győztes nélkül véget ért. Beleegyezett: ${by}.`,
  },
}
