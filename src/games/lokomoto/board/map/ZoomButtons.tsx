import type { ComponentProps } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import type { MapTexts } from '../../text/en/board.ts'
import styles from './ZoomButtons.module.css'

/** SVG has no buttons of its own: a group of shapes becomes one by its role. */
const Shapes = 'g'

export function SvgButton(props: ComponentProps<'g'>) {
  return <Shapes {...props} role="button" />
}

interface ZoomButtonsProps {
  readonly isWhole: boolean
  readonly isLargest: boolean
  onStep(towards: 1 | -1): void
  onWhole(): void
  readonly texts: MapTexts
}

export function ZoomButtons({ isWhole, isLargest, onStep, onWhole, texts }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons} data-apart="" data-whole={isWhole || undefined}>
      {!isWhole && (
        <>
          <Touchable aria-label={texts.wholeMap} onClick={onWhole}>
            <Sign d="M3.500 7.500v-4h4M12.500 3.500h4v4M16.500 12.500v4h-4M7.500 16.500h-4v-4" />
          </Touchable>
          <Touchable aria-label={texts.zoomOut} onClick={() => onStep(-1)}>
            <Sign d="M4 10h12" />
          </Touchable>
        </>
      )}
      <Touchable aria-label={texts.zoomIn} isPossible={!isLargest} onClick={() => onStep(1)}>
        <Sign d="M4 10h12M10 4v12" />
      </Touchable>
    </div>
  )
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
