import { useState } from 'react'
import type { GameFacts } from '#engine/game.ts'
import { copyText } from '../../copy-text.ts'
import { hrefOf, newGameAddress } from '../../routes.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import type { SetUp } from './set-up.ts'
import { linkOf } from './set-up-link.ts'

/** Puts the address of this set-up on the clipboard, or shows it where the browser does not allow that. */
export function CopyLink({ game, setUp }: { readonly game: GameFacts; readonly setUp: SetUp }) {
  const texts = useTexts().pages.newGame
  const [said, setSaid] = useState('')

  async function copy(): Promise<void> {
    const link = location.origin + hrefOf(newGameAddress(game.id, linkOf(setUp, game)))
    setSaid((await copyText(link)) ? texts.linkCopied : texts.linkHere(link))
  }

  return (
    <>
      <button type="button" className={controls.secondary} onClick={copy}>
        {texts.copyLink}
      </button>
      <span className={controls.small} role="status">
        {said}
      </span>
    </>
  )
}
