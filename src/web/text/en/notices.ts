/** Notices of one's turns, by push message or mail; loaded with their settings. */
export const notices = {
  title: 'Notices of your turns',
  line: 'Sent when it is your turn and you are not looking at the table. You get the next one for a table after you opened it. Invitations by people you follow are sent too.',
  push: 'On this browser',
  on: 'On',
  off: 'Off',
  /** Instead of the choice, where push messages are not possible. */
  noPush:
    'This browser cannot show them here. They need an https address; on an iPhone or iPad, add Hilltop to the home screen first.',
  denied: 'Your browser blocks notifications of this site. Allow them in its settings.',
  devices: 'Other browsers',
  unknown: 'Unknown browser',
  mail: 'By mail',
  mails: { off: 'No', now: 'Immediately', daily: 'Once a day' },
  digestAt: 'Daily mail at',
  address: 'Mail address',
  addressLine: 'For notices, and for a new password if you forget yours.',
  password: 'Your password',
  setAddress: 'Send link to confirm',
  pending: (address: string) => `We sent a link to ${address}. Open it in this browser to confirm the address.`,
  removeAddress: 'Remove',
  quiet: 'Quiet hours',
  from: 'from',
  to: 'to',
  tables: 'Tables',
  /** A table: "Machi Koro with Anna, Ben". */
  table: (game: string, names: string) => `${game} with ${names}`,
  stop: 'Stop all notices',
  /** Said after a choice at the table. */
  tableOn: 'You get a notice when it is your turn here.',
  tableOff: 'No more notices about this table.',
  tableNoWay: 'Choose on your account page how to get notices: by push message or mail.',
  failed: 'That did not work. Try again later.',
  /** After the link in a mail. */
  confirmed: 'Your mail address is confirmed.',
  signInFirst: 'Sign in to confirm your mail address.',
  wrongLink: 'This link is no longer valid.',
  resetTitle: 'Choose a new password',
  resetLine: 'You will be signed out everywhere else.',
  newPassword: 'New password',
  reset: 'Set new password',
  forgot: 'Forgot your password?',
  forgotLine: 'Enter the mail address of your account. If there is one, you get a link.',
  sendReset: 'Send link',
  resetSent: 'If an account has this address, a mail is on its way.',
}
export type NoticesTexts = typeof notices
