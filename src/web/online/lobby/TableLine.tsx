import type { TableFacts } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { clockWords } from './clock-words.ts'
import { FactLine } from './FactLine.tsx'
import { useOnlineTexts } from './OnlineFrame.tsx'
import { useOptionNames } from './use-option-names.ts'

/** What was agreed for a table: variants, clock, who can come. */
export function TableLine({ table }: { readonly table: TableFacts }) {
  const { newTable, clock } = useOnlineTexts()
  const intro = useIntro(table.game)
  return (
    <FactLine
      className={controls.soft}
      facts={[
        ...useOptionNames(table, intro),
        clockWords(table.clock, clock) ?? clock.none,
        table.visibility === 'open' ? newTable.inLobby : newTable.onlyLink,
      ]}
    />
  )
}
