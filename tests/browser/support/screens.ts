/** A phone that is held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Where everything must fit and be usable. */
export const SCREENS = [
  { name: 'wide screen', screen: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', screen: PHONE },
] as const
