import { findEntrance } from '#games/index.ts'
import type { TableFacts } from '#wire/tables.ts'
import { hrefOf, onlineTableAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useOnlineTexts } from './texts.tsx'

interface Invitation {
  readonly link: string
  /** Lets one choose whom to send it to, on the sheet that phones have for that; undefined where there is none. */
  readonly share: (() => Promise<void>) | undefined
}

/** What brings others to a table. */
export function useInvitation({ game, id, code, visibility }: TableFacts): Invitation {
  const { shareText } = useOnlineTexts().waiting
  const { language } = useSettings()
  // Whoever comes with a code is asked for a name first; an open table can be looked at by all.
  const link = location.origin + hrefOf(onlineTableAddress(id, visibility === 'open' ? undefined : code))
  const share = async () => {
    // Not by `useIntro`: it may still load when the button is pressed.
    const intro = await findEntrance(game)
      ?.loadIntro(language)
      .catch(() => undefined)
    const name = intro?.name ?? ''
    try {
      await navigator.share({ title: name, text: shareText(name), url: link })
    } catch {
      // Closing the share sheet is not an error.
    }
  }
  return { link, share: 'share' in navigator ? share : undefined }
}
