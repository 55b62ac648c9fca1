import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A link as a QR code; dark on white in both themes, since some cameras read no other. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, data } = encode(link, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
