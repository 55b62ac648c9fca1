import type { ReasonTexts } from '../types/reasons.ts'

export const reasons: ReasonTexts = {
  noSuchGame: (game) => `there is no game ${game} here`,
  otherVersion: (version) =>
    `it is played by version ${version} of the rules, which this page does not have; reload it`,
  noCards: (name) => `its card set ${name} is not in this browser`,
  severalRecords: (count) => `it is a list of ${count} records, and only one can be shown`,
  damagedLink: 'the link is damaged or incomplete',
  tooLarge: 'it is too large to be a record',
  noRecord: 'it is neither a record nor a link to one',
  notJson: 'it is not a JSON file',
  noRoom: 'this browser has no room left',
}
