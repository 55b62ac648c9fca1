import { useState } from 'react'
import { FACES } from '../../faces.ts'
import type { GameSummary } from '../../games/saved-game.ts'
import { download } from '../../table/record-file.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { FileButton } from '../parts/FileButton.tsx'
import styles from './Exchange.module.css'
import { exportGames } from './export-games.ts'
import { importGames } from './import-games.ts'

interface Props {
  readonly games: readonly GameSummary[]
  /** Called when games were added. */
  changed(): void
}

/** What an import came to: one line of success, and one for each refusal. */
interface Report {
  readonly done: string
  readonly refused: readonly string[]
}

/** Takes all games out of this browser, and takes others in. */
export function Exchange({ games, changed }: Props) {
  const { scores: texts, newGame } = useTexts().pages
  const [report, setReport] = useState<Report>()

  async function take(file: File): Promise<void> {
    try {
      const { noRoom, noSuchGame } = texts
      const words = { noRoom, noSuchGame, player: newGame.player }
      const imported = await importGames(JSON.parse(await file.text()), (id) => FACES[id].loadFace(), words)
      setReport({
        done: texts.imported(imported.added, imported.alreadyHere),
        refused: imported.refused.map(({ record, reason }) => texts.refused(record, reason)),
      })
    } catch (error) {
      setReport({ done: '', refused: [texts.unreadable(file.name, (error as Error).message)] })
    }
    changed()
  }

  return (
    <div className={styles.exchange}>
      <div className={styles.buttons}>
        {games.length > 0 && (
          <button
            type="button"
            className={controls.secondary}
            onClick={() => download(new Blob([exportGames(games)], { type: 'application/json' }), 'hilltop-games.json')}
          >
            {texts.exportAll}
          </button>
        )}
        <FileButton text={texts.import} take={take} />
      </div>
      <p className={controls.small}>{texts.importLine}</p>
      <div role="status">
        {report && report.done !== '' && <p className={styles.done}>{report.done}</p>}
        {report && report.refused.length > 0 && (
          <ul className={styles.refused}>
            {report.refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
