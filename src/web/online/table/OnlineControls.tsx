import { Link } from 'wouter'
import type { You } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { copyText } from '../../browser.ts'
import { dailyAddress, homeAddress, hrefOf, lobbyAddress, rulesAddress, settingsAddress } from '../../routes.ts'
import { useStore } from '../../store.ts'
import type { NoticeContent } from '../../table/Announcer.tsx'
import style from '../../table/Controls.module.css'
import { ControlButton, Menu, UndoArrow } from '../../table/Controls.tsx'
import { HintButton, type HintControl } from '../../table/hint/use-hint.tsx'
import { useTexts } from '../../text/TextsContext.tsx'
import { api } from '../api.ts'
import { useTableWords } from '../texts.tsx'
import { useInvitation } from '../use-invitation.ts'
import type { OnlineGame } from './online-game.ts'
import type { Run } from './use-table-notices.ts'

interface Props {
  readonly game: OnlineGame
  readonly facts: TableFacts
  readonly you: You
  readonly hint: HintControl
  /** Whether other people play, who must agree to a longer undo. */
  readonly isAgainstPeople: boolean
  readonly run: Run
  readonly onResult: (() => void) | undefined
  onChance(): void
  readonly mayBeginAnew: boolean
  /** Asks whether to propose this. */
  propose(what: 'end' | 'anew'): void
  say(notice: NoticeContent): void
}

/** The shell's buttons in the strip of an online table. */
export function OnlineControls(props: Props) {
  const { hint, onResult, you } = props
  const { table } = useTexts()
  return (
    <div className={style.controls} data-keeps-focus="">
      {onResult !== undefined && (
        <button type="button" className={style.word} onClick={onResult}>
          {table.result}
        </button>
      )}
      <HintButton hint={hint} />
      {you.seat !== null && <UndoButton {...props} />}
      <OnlineMenu {...props} />
    </div>
  )
}

/** Undoes the player's own last choice where that is allowed; otherwise asks the other players. */
function UndoButton({ game, facts, isAgainstPeople, run }: Props) {
  const { canUndo, isWaiting } = useStore(game.now)
  const { table } = useTexts()
  const { back } = useTableWords()
  const mayGoBack =
    facts.status === 'playing' && facts.proposal === null && facts.daily?.isCounted !== true && !facts.isRated
  const to = mayGoBack ? game.wayBack : undefined
  const mayAsk = !canUndo && !isWaiting && to !== undefined
  const ask = () => {
    if (to !== undefined) void run(() => api.rewind(facts.id, game.seq, to))
  }
  return (
    <ControlButton
      label={mayAsk && isAgainstPeople ? back.ask : table.undo}
      isDisabled={!canUndo && !mayAsk}
      onPress={() => (mayAsk ? ask() : game.undo())}
    >
      {mayAsk && isAgainstPeople ? <AskArrow /> : <UndoArrow />}
    </ControlButton>
  )
}

/** The arrow of undo with a question: others decide. */
function AskArrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M8 4 3 9l5 5M3 9h8a6 6 0 0 1 5 3"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="17" y="22" textAnchor="middle" fontSize="12" fontWeight="700" fill="currentcolor">
        ?
      </text>
    </svg>
  )
}

function OnlineMenu({ facts, you, run, onChance, propose, mayBeginAnew, say, isAgainstPeople }: Props) {
  const { table, kit } = useTexts()
  const { menu, bar } = useTableWords()
  const isPlaying = you.seat !== null && facts.status === 'playing'
  const isAway = you.seat !== null && facts.seats[you.seat - 1].isAway
  const { link, share } = useInvitation(facts)
  const copy = async () => {
    say({ kind: 'news', text: (await copyText(link)) ? menu.copied : menu.linkHere(link) })
  }
  const notices = async () => {
    const loaded = await import('../account/notices.ts').catch(() => undefined)
    if (loaded === undefined) say({ kind: 'problem', text: kit.notLoaded, again: () => void notices() })
    else say({ kind: 'news', text: await loaded.toggleTable(facts.id) })
  }
  const leave = async () => {
    if (await run('leave')) say({ kind: 'news', text: menu.left })
  }
  return (
    <Menu>
      <a href={hrefOf(rulesAddress(facts.game))} target="_blank" rel="noreferrer">
        {table.rules}
      </a>
      {facts.status === 'playing' && facts.daily === undefined && (
        <button type="button" onClick={share ?? copy}>
          {share ? menu.share : menu.copyLink}
        </button>
      )}
      {isPlaying && facts.daily?.isCounted !== true && (
        <button type="button" onClick={isAway ? () => run('comeBack') : leave}>
          {isAway ? bar.comeBack : facts.isRated ? menu.leaveRated : menu.leave}
        </button>
      )}
      {isPlaying && isAgainstPeople && (
        <button type="button" onClick={() => propose('end')}>
          {menu.end}
        </button>
      )}
      {isPlaying && mayBeginAnew && (
        <button type="button" onClick={() => propose('anew')}>
          {menu.anew}
        </button>
      )}
      {isPlaying && isAgainstPeople && (
        <button type="button" onClick={notices}>
          {menu.notices}
        </button>
      )}
      <button type="button" onClick={onChance}>
        {menu.chance}
      </button>
      <Link href={settingsAddress()}>{table.settings}</Link>
      {facts.daily ? <Link href={dailyAddress()}>{menu.daily}</Link> : <Link href={lobbyAddress()}>{menu.lobby}</Link>}
      <Link href={homeAddress()}>{table.home}</Link>
    </Menu>
  )
}
