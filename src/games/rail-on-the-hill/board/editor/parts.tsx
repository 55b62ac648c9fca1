import type { PartProps } from '#boards/editor/set-editor.tsx'
import { LANDMARKS } from '../../cards/cards.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { setEditor } from '../../text/set-editor.ts'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import styles from './SetEditor.module.css'

export type EditorTexts = (typeof setEditor)['en']
export type RailPartProps = PartProps<EditorTexts, RailTexts>

/** The landmark that Shift and a digit mean: 1 is the first, 0 stands for none. */
export function landmarkOfKey({ code, shiftKey }: KeyboardEvent): number | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  return shiftKey && digit !== undefined ? Number(digit) - 1 : undefined
}

export function landmarkItems(words: WordTexts) {
  return LANDMARKS.map((value) => ({
    value,
    name: words.landmarks[value],
    picture: (
      <svg className={styles.landmark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <LandmarkPicture landmark={value} x={20} y={20} size={38} />
      </svg>
    ),
  }))
}
