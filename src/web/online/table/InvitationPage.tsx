import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import prose from '#ui/prose.module.css'
import type { Me } from '#wire/people.ts'
import { useIntro } from '../../game-texts.ts'
import { GamePicture } from '../../pages/parts/games.tsx'
import { maySitAt } from '../account/use-me.ts'
import { OnlineFrame } from '../lobby/OnlineFrame.tsx'
import { FactLine, People, RatedLine } from '../lobby/TableFacts.tsx'
import { clockWords, useOptionNames } from '../lobby/table-texts.ts'
import { NamePrompt } from '../lobby/use-named-task.tsx'
import { useTask } from '../lobby/use-task.ts'
import { useOnlineTexts, useTableWords } from '../texts.tsx'
import style from './InvitationPage.module.css'
import type { InvitationFacts, TableClient } from './table-client.ts'

interface Props extends InvitationFacts {
  readonly client: TableClient
  /** Null if not signed in, undefined while loading. */
  readonly me: Me | null | undefined
  /** Shows the waiting room to a visitor who does not sit down. */
  readonly look: (() => void) | undefined
}

/** Where every link and code of a table leads a visitor without a seat: who invites to what, and one button. */
export function InvitationPage(props: Props) {
  const { host, table } = props
  const { visit } = useTableWords()
  const name = useIntro(table.game)?.name ?? ''
  return (
    <OnlineFrame
      titleOf={() => (host === null ? visit.invited(name) : visit.invitedBy(host, name))}
      gameId={table.game}
    >
      <div className={`${columns.columns} ${style.invitation}`}>
        <div className={style.cover}>
          <GamePicture gameId={table.game} />
        </div>
        <Answer {...props} />
      </div>
    </OnlineFrame>
  )
}

function Answer({ client, table, me, look }: Props) {
  const { visit } = useTableWords()
  const { problems, clock } = useOnlineTexts()
  const intro = useIntro(table.game)
  const terms = [...useOptionNames(table, intro), clockWords(table.clock, clock)]
  const { run, isBusy, problem } = useTask()
  const maySit = maySitAt(table, me)
  const isFree = maySit && table.status === 'waiting' && table.seats.some(({ kind }) => kind === 'open')
  const button = isFree ? visit.join : visit.watch
  const press = () => {
    if (!isBusy) void run(() => client.join(), { 'not-now': problems.noSeatLeft })
  }
  return (
    <Card as="div" className={style.answer}>
      <People table={table} />
      <FactLine className={prose.small} facts={terms} />
      {table.isRated && <RatedLine maySit={maySit} />}
      {!isFree && maySit && <p>{table.status === 'waiting' ? visit.full : visit.begun}</p>}
      {me === null ? (
        <NamePrompt
          title=""
          button={button}
          onNamed={(named) => {
            client.named(named)
            press()
          }}
        />
      ) : (
        <Button look="primary" isBig onClick={press}>
          {button}
        </Button>
      )}
      {problem !== '' && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
      {isFree && look && (
        <Button look="quiet" onClick={look}>
          {visit.look}
        </Button>
      )}
    </Card>
  )
}
