const PATHS = {
  open: 'M5.500 2.500h1.700v7.300h7.300a1.300 1.300 0 0 1 1.300 1.300v6.400h-1.700v-4.300H7.200v4.300H5.500Z',
  person:
    'M10 9.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400ZM3.800 17c.4-3.700 2.800-5.600 6.200-5.600s5.800 1.900 6.200 5.600Z',
  bot: 'M9.200 2.500h1.600v2.700H15a1.800 1.800 0 0 1 1.800 1.800v8A1.800 1.800 0 0 1 15 16.800H5A1.800 1.800 0 0 1 3.200 15V7A1.800 1.800 0 0 1 5 5.200h4.200ZM6 8.500v3h2.500v-3Zm5.500 0v3H14v-3ZM6.500 13.200v1.400h7v-1.400Z',
}

/** A small figure, a small machine, or an empty chair. */
export function KindIcon({ kind }: { readonly kind: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[kind]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
