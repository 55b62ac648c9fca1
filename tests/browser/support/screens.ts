/** A phone in portrait orientation. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Every table fits into each of these: phones in both orientations, with and without browser bars, and others. */
export const SIZES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
] as const

/** The part of a phone's screen that a browser leaves, in both orientations: the hardest sizes of the day tests. */
export const SMALL_SIZES = [SIZES[1], SIZES[4]] as const

/** The screens on which everything must fit and be usable. */
export const SCREENS = [
  { name: 'wide screen', screen: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', screen: PHONE },
] as const
