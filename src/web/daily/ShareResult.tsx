import { Suspense, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { lazyPart, preload } from '#ui/Part.tsx'
import { copyText } from '../browser.ts'
import { dailyAddress, hrefOf } from '../routes.ts'
import styles from './DailyPage.module.css'
import { hillsOf, type SharedResult, useDailyTexts } from './daily-parts.tsx'

const loadPoster = async () => (await import('./DailyPoster.tsx')).DailyPoster
const DailyPoster = lazyPart(loadPoster)

/** Shares a result as text or as a picture. Neither tells anything about the deal. */
export function ShareResult(result: SharedResult) {
  const texts = useDailyTexts()
  const { day, date, game, points, place, of, most } = result
  const [said, setSaid] = useState('')
  const [isDrawn, setDrawn] = useState(false)
  const poster = useRef<HTMLDivElement>(null)
  const share = async () => {
    const hills = hillsOf(points, most).map((isClimbed) => (isClimbed ? '▲' : '△'))
    const lines = [texts.shareText(date, game, points, place, of), hills.join('')]
    const text = [...lines, location.origin + hrefOf(dailyAddress())].filter((line) => line !== '').join('\n')
    if ('share' in navigator) {
      // Closing the share sheet is not an error.
      await navigator.share({ text }).catch(() => undefined)
    } else setSaid((await copyText(text)) ? texts.copied : texts.notCopied)
  }
  const draw = () =>
    preload(loadPoster, undefined).then(
      () => setDrawn(true),
      () => setSaid(texts.noPicture),
    )
  const save = async () => {
    const picture = await import('../table/picture.ts').catch(() => undefined)
    const isSaved = await picture?.downloadPicture(poster.current, `daily-hill-${day}.png`)
    setSaid(isSaved ? '' : texts.noPicture)
    setDrawn(false)
  }
  return (
    <div className={styles.share}>
      <Button look="quiet" onClick={share}>
        {texts.share}
      </Button>
      <Button look="quiet" onClick={draw}>
        {texts.picture}
      </Button>
      <span role="status">{said}</span>
      {isDrawn && (
        <div className={styles.poster} ref={poster} aria-hidden="true">
          <Suspense fallback={null}>
            <DailyPoster
              {...result}
              title={texts.title}
              placeText={of > 1 ? texts.place(place, of) : ''}
              onReady={save}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
