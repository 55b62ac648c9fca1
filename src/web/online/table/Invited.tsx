import controls from '../../pages/parts/controls.module.css'
import { NamePrompt } from '../lobby/NamePrompt.tsx'
import { OnlineFrame } from '../lobby/OnlineFrame.tsx'
import style from './Invited.module.css'
import { useTableWords } from './texts.ts'

/** What somebody who is invited and has no name yet sees first. */
export function Invited({ onNamed }: { onNamed(): void }) {
  const words = useTableWords().visit
  return (
    <OnlineFrame titleOf={() => words.invited}>
      <div className={`${controls.card} ${style.card}`}>
        <NamePrompt why={words.whyName} onNamed={onNamed} />
      </div>
    </OnlineFrame>
  )
}
