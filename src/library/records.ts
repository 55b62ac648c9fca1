/** `hilltop-library/records`: whole games as JSON, which the site, the command line and this library share. */

export type { GameRecord } from '#engine/record.ts'
export { RECORD_FORMAT, readRecord, recordOf, replay, verify } from '#engine/record.ts'
