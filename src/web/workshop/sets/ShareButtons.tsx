import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import prose from '#ui/prose.module.css'
import { copyText, download } from '../../browser.ts'
import { textToLink } from '../../replay/record-link.ts'
import { BASE, PATHS } from '../../routes.ts'
import type { WorkshopTexts } from '../../text/en/workshop.ts'

interface Props {
  readonly gameId: string
  readonly name: string
  /** The text of the card file. */
  readonly text: string
  readonly texts: WorkshopTexts['sets']
}

/** Gives a set away, as a file or as a link with the whole set in it. */
export function ShareButtons({ gameId, name, text, texts }: Props) {
  const [said, setSaid] = useState('')

  function save(): void {
    const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'cards'
    download(new Blob([text], { type: 'application/json' }), `${file}.json`)
  }

  async function share(): Promise<void> {
    const link = `${location.origin}${BASE}${PATHS.workshop}#set=${gameId}.${await textToLink(text)}`
    setSaid((await copyText(link)) ? texts.linkCopied : texts.linkHere(link))
  }

  return (
    <>
      <Button look="quiet" aria-label={texts.downloadWhat(name)} onClick={save}>
        {texts.download}
      </Button>
      <Button look="quiet" aria-label={texts.shareWhat(name)} onClick={() => void share()}>
        {texts.share}
      </Button>
      <span role="status" className={prose.small}>
        {said}
      </span>
    </>
  )
}
