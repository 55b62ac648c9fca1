/** What the page about Hilltop says; loaded only there. */
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
