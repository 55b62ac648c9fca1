import { useState } from 'react'
import type { GameFace } from '#boards/board.ts'
import { findEntrance } from '#games/index.ts'
import { download } from '../../copy-and-download.ts'
import { withItsCards } from '../../games/card-sets.ts'
import { type GameSummary, loadGame } from '../../games/saved-game.ts'
import { reasonOf } from '../../problem.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { FileButton } from '../parts/buttons.tsx'
import controls from '../parts/controls.module.css'
import { usePageTexts } from '../parts/PageTexts.tsx'
import styles from './Exchange.module.css'
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
  const { pages, reasons } = useTexts()
  const { scores: texts } = usePageTexts()
  const [report, setReport] = useState<Report>()

  async function take(file: File): Promise<void> {
    const json = jsonOf(await file.text())
    if (json === undefined) return setReport({ done: '', refused: [texts.unreadable(file.name, reasons.notJson)] })
    const imported = await importGames(json, faceOf, pages.newGame.player)
    setReport({
      done: texts.imported(imported.added, imported.alreadyHere),
      refused: imported.refused.map(({ record, problem }) => texts.refused(record, reasonOf(problem, reasons))),
    })
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

/** Only games whose rules are known are asked for. */
async function faceOf(gameId: string): Promise<GameFace> {
  const entrance = findEntrance(gameId)
  if (entrance === undefined) throw new RangeError(`no game ${gameId}`)
  return entrance.loadFace()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * All games as a list of records. Each has one more field, `kept`, with what this browser knows beyond the record, so
 * that an import loses nothing.
 */
export function exportGames(games: readonly GameSummary[]): string {
  const brought = new Set<string>()
  const records = games.flatMap(({ id }) => {
    const game = loadGame(id)
    if (game === undefined) return []
    const { record, seats, startedAt, changedAt } = game
    const kept = { id, seats, startedAt, changedAt }
    // The digest of an online game covers every field and their order, so its record stays as it is.
    if ('fair' in record) return [{ ...record, kept }]
    const { cardSet, ...bare } = withItsCards(record)
    // A card set comes once, with the first game that is played with it.
    const isFirst = record.cards && !brought.has(record.cards.sha256)
    if (record.cards) brought.add(record.cards.sha256)
    return [{ ...(isFirst && cardSet ? { ...bare, cardSet } : bare), kept }]
  })
  return JSON.stringify(records)
}
