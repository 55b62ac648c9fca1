import type { CharacterId } from '../../characters/roster.ts'

interface Character {
  /** At most eight letters, so that it fits beside three others on a phone. */
  readonly name: string
  /** The temperament in a few words, where the level is chosen. */
  readonly temper: string
  /** What they say when a game begins, and when they have won or lost it. */
  readonly hello: string
  readonly won: string
  readonly lost: string
}

const people: Readonly<Record<CharacterId, Character>> = {
  irma: {
    name: 'Irma',
    temper: 'Patient. Has already seen the last turn.',
    hello: 'Take your time. I have taken mine.',
    won: 'It looked close. It was no accident.',
    lost: 'I shall think about this one tonight.',
  },
  vilmos: {
    name: 'Vilmos',
    temper: 'A timetable planner, retired.',
    hello: 'Everything arrives. The question is when.',
    won: 'On the minute.',
    lost: 'The delay was mine. Well played.',
  },
  odile: {
    name: 'Odile',
    temper: 'Says little and misses nothing.',
    hello: 'Good evening.',
    won: 'Thank you for the game.',
    lost: 'Beautiful. Show me again.',
  },
  kelemen: {
    name: 'Kelemen',
    temper: 'Plays as if it were chess by post.',
    hello: 'My plan is in an envelope. You may not open it.',
    won: 'It was all in the envelope.',
    lost: 'I shall need another envelope.',
  },
  sayo: {
    name: 'Sayo',
    temper: 'Gentle until the last round.',
    hello: 'Let us make something pretty.',
    won: 'It turned out pretty, did it not?',
    lost: 'Yours is prettier.',
  },
  bruno: {
    name: 'Bruno',
    temper: 'Builds big and talks about it.',
    hello: 'Stand back, this needs room.',
    won: 'I said it needed room.',
    lost: 'Next time I bring more room.',
  },
  greta: {
    name: 'Greta',
    temper: 'Counts your points before her own.',
    hello: 'I know what you want. We shall see.',
    won: 'I wanted it more.',
    lost: 'You hid that well.',
  },
  tamas: {
    name: 'Tamás',
    temper: 'A quiet engineer with a sharp pencil.',
    hello: 'I have made a drawing. May I?',
    won: 'As drawn.',
    lost: 'Back to the drawing board.',
  },
  hana: {
    name: 'Hana',
    temper: 'Quick, cheerful and rarely wrong.',
    hello: 'Shall we? I am ready.',
    won: 'That was fun. Another one?',
    lost: 'Still fun. Another one?',
  },
  leopold: {
    name: 'Leopold',
    temper: 'Collects medals and remembers each.',
    hello: 'There is one place left on my wall.',
    won: 'The nail is already in.',
    lost: 'Then the nail stays bare.',
  },
  marta: {
    name: 'Marta',
    temper: 'Bakes, saves and never hurries.',
    hello: 'Tea first, then the game.',
    won: 'Slow is also a way.',
    lost: 'Well done. Have some cake.',
  },
  jonas: {
    name: 'Jonas',
    temper: 'A conductor who checks every ticket.',
    hello: 'All aboard, please.',
    won: 'Last stop. Mine.',
    lost: 'Your ticket is in order.',
  },
  piroska: {
    name: 'Piroska',
    temper: 'Keeps order down to the last piece.',
    hello: 'My things are sorted. And yours?',
    won: 'It pays to keep order.',
    lost: 'I shall have to tidy that up.',
  },
  emil: {
    name: 'Emil',
    temper: 'Reads rules for pleasure.',
    hello: 'Page one is my favourite.',
    won: 'It was all on page four.',
    lost: 'I must have skipped a page.',
  },
  wendel: {
    name: 'Wendel',
    temper: 'Walks along the tracks every morning.',
    hello: 'Nice weather for it.',
    won: 'That was a good walk.',
    lost: 'You knew the shorter way.',
  },
  lili: {
    name: 'Lili',
    temper: 'Plays for the pretty pieces.',
    hello: 'May I have the pretty ones?',
    won: 'I won? With the pretty ones?',
    lost: 'They were pretty all the same.',
  },
  oskar: {
    name: 'Oskar',
    temper: 'Forgets the score, enjoys the trip.',
    hello: 'Where are we going?',
    won: 'So this is where.',
    lost: 'A nice trip.',
  },
  pippa: {
    name: 'Pippa',
    temper: 'Brave first, thoughtful later.',
    hello: 'I have an idea. I think.',
    won: 'It was a good idea.',
    lost: 'It was not that good an idea.',
  },
  beni: {
    name: 'Beni',
    temper: 'Learned the game yesterday.',
    hello: 'Grandma taught me yesterday.',
    won: 'Grandma has to hear this.',
    lost: 'Grandma will want a word with you.',
  },
  nono: {
    name: 'Nono',
    temper: 'Would rather look out of the window.',
    hello: 'Is there a window seat?',
    won: 'Oh. Did I do that?',
    lost: 'Lovely view, though.',
  },
  noemi: {
    name: 'Noémi',
    temper: 'A judge who reads the small print.',
    hello: 'I shall hear both sides.',
    won: 'The verdict was clear.',
    lost: 'I accept the verdict.',
  },
  casimir: {
    name: 'Casimir',
    temper: 'A clockmaker. Every wheel counts.',
    hello: 'Listen. It is ticking already.',
    won: 'It ran like clockwork.',
    lost: 'One wheel was missing.',
  },
  ludmila: {
    name: 'Ludmila',
    temper: 'Sees the trap, and steps around it.',
    hello: 'Mind the step. I do.',
    won: 'I saw it three turns ago.',
    lost: 'That one I did not see.',
  },
  mirko: {
    name: 'Mirko',
    temper: 'Learns a new opening every week.',
    hello: 'I have been practising.',
    won: 'Practice helps.',
    lost: 'More practice, then.',
  },
  flora: {
    name: 'Flóra',
    temper: 'Plants early and waters daily.',
    hello: 'Let us see what grows.',
    won: 'A good harvest.',
    lost: 'Hail. It happens.',
  },
  ambrus: {
    name: 'Ambrus',
    temper: 'A goalkeeper. Hates to let one in.',
    hello: 'Nothing gets past me today.',
    won: 'A clean sheet.',
    lost: 'That one went in at the corner.',
  },
  berta: {
    name: 'Berta',
    temper: 'Chats while she plays.',
    hello: 'Have you met my cousin?',
    won: 'And then I won, imagine.',
    lost: 'I was in the middle of a story.',
  },
  pablo: {
    name: 'Pablo',
    temper: 'Paints first, measures afterwards.',
    hello: 'I only need the blue ones.',
    won: 'A masterpiece, nearly straight.',
    lost: 'I forgot the far corner.',
  },
  zelma: {
    name: 'Zelma',
    temper: 'Comes for the snacks, stays to play.',
    hello: 'Who brought biscuits?',
    won: 'Victory tastes of biscuits.',
    lost: 'I was looking at the biscuits.',
  },
  kiki: {
    name: 'Kiki',
    temper: 'Six years old and very serious.',
    hello: 'I can count to a hundred.',
    won: 'I won. I really won.',
    lost: 'Again. I want to go again.',
  },
  momo: {
    name: 'Momo',
    temper: 'Asks what every piece is for.',
    hello: 'What does this one do?',
    won: 'So that is what it does.',
    lost: 'What if I had put it there?',
  },
  bibi: {
    name: 'Bibi',
    temper: 'Helps everyone, herself last.',
    hello: 'May I help you?',
    won: 'Did you let me win?',
    lost: 'I am happy for you.',
  },
  dodo: {
    name: 'Dodo',
    temper: 'Shuts both eyes and points.',
    hello: 'Eeny, meeny…',
    won: 'Both eyes shut. I promise.',
    lost: 'I opened one eye. That was the mistake.',
  },
  tutti: {
    name: 'Tutti',
    temper: 'Loves every move the same.',
    hello: 'They are all good moves.',
    won: 'You see? All good.',
    lost: 'I liked each of them.',
  },
  zsiga: {
    name: 'Zsiga',
    temper: 'Draws his moves from a hat.',
    hello: 'The hat will decide.',
    won: 'The hat has spoken.',
    lost: 'I blame the hat.',
  },
  bogo: {
    name: 'Bogo',
    temper: 'Goes where the wind blows.',
    hello: 'Do you feel that wind?',
    won: 'A lucky gust.',
    lost: 'The wind turned.',
  },
  pim: {
    name: 'Pim',
    temper: 'Rolls dice where there are none.',
    hello: 'Where are the dice?',
    won: 'Sixes, every one.',
    lost: 'Ones, every one.',
  },
}

/** The bots as people to play against. */
export const characters = {
  people,
  /** In lists, where nothing else says how strong a bot is: "Marta (Steady)". */
  withLevel: (name: string, level: string) => `${name} (${level})`,
  /** The spoken name of what bots say at the beginning and at the end. */
  said: 'What the bots say',
  /** The level to try next, after a game and where a new one is set up. */
  nextLevel: {
    stronger: (won: number, games: number, level: string, next: string) =>
      `You won ${won} of your last ${games} games against ${level}. Try ${next}.`,
    easier: (games: number, level: string, next: string) =>
      `You lost your last ${games} games against ${level}. Try ${next}.`,
    /** On the button that chooses it. */
    choose: (next: string) => `Play ${next}`,
  },
}

export type CharacterTexts = typeof characters
