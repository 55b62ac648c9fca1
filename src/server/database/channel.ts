/** What nodes tell each other on. */
export const CHANNEL = 'hilltop'
