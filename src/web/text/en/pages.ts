/** Texts of pages where nothing is played, in one piece to load. First the page about Hilltop. */
export const about = {
  what: [
    'Play board games in your browser: solo, on one screen, against bots, online with friends, or offline.',
    'Every action is checked against the rules, and every refusal names the rule. A finished game can be replayed action by action.',
  ],
  privacy: 'What stays with you',
  privacyLines: [
    'Games on this device, scores and settings stay in this browser, and there is no tracking. Only a language that is not your browser’s is sent to the server, in a cookie, so that pages arrive in it.',
    'An online table is saved on the server that you play on: your name, the actions and the chat. One cookie keeps you signed in; an account is optional.',
    'Clearing this site’s data deletes the games, scores and settings in this browser. Online tables stay on the server. “Export all” on the score pad saves a copy.',
  ],
  free: 'Free software',
  freeLines: ['Hilltop is free software under the MIT licence: use it, read it, change it, share it.'],
  /** The heading above what each game's intro says of its rights. */
  rights: 'The games',
  inside: 'What is inside',
  insideLine: 'Hilltop is built on the work of others, with thanks:',
  part: 'Part',
  licence: 'Licence',
  /** The link to the whole licences. */
  licences: 'Full licences',
}

export type AboutTexts = typeof about

/** What the page of the rules says besides the rules. */
export const rulesPage = {
  search: 'Search the rules',
  searchHint: 'Press / to search, Escape to clear.',
  clear: 'Clear the search',
  contents: 'Contents',
  /** How many rules, introductions and tables have the words. */
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Said where no rule has the words; `rule` is the id of any rule, as an example. */
  nothingFound: (rule: string) => `No rule has these words. Try a shorter word, or the id of a rule such as ${rule}.`,
  /** The spoken name of the link to a rule. */
  linkTo: (rule: string) => `Link to rule ${rule}`,
  /** Before what is decided here where the printed rules are silent. */
  ruling: 'Ruling',
  rulingNote: 'Where the printed rules are silent or unclear, a ruling says how it is played here.',
}

export type RulesPageTexts = typeof rulesPage

/** What the pages of lessons say. The lessons' own texts are with each game. */
export const learn = {
  /** The heading of the list: "Learn Machi Koro". */
  title: (game: string) => `Learn ${game}`,
  line: 'You play on the real board, one small step at a time. You can leave at any moment and go on later.',
  /** How long a lesson takes. */
  minutes: (minutes: number) => `about ${minutes} min`,
  start: 'Start',
  goOn: 'Continue',
  again: 'Play again',
  done: 'Done',
  /** The spoken names of these buttons. */
  startWhat: (lesson: string) => `Start: ${lesson}`,
  goOnWhat: (lesson: string) => `Continue: ${lesson}`,
  againWhat: (lesson: string) => `Play again: ${lesson}`,
  /** "Step 3 of 14" */
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** The same in little room: "3 of 14". */
  shortStepOf: (step: number, steps: number) => `${step} of ${steps}`,
  /** The spoken name of the bar above the table. */
  bar: 'Lesson',
  back: 'Back',
  next: 'Next',
  /** Takes the action that is asked for. */
  showMe: 'Do it for me',
  skip: 'Skip ahead',
  leave: 'Leave the lesson',
  /** Stands in place of the text while others play. */
  others: 'Now the others take their turns.',
  /** The same where only the learner’s own turns are played. */
  ownTurns: 'Now some turns of yours go by.',
  /** Said when the learner does something else that is allowed. */
  other: 'That is allowed too. In this lesson we do what is marked; try the rest in a game of your own.',
  /** The same where the step is only to be read. */
  readFirst: 'Look around as you like, then press “Next” to go on.',
  playOn: 'Play on from here',
  /** "Next: Two dice" */
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  allLessons: 'All lessons',
  rules: 'Rules',
  /** The names of the others at the table. */
  rivals: ['Mira', 'Theo', 'Ida'],
}

export type LearnTexts = typeof learn

/** Whether a record from elsewhere is as its server signed it. */
export const recordOrigin = {
  known: 'Signed by the server that you play on: nothing in this record was changed after the game.',
  /** `key` is the beginning of the key. */
  other: (key: string) =>
    `Signed by a server that this browser has not played on (key ${key}…): nothing in this record was changed after the game.`,
  changed:
    'This record was changed after the game: its signature does not match. Names, moves or results may be wrong.',
}

export type RecordOriginTexts = typeof recordOrigin
