import type { ReactNode } from 'react'

/** An empty table with everything in its place, so that little moves when the game is there. Its style is in the HTML of the build. */
export function TableOutline({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="table-outline" aria-hidden={children === undefined || undefined}>
      <div className="table-outline-seats">
        <span />
        <span />
      </div>
      <div className="table-outline-middle">
        <div className="table-outline-main" />
        <div className="table-outline-side" />
      </div>
      <div className="table-outline-strip">{children}</div>
    </div>
  )
}
