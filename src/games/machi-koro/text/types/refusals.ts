import type * as reasons from '../../rules/legality/reasons.ts'

/** A text for every reason, in one language: the compiler sees to it that none is missing. */
export type RefusalTexts = Readonly<Record<(typeof reasons)[keyof typeof reasons]['reason'], string>>
