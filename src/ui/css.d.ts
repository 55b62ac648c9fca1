import 'react'

declare module 'react' {
  // Custom properties are styles like any other.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
